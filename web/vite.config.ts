import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * `import crown from 'icon:crown'` is the drawing (the inside of an `<svg viewBox="0 0 512 512">`) of
 * one icon of the collection game-icons. Only icons that are imported travel to the browser, in the
 * chunk that uses them.
 */
function icons(): Plugin {
  const prefix = 'icon:';
  let drawings: Record<string, { body: string }> | undefined;
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      drawings ??= JSON.parse(
        readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
      ).icons as Record<string, { body: string }>;
      const name = id.slice(prefix.length + 1);
      const drawing = drawings[name];
      if (!drawing) throw new Error(`there is no icon “${name}” in game-icons`);
      return `export default ${JSON.stringify(drawing.body.replaceAll(' fill="currentColor"', ''))}`;
    },
  };
}

const backend = process.env.SIGNORIA_BACKEND ?? 'http://127.0.0.1:8080';
const proxy = { '/api': { target: backend, ws: true }, '/health': { target: backend } };

export default defineConfig({
  plugins: [icons(), svelte()],
  // Texts live next to those of the server, outside of this folder.
  server: { fs: { allow: ['..'] }, proxy },
  preview: { proxy },
  // The document names its files from the root, where the server adds the path of the host; all others find theirs
  // next to themselves.
  experimental: {
    renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  build: {
    target: 'es2022',
    // The server's content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    reportCompressedSize: false,
    manifest: true,
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
