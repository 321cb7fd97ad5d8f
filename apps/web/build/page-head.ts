import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { picturesBase } from './pictures.ts';

/** Where it goes in index.html. */
const PLACE = '<!--head-->';

const TITLE = 'Slumberfell';
const DESCRIPTION = 'An idle fantasy game told as a bedtime story. Your legend grows while you rest.';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * Writes into the page's head what depends on the build: icons, what other sites show of a link to the game, and what is
 * fetched before a script asks for it. The server puts its own address for `{origin}`, and leaves out on the landing page
 * what stands between the marks of the game, and on all others what is for the landing page alone
 * (`apps/server/src/http/page.ts`).
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html
          .replace(PLACE, tags(bundle).join('\n    '))
          // After the page's own styles, which say in which order those of others count.
          .replace('</head>', `  ${parts(bundle).join('\n    ')}\n  </head>`),
    },
  };
}

function tags(bundle: Bundle): string[] {
  const brand = `${picturesBase()}/brand`;
  return [
    `<link rel="icon" type="image/png" sizes="32x32" href="${brand}/favicon-32.png" />`,
    `<link rel="icon" type="image/png" sizes="512x512" href="${brand}/favicon-512.png" />`,
    `<link rel="apple-touch-icon" sizes="180x180" href="${brand}/favicon-180.png" />`,
    `<meta name="description" content="${TITLE}: ${DESCRIPTION}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${TITLE}" />`,
    `<meta property="og:title" content="${TITLE}" />`,
    `<meta property="og:description" content="${DESCRIPTION}" />`,
    '<meta property="og:url" content="{origin}/" />',
    `<meta property="og:image" content="{origin}${brand}/share.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${TITLE}: a lantern-bearer before a mountain at night" />`,
    '<meta name="twitter:card" content="summary_large_image" />',
    ...fonts(bundle),
  ];
}

const parts = (bundle: Bundle): string[] => [
  '<!--landing-->',
  ...(['wide', 'tall'] as const).map(keyArt),
  ...chunks(bundle, ['LandingScreen']),
  '<!--/landing-->',
  '<!--game-->',
  ...chunks(bundle, ['House', 'GameLayout']),
  '<!--/game-->',
];

const keyArt = (view: 'wide' | 'tall'): string =>
  `<link rel="preload" as="image" type="image/webp" fetchpriority="high" href="${picturesBase()}/brand/key-art-${view}.webp" ` +
  `media="(orientation: ${view === 'wide' ? 'landscape' : 'portrait'})" />`;

const fonts = (bundle: Bundle): string[] =>
  Object.keys(bundle)
    .filter((name) => /(texturina-latin-700|figtree-latin-wght)-normal.*\.woff2$/.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" />`);

/** Scripts of the named parts of the page, what they import, and their styles. None in development: there is nothing to hurry. */
function chunks(bundle: Bundle, names: readonly string[]): string[] {
  const scripts = new Set<string>();
  const sheets = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || scripts.has(file)) return;
    scripts.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && !chunk.isEntry && names.includes(chunk.name)) add(chunk.fileName);
  }
  return [
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
}
