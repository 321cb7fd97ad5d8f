/** A chunk that modules of more than one screen go into. The first group whose test a module passes has it. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  /** Modules of fewer chunks than this stay in their own. */
  readonly minShareCount?: number;
}

/**
 * What the screens share, in a few scripts: left to itself the bundler makes some sixty, for each set of screens one, and over
 * HTTP/1.1 a browser fetches six at a time. None of them is over the budget (`scripts/budgets.mjs`), and the landing page needs
 * only the first two.
 */
export const CHUNK_GROUPS: ChunkGroup[] = [
  {
    // What the head start and the landing page have in common.
    name: 'ahead',
    test: /rolldown\/runtime|vite\/preload-helper|virtual:pictures|src\/(api\/session-end|art\/picture-address|house\/game-screens)\.ts/,
  },
  {
    // What the head start (`src/head-start.ts`) asks for data with, and the game after it.
    name: 'calls',
    test: /node_modules\/idb-keyval\/|packages\/(protocol\/src\/addresses|engine\/src\/static-data)\.ts|src\/(ahead|api\/call|art\/region-paths|character\/fetch-layout|layout\/fight-land|static-data\/(cache|fetch-sets))\.ts/,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  {
    name: 'first',
    test: /node_modules\/@tanstack\/(react-router|router-core|react-store|store|history)\/|virtual:glyph-sprite|src\/(api\/public-settings|collections\/bag-search|art\/(KeyArt|Lantern|Logo|Picture|come-back|in-turn|pace)|format\/number|glyph\/Glyph|house\/(Doorstep|lazy-screen)|layout\/use-title|parts\/(EmberLink|NewTabLink|Notice|Panel)|screens\/(leaderboards\/board-search|while-you-rest\/rest-search))\b/,
  },
  {
    // Mantine's parts that stand beside something: they are shown later than the screen that they belong to.
    name: 'floating',
    test: /node_modules\/(@floating-ui|tabbable)\/|@mantine\/core\/esm\/(components\/((Combobox(?!\/(ComboboxChevron|get-parsed-combobox-data|Combobox\.module))|FocusTrap|Popover|Portal|ScrollArea|Select|Tooltip)\/)|utils\/Floating\/)/,
    minShareCount: 2,
  },
  {
    name: 'dialogs',
    test: /@mantine\/core\/esm\/components\/(Modal|ModalBase|Overlay)\//,
    minShareCount: 2,
  },
  {
    // Those of the screens before the game, and of the account.
    name: 'forms',
    test: /@mantine\/core\/esm\/components\/(Alert|Checkbox|CopyButton|PasswordInput|Stack)\/|@mantine\/core\/esm\/utils\/InlineInput\/|apps\/web\/src\/(accounts|screens\/(account|register|validate))\//,
    minShareCount: 2,
  },
  {
    name: 'mantine',
    test: /node_modules\/(@mantine|@floating-ui|aria-hidden|clsx|get-nonce|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|react-transition-group|tabbable|tslib|use-callback-ref|use-sidecar)\//,
    minShareCount: 2,
  },
  {
    name: 'wire',
    test: /node_modules\/(@socket.io|@tanstack\/(query-core|react-query)|engine.io[\w-]*|socket.io[\w-]*|zustand)\/|packages\/(engine|protocol)\//,
    minShareCount: 2,
  },
  {
    // What the categories of the guide have in common; nobody else needs it.
    name: 'guide',
    test: /src\/screens\/game-guide\/(facts\/|(article|contents|markup)\.ts)/,
    minShareCount: 2,
  },
  {
    // Only who has been away reads it.
    name: 'rest',
    test: /src\/screens\/while-you-rest\/(Beaten|ReportView|SpoilList)\b/,
    minShareCount: 2,
  },
  { name: 'game', test: /apps\/web\/src\//, minShareCount: 2 },
];
