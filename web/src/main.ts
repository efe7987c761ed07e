import '@fontsource-variable/cormorant/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { siteUrl } from './lib/base.ts';
import { router } from './lib/router.svelte.ts';
import { applyTheme, chosenLang } from './lib/settings.svelte.ts';
import { i18n, t } from './lib/i18n.svelte.ts';
import { partMissing } from './lib/fresh.ts';
import { toasts } from './lib/toasts.svelte.ts';

// Palettes are small and the doors of the home page need all of them.
import.meta.glob('./games/*/palette.css', { eager: true });

applyTheme();
router.start();
addEventListener('vite:preloadError', () =>
  partMissing({
    now: () => Date.now(),
    storage: sessionStorage,
    reload: () => location.reload(),
    tell: () => toasts.show(t('new-version'), 'error'),
  }),
);
await i18n.use(await chosenLang());
const target = document.querySelector('#app');
if (target) mount(App, { target });

// Installable, with a page for the time without a connection. Not while developing.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register(siteUrl('/sw.js')).catch(() => {});
}
