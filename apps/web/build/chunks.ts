import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A chunk with modules that several screens share. */
interface SharedChunk {
  readonly name: string;
  /**
   * Source files that the chunk contains, and folders (with a slash at the end), as paths from the
   * repository's root.
   */
  readonly sources?: readonly string[];
  /** Pattern for modules of npm packages, and for virtual modules of the build's plugins. */
  readonly modules?: RegExp;
  /** A module that fewer entry chunks import than this is not put into this chunk. */
  readonly minShareCount?: number;
}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Turns paths from `apps/web/src` into paths from the repository's root. */
const page = (...paths: readonly string[]): string[] => paths.map((path) => `apps/web/src/${path}`);

/**
 * Puts shared modules into a few chunks. By default the bundler makes one chunk for each combination of
 * screens, about sixty, and over HTTP/1.1 a browser fetches six files at a time. Each chunk keeps its budget
 * (`scripts/budgets.mjs`); the landing page needs only the first two. A module goes into the first chunk that
 * names it.
 */
const SHARED_CHUNKS: readonly SharedChunk[] = [
  {
    // Shared by the head start and the landing page.
    name: 'entry',
    modules: /rolldown\/runtime|vite\/preload-helper|virtual:pictures/,
    sources: page(
      'app/game-screens.ts',
      'lib/api/game-address.ts',
      'lib/api/is-authenticated.ts',
      'lib/api/login-end.ts',
      'lib/server-look.ts',
      'ui/pictures/picture-address.ts',
    ),
  },
  {
    // The head start (`src/app/head-start.ts`) fetches data with these modules, and so does the game later.
    name: 'calls',
    modules: /node_modules\/idb-keyval\//,
    sources: [
      'packages/protocol/src/http/addresses.ts',
      'packages/protocol/src/http/command-addresses.ts',
      'packages/engine/src/world/static-data.ts',
      ...page(
        'app/layout/fight-backdrop.ts',
        'features/character/entrance.ts',
        'features/character/prefetch-layout.ts',
        'lib/api/call.ts',
        'lib/api/idempotency-key.ts',
        'lib/prefetch.ts',
        'lib/static-data/cache.ts',
        'lib/static-data/fetch-sets.ts',
        'ui/pictures/region-paths.ts',
      ),
    ],
  },
  { name: 'react', modules: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  {
    name: 'first',
    modules:
      /node_modules\/@tanstack\/(react-router|router-core|react-store|store|history)\/|virtual:glyph-sprite/,
    sources: page(
      'features/accounts/kept-invite.ts',
      'features/accounts/who-may-come.ts',
      'features/collections/inventory-search.ts',
      'features/news/FetchedBanners.tsx',
      'features/news/PageBanners.module.css',
      'features/news/PageBanners.tsx',
      'features/wiki/wiki-search.ts',
      'lib/api/agreement.ts',
      'lib/api/public-settings.ts',
      'lib/format/number.ts',
      'lib/format/version-day.ts',
      'lib/lazy/lazy-screen.tsx',
      'lib/offline/register-service-worker.ts',
      'screens/home/home-search.ts',
      'screens/leaderboards/board-search.ts',
      'screens/quests/quests-search.ts',
      'screens/while-you-rest/report-search.ts',
      'ui/glyph/Glyph.module.css',
      'ui/glyph/Glyph.tsx',
      'ui/components/PrimaryLink.module.css',
      'ui/components/PrimaryLink.tsx',
      'ui/components/NewTabLink.module.css',
      'ui/components/NewTabLink.tsx',
      'ui/components/StateNotice.module.css',
      'ui/components/StateNotice.tsx',
      'ui/components/Panel.module.css',
      'ui/components/Panel.tsx',
      'ui/components/PublicPage.module.css',
      'ui/components/PublicPage.tsx',
      'ui/components/page-title.ts',
      'ui/components/use-title.ts',
      'ui/pictures/KeyArt.module.css',
      'ui/pictures/KeyArt.tsx',
      'ui/pictures/Lantern.module.css',
      'ui/pictures/Lantern.tsx',
      'ui/pictures/Logo.module.css',
      'ui/pictures/Logo.tsx',
      'ui/pictures/Picture.tsx',
      'ui/pictures/retry-picture.ts',
      'ui/pictures/picture-queue.ts',
      'ui/pictures/typing-pause.ts',
    ),
  },
  {
    // The banners of announcements, so that pages outside the game show them without the scripts of the game.
    name: 'banners',
    sources: page(
      'features/news/Banners.module.css',
      'features/news/Banners.tsx',
      'features/news/banners.ts',
      'features/news/dismissed.ts',
      'lib/clock/server-clock.ts',
      'lib/clock/time-of-day.ts',
      'lib/clock/use-now.ts',
      'lib/format/time.ts',
      'lib/stored-setting/json-of.ts',
      'lib/stored-setting/stored-setting.ts',
    ),
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
    sources: page(
      'features/guide/contents.ts',
      'screens/game-guide/article.ts',
      'screens/game-guide/facts/',
      'screens/game-guide/markup.ts',
    ),
    minShareCount: 2,
  },
  {
    // Modules of the idle report. The page fetches them only for players who were away.
    name: 'idle-report',
    sources: page(
      'features/idle-reports/VictoryList.module.css',
      'features/idle-reports/VictoryList.tsx',
      'features/idle-reports/ReportView.module.css',
      'features/idle-reports/ReportView.tsx',
      'features/idle-reports/ReportItemList.module.css',
      'features/idle-reports/ReportItemList.tsx',
      'features/idle-reports/BestFinds.module.css',
      'features/idle-reports/BestFinds.tsx',
      'features/idle-reports/Fold.module.css',
      'features/idle-reports/Fold.tsx',
      'features/idle-reports/Kind.module.css',
      'features/idle-reports/Kind.tsx',
      'features/idle-reports/Section.module.css',
      'features/idle-reports/Section.tsx',
      'features/idle-reports/SkillGains.module.css',
      'features/idle-reports/SkillGains.tsx',
      'features/idle-reports/best-finds.ts',
    ),
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

/** @throws Error when a chunk names a source that does not exist */
function groupOf({ name, sources = [], modules, ...counts }: SharedChunk): ChunkGroup {
  for (const source of sources) {
    if (!existsSync(ROOT + source))
      throw new Error(`The chunk ${name} names ${source}, which does not exist.`);
  }
  const isOurs = (path: string): boolean =>
    sources.some((source) => (source.endsWith('/') ? path.startsWith(source) : path === source));
  const test = (moduleId: string): boolean => {
    const [path = ''] = moduleId.split('?');
    return modules?.test(moduleId) || (path.startsWith(ROOT) && isOurs(path.slice(ROOT.length)));
  };
  return { name, test, ...counts };
}

export const CHUNK_GROUPS: ChunkGroup[] = SHARED_CHUNKS.map(groupOf);
