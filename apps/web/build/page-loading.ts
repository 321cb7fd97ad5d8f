import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { picturesBase } from './pictures.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

const HEAD_START = 'head-start';

/**
 * Chunks that the landing page and the game need first. The chunk of a single game screen is not here: the
 * head start imports it, because only the head start knows the path at which the page opens.
 */
const OPENED_WITH = {
  landing: ['index', 'LandingScreen'],
  game: ['index', 'AppProviders', 'FrameLayout'],
} as const;
type Side = keyof typeof OPENED_WITH;

/** Placeholders in index.html for the links that this plugin writes. */
const SCRIPTS_PLACE = '<!--scripts-->';
const SHEETS_PLACE = '<!--sheets-->';
/** The links that vite writes for the main script; this plugin writes its own links instead. */
const LINKS_OF_VITE = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/**
 * Writes links into the page, so that the browser fetches scripts and style sheets before a script imports
 * them. There is one block of links for the game and one for the landing page, each between two HTML comments
 * (`<!--game-->`, `<!--/game-->`). In each page that it sends, the server removes the block that the page
 * does not need (`apps/server/src/http/page/page.ts`).
 *
 * The style sheets are linked below the page's first text, so browsers show that text without waiting for the
 * style sheets. The main script runs after the style sheets have loaded. The head start runs earlier, as soon
 * as its script has loaded.
 */
export function pageLoading(): Plugin {
  return {
    name: 'page-loading',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/app/head-start.ts', name: HEAD_START });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html
          .replace(LINKS_OF_VITE, '')
          .replace(
            SCRIPTS_PLACE,
            onBothSides((side) => scripts(bundle, side)),
          )
          .replace(
            SHEETS_PLACE,
            onBothSides((side) => sheets(bundle, side)),
          ),
    },
  };
}

/** The links for the landing page and the links for the game, each block between two HTML comments. */
const onBothSides = (lines: (side: Side) => readonly string[]): string =>
  (['landing', 'game'] as const)
    .flatMap((side) => [`<!--${side}-->`, ...lines(side), `<!--/${side}-->`])
    .join('\n    ');

const scripts = (bundle: Bundle, side: Side): string[] =>
  side === 'landing'
    ? [...(['wide', 'tall'] as const).map(keyArt), ...preloads(chunksOf(bundle, OPENED_WITH.landing))]
    : // The head start's chunks come first, because it requests everything else.
      [headStart(bundle), ...preloads(chunksOf(bundle, [HEAD_START, ...OPENED_WITH.game]))];

const preloads = (chunks: readonly Chunk[]): string[] =>
  chunks
    .filter(({ isEntry }) => !isEntry)
    .map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}" />`);

const keyArt = (view: 'wide' | 'tall'): string =>
  `<link rel="preload" as="image" type="image/webp" fetchpriority="high" href="${picturesBase()}/brand/key-art-${view}.webp" ` +
  `media="(orientation: ${view === 'wide' ? 'landscape' : 'portrait'})" />`;

const headStart = (bundle: Bundle): string =>
  `<script type="module" async crossorigin src="/${chunkNamed(bundle, HEAD_START)?.fileName}"></script>`;

function sheets(bundle: Bundle, side: Side): string[] {
  const files = chunksOf(bundle, OPENED_WITH[side]).flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
  return [...new Set(files)].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`);
}

/** The chunks with these names, and all chunks that they import, directly or indirectly. */
function chunksOf(bundle: Bundle, names: readonly string[]): Chunk[] {
  const found = new Set<Chunk>();
  const add = (chunk: Bundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) add(bundle[file]);
  };
  for (const name of names) add(chunkNamed(bundle, name));
  return [...found];
}

const chunkNamed = (bundle: Bundle, name: string): Chunk | undefined =>
  Object.values(bundle).find((chunk): chunk is Chunk => chunk.type === 'chunk' && chunk.name === name);
