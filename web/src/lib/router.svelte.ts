/** Pages have paths: `/`, `/new/machiavelli`, `/t/<table>`. */

import { sitePath, siteUrl } from './base.ts';

export interface Route {
  page: string;
  params: Record<string, string>;
}

/** Patterns of the pages; a segment that begins with `:` is a parameter. */
const PAGES: readonly [pattern: string, page: string][] = [
  ['/', 'home'],
  ['/new/:game', 'setup'],
  ['/t/:table', 'table'],
  ['/t/:table/replay', 'replay'],
  ['/account', 'account'],
  ['/history', 'history'],
  ['/u/:name', 'profile'],
  ['/settings', 'settings'],
  ['/admin', 'admin'],
  ['/reset', 'reset'],
  ['/about', 'about'],
  ['/privacy', 'privacy'],
  ['/rules/:game', 'rules'],
];

export function match(path: string): Route {
  const segments = path.split('/').filter(Boolean);
  for (const [pattern, page] of PAGES) {
    const wanted = pattern.split('/').filter(Boolean);
    if (wanted.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, at) => {
      const segment = segments[at] ?? '';
      if (!want.startsWith(':')) return want === segment;
      try {
        params[want.slice(1)] = decodeURIComponent(segment);
      } catch {
        return false;
      }
      return true;
    });
    if (fits) return { page, params };
  }
  return { page: 'missing', params: {} };
}

class Router {
  path = $state('/');
  query = $state.raw(new URLSearchParams());
  route = $derived(match(this.path));

  /** Starts to listen to the browser. */
  start(): void {
    this.#read();
    addEventListener('popstate', () => this.#read());
    // A plain click on an internal link does not reload the page.
    document.addEventListener('click', (event) => {
      const link = (event.target as Element | null)?.closest('a');
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      const path = sitePath(link.pathname);
      if (path === null || path.startsWith('/api/')) return;
      event.preventDefault();
      if (link.hash && link.pathname === location.pathname) {
        document.querySelector(link.hash)?.scrollIntoView();
        return;
      }
      this.go(path + link.search);
    });
  }

  #read(): void {
    this.path = sitePath(location.pathname) ?? '/';
    this.query = new URLSearchParams(location.search);
  }

  /** Goes to a path of the site. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', siteUrl(path));
    else history.pushState(null, '', siteUrl(path));
    const before = this.path;
    this.#read();
    if (this.path !== before) scrollTo(0, 0);
  }
}

export const router = new Router();
