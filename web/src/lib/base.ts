/**
 * The site may be served below a path, as `https://example.org/games/`. Paths in the program begin at the site
 * (`/t/<table>`); only addresses that leave it (links, requests) carry the path of the host.
 */

/** The path of the site, from the address of a script in its folder `assets`: empty, or `/games`. */
export function siteBase(script: string): string {
  return /^(.*)\/assets\/[^/]+$/.exec(new URL(script).pathname)?.[1] ?? '';
}

const BASE = siteBase(import.meta.url);

/** The address of a path of the site. */
export const siteUrl = (path: string, base = BASE): string => base + path;

/** The path within the site; `null` if an address is outside of it. */
export function sitePath(path: string, base = BASE): string | null {
  if (path === base) return '/';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** The address of a WebSocket of the site. */
export const socketUrl = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${siteUrl(path)}`;
