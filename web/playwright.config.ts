import { defineConfig } from '@playwright/test';
import { executable, quiet } from './tools/chromium.mjs';

/** Browser tests: the real server with the built site, the distribution's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  // A machine under load may cut a test short; one that needs its second chance is listed as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [['line']],
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    reducedMotion: 'reduce',
    launchOptions: { executablePath: executable, args: quiet },
  } as never,
});
