import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const MODULE = 'virtual:pictures';
const MANIFEST = fileURLToPath(new URL('../../../packages/art/built/manifest.json', import.meta.url));

/**
 * Where the built pictures are, `/pictures/<version>`: a page names the pictures that it was built with (ADR 0007).
 * @throws Error when nothing is drawn: a page without pictures is no page
 */
export function picturesBase(): string {
  let manifest: string;
  try {
    manifest = readFileSync(MANIFEST, 'utf8');
  } catch {
    throw new Error('There are no pictures in packages/art/built: npm run art draws them.');
  }
  const { version } = JSON.parse(manifest) as { readonly version: string };
  return `/pictures/${version}`;
}

/** Offers the address under which the pictures are as the module `virtual:pictures`. */
export function pictures(): Plugin {
  return {
    name: 'pictures',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}` ? `export const picturesBase = ${JSON.stringify(picturesBase())};` : null,
  };
}
