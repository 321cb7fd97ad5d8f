import { escapeHtml } from '../../../lib/escape-html.ts';
import { accentProperties } from '../../../look/accent.ts';
import { GAME_NAME, type ServerLook } from '../../../look/server-look.ts';

/** The places of `apps/web/index.html` and `apps/web/build/page-head.ts` that have the game's name. */
const NAMED = new RegExp(
  `(<title>|<p class="splash"><span>|<meta (?:name="description"|property="og:(?:site_name|title)") content=")${GAME_NAME}`,
  'g',
);

/**
 * Writes the name, the logo and the accent colour of a server into a page, once at the start. So they are
 * there before any script runs, and need no request. The page reads them from the attributes of its root
 * (`apps/web/src/lib/server-look.ts`). Without settings the page stays as it is.
 */
export function withLook(page: string, look: ServerLook): string {
  const { name, logo, accent } = look;
  // Replacements are functions, because a name may contain `$&`, which has a meaning in a replacement text.
  const named = name === null ? page : page.replace(NAMED, (_, before) => before + escapeHtml(name));
  const attributes = rootAttributes({ name, logo });
  const marked = attributes === '' ? named : named.replace('<html', () => `<html${attributes}`);
  return accent === null
    ? marked
    : marked.replace('</head>', () => `<style>${accentStyle(accent)}</style>\n  </head>`);
}

const rootAttributes = ({ name, logo }: Pick<ServerLook, 'name' | 'logo'>): string =>
  Object.entries({
    ...(name !== null && { 'data-server-name': name }),
    ...(logo !== null && {
      'data-server-logo': logo.path,
      'data-logo-width': String(logo.width),
      'data-logo-height': String(logo.height),
    }),
  })
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`)
    .join('');

/**
 * The selector has `:root` three times: it must win over the sheets of the page, which load later, and over
 * the style that Mantine's script writes.
 */
export const accentStyle = (accent: string): string =>
  `:root:root:root{${Object.entries(accentProperties(accent))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
