import type { LessonStep } from '../src/games/contract.ts';
import { lesson as carrara } from '../src/games/carrara/lesson.ts';
import { lesson as habemusPapam } from '../src/games/habemus_papam/lesson.ts';
import { lesson as laCitta } from '../src/games/la_citta/lesson.ts';
import { lesson as machiavelli } from '../src/games/machiavelli/lesson.ts';
import { lesson as notreDame } from '../src/games/notre_dame/lesson.ts';
import { expect, prefer, test } from './server.ts';

const LESSONS = {
  machiavelli,
  notre_dame: notreDame,
  carrara,
  la_citta: laCitta,
  habemus_papam: habemusPapam,
} as unknown as Record<string, readonly LessonStep[]>;

interface Told {
  event?: string;
}
interface Message {
  log?: { event: Told }[];
  position?: { choices?: { action: unknown }[] };
}

/** The test plays faster than a person could: advice is limited. */
test.use({ forgiven: /429 \(Too Many Requests\)/ });

for (const game of Object.keys(LESSONS)) {
  test(`a learner plays ${game} to its end by following the coach`, async ({ page }) => {
    test.setTimeout(240_000);
    await prefer(page, { speed: 'instant', confirm: 'never' });
    // What the server has told so far: the coach may speak of nothing else.
    const happened = new Set<string>();
    let offered = new Set<string>();
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as Message;
        for (const { event } of message.log ?? []) happened.add(event.event ?? '');
        const kind = (action: unknown) =>
          typeof action === 'string' ? action : (Object.keys(action as object)[0] ?? '');
        if (message.position) {
          offered = new Set((message.position.choices ?? []).map(({ action }) => kind(action)));
        }
      });
    });
    await page.goto('/');
    const title = await page.locator(`article[data-game=${game}] h2`).innerText();
    await page.locator(`article[data-game=${game}]`).getByRole('button', { name: 'Learn to play' }).click();
    await page.waitForURL(/\/t\/\w+$/);
    expect(title).not.toBe('');

    const said: string[] = [];
    const explained: string[] = [];
    let decisions = 0;
    while (!(await page.getByTestId('result').isVisible())) {
      /** What the coach says now. */
      const step = await page.evaluate(async () => {
        const until = performance.now() + 20_000;
        const query = (what: string) => document.querySelector<HTMLElement>(`.lesson ${what}`);
        while (performance.now() < until) {
          if (document.querySelector('[data-testid=result]')) return { did: 'over', id: '', text: '' };
          const note = document.querySelector<HTMLElement>('.lesson');
          const text = query('[data-testid=remark]')?.textContent ?? '';
          const id = note?.dataset['step'] ?? '';
          const about = note?.dataset['kind'] ?? '';
          if (note && id) return { did: 'remark', id, text };
          if (!document.querySelector('[data-sending]') && note) {
            const button = query('.advice button');
            if (button && query('.advice span')) return { did: 'play', id: about, text };
            button?.click();
          }
          await new Promise((done) => setTimeout(done, 15));
        }
        const bar = document.querySelector('.bar')?.textContent;
        throw new Error(`the coach is at a loss: ${document.querySelector('.lesson')?.textContent} ${bar}`);
      });
      if (step.did === 'over') break;
      expect(step.text, step.id).not.toContain('lesson-');
      if (step.did === 'remark') {
        const meant = LESSONS[game]?.find((it) => it.id === step.id);
        expect(meant, step.id).toBeDefined();
        if (meant?.after !== undefined) expect([...happened], step.id).toContain(meant.after);
        expect(said, 'nothing is said twice').not.toContain(step.id);
        said.push(step.id);
      } else {
        decisions += 1;
        if (step.id) {
          const kind = step.id.slice(game.length + 1);
          expect([...offered], step.id).toContain(kind);
          explained.push(kind);
        }
      }
      expect(decisions).toBeLessThan(300);
      // Then it is done. Advice for an earlier position is gone by itself.
      await page.evaluate((remark) => {
        document.querySelector<HTMLElement>(`.lesson ${remark ? '.buttons' : '.advice'} button`)?.click();
      }, step.did === 'remark');
    }
    const introduction = (LESSONS[game] ?? []).filter((it) => it.after === undefined).map((it) => it.id);
    expect(said.slice(0, introduction.length)).toEqual(introduction);
    expect(said.length, 'events were explained too').toBeGreaterThan(introduction.length + 1);
    expect(explained.length, 'decisions were explained').toBeGreaterThan(1);
    expect(decisions).toBeGreaterThan(10);
    await expect(page.getByTestId('result')).toBeVisible();
    await expect(page.getByTestId('decided')).toBeVisible();
  });
}

test('a learner leaves the guided game and comes back to where they were', async ({ page }) => {
  await page.goto('/rules/carrara');
  await page.getByRole('button', { name: 'Learn to play' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  const remark = page.getByTestId('remark');
  const first = await remark.innerText();
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(remark).not.toHaveText(first);
  const second = await remark.innerText();
  await expect(page.locator('.board .pointed')).toBeVisible();
  await page.goto('/');
  // Their own table, not the rules of the game.
  await page.locator('main a[href^="/t/"]').first().click();
  await expect(page.getByTestId('remark')).toHaveText(second);
});
