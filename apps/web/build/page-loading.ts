import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { picturesBase } from './pictures.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;
type Chunk = Extract<Bundle[string], { type: 'chunk' }>;

const HEAD_START = 'head-start';

/** What each side is opened with. A screen of the game comes by the head start, which knows the path. */
const OPENED_WITH = {
  landing: ['index', 'LandingScreen'],
  game: ['index', 'AppProviders', 'GameLayout'],
} as const;
type Side = keyof typeof OPENED_WITH;

/** Where they go in index.html. */
const SCRIPTS_PLACE = '<!--scripts-->';
const SHEETS_PLACE = '<!--sheets-->';
/** What vite has written into the page by itself, for the main script alone. */
const LINKS_OF_VITE = /\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g;

/**
 * Writes into the page which scripts and sheets are fetched before a script asks for them. The server leaves out on the landing
 * page what stands between the marks of the game, and on all others what is for the landing page alone
 * (`apps/server/src/http/page.ts`).
 *
 * The sheets stand below the page's first words, which a browser therefore shows without waiting for them; the main script
 * runs once they are here. The head start runs before that, as soon as it is fetched itself.
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

/** Lines of the landing page and of the game, between their marks. */
const onBothSides = (lines: (side: Side) => readonly string[]): string =>
  (['landing', 'game'] as const)
    .flatMap((side) => [`<!--${side}-->`, ...lines(side), `<!--/${side}-->`])
    .join('\n    ');

const scripts = (bundle: Bundle, side: Side): string[] =>
  side === 'landing'
    ? [...(['wide', 'tall'] as const).map(keyArt), ...preloads(chunksOf(bundle, OPENED_WITH.landing))]
    : // What the head start consists of comes first: the sooner it is here, the sooner the rest is asked for.
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

/** Chunks of these names and what they import. */
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
