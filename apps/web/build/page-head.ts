import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { picturesBase } from './pictures.ts';

/** Where it goes in index.html. */
const PLACE = '<!--head-->';

const TITLE = 'Slumberfell';
const DESCRIPTION = 'An idle fantasy game told as a bedtime story. Your legend grows while you rest.';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * Writes into the page's head what depends on the build: icons, what other sites show of a link to the game, and what is
 * fetched before a script asks for it. The server puts its own address for `{origin}`, and leaves out what stands between
 * the `landing` marks on every page but that one (`apps/server/src/http/page.ts`).
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => html.replace(PLACE, headLines(bundle).join('\n    ')),
    },
  };
}

function headLines(bundle: Bundle | undefined): string[] {
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
    ...preloads(bundle, /(texturina-latin-700|figtree-latin-wght)-normal.*\.woff2$/, 'font'),
    '<!--landing-->',
    ...(['wide', 'tall'] as const).map((view) => keyArt(brand, view)),
    ...preloads(bundle, /LandingScreen.*\.css$/, 'style'),
    ...preloads(bundle, /LandingScreen.*\.js$/, 'module'),
    '<!--/landing-->',
  ];
}

const keyArt = (brand: string, view: 'wide' | 'tall'): string =>
  `<link rel="preload" as="image" type="image/webp" fetchpriority="high" href="${brand}/key-art-${view}.webp" ` +
  `media="(orientation: ${view === 'wide' ? 'landscape' : 'portrait'})" />`;

const LINKS = {
  font: (href: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}" />`,
  style: (href: string) => `<link rel="stylesheet" crossorigin href="${href}" />`,
  module: (href: string) => `<link rel="modulepreload" crossorigin href="${href}" />`,
} as const;

/** @param bundle undefined in development, where there is nothing to hurry */
function preloads(bundle: Bundle | undefined, file: RegExp, kind: keyof typeof LINKS): string[] {
  if (bundle === undefined) return [];
  const found = Object.keys(bundle).filter((name) => file.test(name));
  if (found.length === 0) throw new Error(`The build has no file like ${file}, which the page's head names`);
  return found.map((name) => LINKS[kind](`/${name}`));
}
