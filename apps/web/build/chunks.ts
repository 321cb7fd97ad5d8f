import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { markedChunks } from './chunk-marks.ts';

/** A chunk with modules that several screens share. It contains the source files that are marked with it. */
interface SharedChunk {
  readonly name: string;
  /**
   * What else it contains: source files of other packages, and folders (with a slash at the end), as paths
   * from the repository's root.
   */
  readonly sources?: readonly string[];
  /** Pattern for modules of npm packages, and for virtual modules of the build's plugins. */
  readonly modules?: RegExp;
  /** A module that fewer entry chunks import than this is not put into this chunk. */
  readonly minShareCount?: number;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PAGE = 'apps/web/src/';
const MARKED = markedChunks(ROOT + PAGE);

/** Turns paths from `apps/web/src` into paths from the repository's root. */
const page = (...paths: readonly string[]): string[] => paths.map((path) => PAGE + path);

/**
 * Puts shared modules into a few chunks. By default the bundler makes one chunk for each combination of
 * screens, about sixty, and over HTTP/1.1 a browser fetches six files at a time. Each chunk keeps its budget
 * (`scripts/budgets.mjs`). A module goes into the first chunk that contains it. The landing page needs
 * `entry`, `react` and `first`, and must import no other (`LANDING_CHUNKS`).
 */
const SHARED_CHUNKS: readonly SharedChunk[] = [
  {
    // Shared by the head start and the landing page.
    name: 'entry',
    modules: /rolldown\/runtime|vite\/preload-helper|virtual:pictures/,
  },
  {
    // The head start (`src/app/head-start.ts`) fetches data with these modules, and so does the game later.
    name: 'calls',
    modules: /node_modules\/idb-keyval\//,
    sources: [
      'packages/protocol/src/http/addresses.ts',
      'packages/protocol/src/http/command-addresses.ts',
      'packages/engine/src/world/static-data.ts',
    ],
  },
  { name: 'react', modules: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  {
    name: 'first',
    modules:
      /node_modules\/@tanstack\/(react-router|router-core|react-store|store|history)\/|virtual:glyph-sprite/,
  },
  {
    // The banners of announcements, so that pages outside the game show them without the scripts of the game.
    name: 'banners',
  },
  {
    // Mantine's floating components (menus, popovers, tooltips). A screen needs them only after it is shown.
    name: 'floating',
    modules:
      /node_modules\/(@floating-ui|tabbable)\/|@mantine\/core\/esm\/(components\/((Combobox(?!\/(ComboboxChevron|get-parsed-combobox-data|Combobox\.module))|FocusTrap|Popover|Portal|ScrollArea|Select|Tooltip)\/)|utils\/Floating\/)/,
    minShareCount: 2,
  },
  {
    name: 'dialogs',
    modules: /@mantine\/core\/esm\/components\/(Modal|ModalBase|Overlay)\//,
    minShareCount: 2,
  },
  {
    // Modules of the forms with which a player registers, validates, logs in to or changes an account.
    name: 'forms',
    modules:
      /@mantine\/core\/esm\/components\/(Alert|Checkbox|PasswordInput|Stack)\/|@mantine\/core\/esm\/utils\/InlineInput\//,
    sources: page(
      'features/accounts/',
      'screens/account/',
      'screens/register/',
      'screens/upgrade-guest/',
      'screens/validate/',
    ),
    minShareCount: 2,
  },
  {
    name: 'mantine',
    modules:
      /node_modules\/(@mantine|@floating-ui|aria-hidden|clsx|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|react-transition-group|tabbable|tslib|use-callback-ref|use-sidecar)\//,
    minShareCount: 2,
  },
  {
    name: 'wire',
    modules:
      /node_modules\/(@socket.io|@tanstack\/(query-core|react-query)|engine.io[\w-]*|socket.io[\w-]*|zustand)\//,
    sources: ['packages/engine/', 'packages/protocol/'],
    minShareCount: 2,
  },
  {
    // Shared by the screens of the Wiki.
    name: 'wiki',
    sources: ['packages/engine/src/facts/', ...page('screens/wiki/')],
    minShareCount: 2,
  },
  {
    // Modules that several categories of the guide use, and no other screen.
    name: 'guide',
    sources: page('screens/game-guide/facts/'),
    minShareCount: 2,
  },
  {
    // Modules of the idle report. The page fetches them only for players who were away.
    name: 'idle-report',
    minShareCount: 2,
  },
  { name: 'game', sources: ['apps/web/src/'], minShareCount: 2 },
];

/** A chunk group in rolldown's format. */
interface ChunkGroup {
  readonly name: string;
  readonly test: (moduleId: string) => boolean;
  readonly minShareCount?: number;
}

/**
 * The chunks that the scripts of the landing page and of the head start may import. What these scripts share
 * with the screens of the game has to be marked with one of them; else it is in a chunk of the game, and each
 * visitor loads that.
 */
export const LANDING_CHUNKS: readonly string[] = ['entry', 'calls', 'first'];

/** @throws Error when a chunk names a source that does not exist */
function groupOf({ name, sources = [], modules, ...counts }: SharedChunk): ChunkGroup {
  for (const source of sources) {
    if (!existsSync(ROOT + source))
      throw new Error(`The chunk ${name} names ${source}, which does not exist.`);
  }
  const isOurs = (path: string): boolean =>
    (path.startsWith(PAGE) && MARKED.get(path.slice(PAGE.length)) === name) ||
    sources.some((source) => (source.endsWith('/') ? path.startsWith(source) : path === source));
  const test = (moduleId: string): boolean => {
    const [path = ''] = moduleId.split('?');
    return modules?.test(moduleId) || (path.startsWith(ROOT) && isOurs(path.slice(ROOT.length)));
  };
  return { name, test, ...counts };
}

export const CHUNK_GROUPS: ChunkGroup[] = SHARED_CHUNKS.map(groupOf);
