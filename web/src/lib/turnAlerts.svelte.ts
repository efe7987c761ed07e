/** Your turn: title, favicon, a soft bell, a notification if the page is hidden. */

import { siteUrl } from './base.ts';
import { settings } from './settings.svelte.ts';
import { t } from './i18n.svelte.ts';

let audio: AudioContext | null = null;

/** Unlocks audio after the first gesture, as browsers require. Creating the sound takes time, so it is done while the
 *  reader pauses. */
export function unlockAudio(): void {
  if (audio) {
    if (audio.state === 'suspended') void audio.resume();
    return;
  }
  clearTimeout(pause);
  if (settings.turnSound) pause = setTimeout(() => (audio ??= new AudioContext()), PAUSE);
}
const PAUSE = 1500;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Two soft strokes of a bell. */
export function bell(): void {
  if (!audio || audio.state !== 'running') return;
  const now = audio.currentTime;
  for (const [at, pitch] of [
    [0, 659.25],
    [0.16, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + at);
    volume.gain.linearRampToValueAtTime(0.16, now + at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.9);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + at);
    tone.stop(now + at + 1);
  }
}

/** At a table, or, without a title, on the site. */
export function showTurn(title: string | null, mine: boolean): void {
  const place = title ?? 'Signoria';
  document.title = mine ? `● ${t('turn-title')} · ${place}` : title ? `${title} · Signoria` : place;
  const icon = document.querySelector<HTMLLinkElement>('#favicon');
  const wanted = siteUrl(mine ? '/favicon-turn.svg' : '/favicon.svg');
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}

export function notifyTurn(title: string, question: string): void {
  if (settings.turnSound) bell();
  if (settings.notifications && document.hidden && Notification.permission === 'granted') {
    const note = new Notification(title, {
      body: question,
      icon: siteUrl('/favicon-turn.svg'),
      tag: 'signoria-turn',
    });
    note.addEventListener('click', () => {
      focus();
      note.close();
    });
  }
}
