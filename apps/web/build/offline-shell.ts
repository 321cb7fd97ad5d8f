import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';
import { picturesBase } from './pictures.ts';

/** The exports of packages/protocol, as in command-addresses.ts. */
type Protocol = typeof import('@slumberfell/protocol');

const MODULE = 'virtual:offline-shell';
const SOURCE = fileURLToPath(new URL('../src/lib/offline/', import.meta.url));
const PAGE = 'offline.html';
const SCRIPT = 'offline.js';

/**
 * Scripts of the offline page, with their sources. Their paths have no hash, because browsers request them by
 * fixed names.
 */
export const OFFLINE_ENTRIES = {
  'service-worker': `${SOURCE}service-worker.ts`,
  offline: `${SOURCE}reload-when-reachable.ts`,
} as const;

/** @returns the pattern of the file name of an entry script of the build */
export const entryFile = ({ name }: { readonly name: string }): string =>
  name in OFFLINE_ENTRIES ? '[name].js' : 'assets/[name]-[hash].js';

/**
 * Makes the page installable: writes the web app manifest, and the page that is shown when the server cannot
 * be reached.
 */
export function offlineShell(): Plugin {
  return {
    name: 'offline-shell',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? shellModule() : null),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: PAGE, source: readFileSync(SOURCE + PAGE, 'utf8') });
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(manifest(), null, 2),
      });
    },
  };
}

/** The calls that the service worker makes. */
const CALLS = ['alert-key', 'devices', 'register-device', 'withdraw-device'] as const;

async function shellModule(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [PAGE, 'reload-when-reachable.ts']) hash.update(readFileSync(SOURCE + file));
  const version = hash.digest('hex').slice(0, 12);
  const { addresses, API_BASE }: Protocol = await tsImport('@slumberfell/protocol', import.meta.url);
  const values = {
    files: [`/${PAGE}`, `/${SCRIPT}`],
    version,
    icon: icon(180).src,
    calls: Object.fromEntries(CALLS.map((name) => [name, API_BASE + addresses[name].path])),
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

const icon = (side: number) => ({
  src: `${picturesBase()}/brand/favicon-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
});

const manifest = () => ({
  id: '/',
  name: 'Slumberfell',
  short_name: 'Slumberfell',
  description: 'An idle fantasy game told as a bedtime story. Your legend grows while you rest.',
  lang: 'en',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: '#15111b',
  theme_color: '#15111b',
  categories: ['games'],
  icons: [icon(180), icon(512)],
});
