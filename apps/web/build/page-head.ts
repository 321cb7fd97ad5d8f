import { tsImport } from 'tsx/esm/api';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { picturesBase } from './pictures.ts';

/** Placeholder in index.html for the tags that this plugin writes. */
const PLACE = '<!--head-->';

const TITLE = 'Slumberfell';
const DESCRIPTION = 'An idle fantasy game told as a bedtime story. Your legend grows while you rest.';

/**
 * The exports of packages/protocol. tsImport loads them: our packages are TypeScript sources, and Node
 * cannot import them when it runs vite.config.ts.
 */
type Protocol = typeof import('@slumberfell/protocol');

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/**
 * Writes tags into the page's head that depend on the build: icons, fonts to preload, and the preview that
 * other sites show for a link. The server replaces `{origin}` with its own address
 * (`apps/server/src/http/page/page.ts`).
 */
export function pageHead(): Plugin {
  return {
    name: 'page-head',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const protocol: Protocol = await tsImport('@slumberfell/protocol', import.meta.url);
        return html.replace(PLACE, [protocolVersion(protocol), ...tags(bundle)].join('\n    '));
      },
    },
  };
}

/**
 * The tag with the protocol version of this build. An open page fetches the page that the server sends now
 * and reads this tag, to find out whether a reload would bring the server's protocol version.
 */
const protocolVersion = ({ PROTOCOL_VERSION, PROTOCOL_VERSION_META }: Protocol): string =>
  `<meta name="${PROTOCOL_VERSION_META}" content="${PROTOCOL_VERSION}" />`;

function tags(bundle: Bundle): string[] {
  const brand = `${picturesBase()}/brand`;
  return [
    `<link rel="icon" type="image/png" sizes="32x32" href="${brand}/favicon-32.png" />`,
    `<link rel="icon" type="image/png" sizes="512x512" href="${brand}/favicon-512.png" />`,
    // Without credentials, a reverse proxy with a login of its own refuses the manifest.
    '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials" />',
    `<link rel="apple-touch-icon" sizes="180x180" href="${brand}/favicon-180.png" />`,
    // The server replaces what is between the marks on pages that have their own title and picture
    // (`apps/server/src/http/page/wiki`).
    '<!--preview-->',
    `<meta name="description" content="${TITLE}: ${DESCRIPTION}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${TITLE}" />`,
    `<meta property="og:title" content="${TITLE}" />`,
    `<meta property="og:description" content="${DESCRIPTION}" />`,
    // The server removes what is between these marks when it does not know its public address.
    '<!--public-->',
    '<meta property="og:url" content="{origin}/" />',
    `<meta property="og:image" content="{origin}${brand}/share.png" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    `<meta property="og:image:alt" content="${TITLE}: a lantern-bearer before a mountain at night" />`,
    '<!--/public-->',
    '<meta name="twitter:card" content="summary_large_image" />',
    '<!--/preview-->',
    ...fonts(bundle),
  ];
}

/**
 * The fonts of the first text. The splash uses a face of its own with `font-display: optional`: when its font
 * comes late, the splash keeps the fallback font. A swap would move the name, because its width changes.
 */
function fonts(bundle: Bundle): string[] {
  const files = Object.keys(bundle);
  const preloads = [/figtree-latin-wght-normal.*\.woff2$/, HEADING]
    .flatMap((font) => files.filter((name) => font.test(name)))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}" />`);
  // The development server has no bundle.
  const heading = files.find((name) => HEADING.test(name));
  return heading === undefined ? preloads : [...preloads, splashFace(heading)];
}

const HEADING = /texturina-latin-700-normal.*\.woff2$/;

const splashFace = (file: string): string =>
  "<style>@font-face { font-family: 'Splash'; font-weight: 700; font-display: optional; " +
  `src: url(/${file}) format('woff2'); }</style>`;
