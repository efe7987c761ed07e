import '@fontsource-variable/cormorant/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './ui/tokens.css';
import './ui/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte.ts';
import { applyTheme, chosenLang } from './lib/settings.svelte.ts';
import { i18n } from './lib/i18n.svelte.ts';

// Palettes are small and the doors of the home page need all of them.
import.meta.glob('./games/*/palette.css', { eager: true });

applyTheme();
router.start();
await i18n.use(chosenLang());
const target = document.querySelector('#app');
if (target) mount(App, { target });

// Installable, with a page for the time without a connection. Not while developing.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => {});
}
