import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:pictures';
const MANIFEST = fileURLToPath(new URL('../../../packages/art/built/manifest.json', import.meta.url));

/**
 * The first part of the address of every built picture, `/pictures/<version>`. The version is part of it, so
 * an open page keeps the pictures that it was built with (ADR 0007).
 * @throws Error when no pictures were built
 */
export function picturesBase(): string {
  let manifest: string;
  try {
    manifest = readFileSync(MANIFEST, 'utf8');
  } catch {
    throw new Error('No pictures in packages/art/built. npm run art makes them.');
  }
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return `/pictures/${version}`;
}

/**
 * Provides the module `virtual:pictures`. It exports the first part of the address of every built picture.
 */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const picturesBase = ${JSON.stringify(picturesBase())};` : null,
  };
}
