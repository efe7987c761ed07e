// The distribution's Chromium, as the browser tests and the tools start it.

export const executable = process.env.CHROMIUM?.startsWith('/') ? process.env.CHROMIUM : '/usr/bin/chromium';
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
