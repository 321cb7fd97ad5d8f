import { API_BASE, PAGE_ROUTES, type PageRoute } from '@slumberfell/protocol';

/** The route of a page as Fastify writes it: `/items/:itemId`, `/game-guide/:articleId?`. */
export const fastifyUrl = (route: PageRoute): string =>
  route.replaceAll(/\{-\$(\w+)\}/g, ':$1?').replaceAll(/\$(\w+)/g, ':$1');

/**
 * Only paths of these characters are compared and redirected to. They have no empty segment, no percent sign
 * and no backslash, so no browser reads them as an address of another site.
 */
const PLAIN = /^(?:\/|(?:\/[a-z0-9-]+)+)$/;
/** The characters of a query that may stand in a header as they are. */
const PRINTABLE = /^[\x21-\x7e]*$/;

/** The path of a request's URL, without the query. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const isOfApi = (path: string): boolean => `${path}/`.startsWith(`${API_BASE}/`);

/** Whether a URL is that of a call, whose answers are always JSON. */
export const isApiUrl = (url: string): boolean => isOfApi(pathOf(url));

/**
 * The address to which a request with another spelling of it is redirected: capitals become small letters,
 * and slashes that repeat or end the path are dropped, as the page's router does. The query stays.
 * @param isKnown whether the page has something at a path in its right spelling
 * @returns null when there is none, or when the URL is spelt rightly
 */
export function rightSpelling(url: string, isKnown: (path: string) => boolean): string | null {
  const written = pathOf(url);
  const query = url.slice(written.length);
  const path = written
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  if (path === written || !PLAIN.test(path) || !PRINTABLE.test(query)) return null;
  if (isOfApi(path) || !isKnown(path)) return null;
  return path + query;
}

export type PageParameters = Readonly<Record<string, string>>;

const PATTERNS = PAGE_ROUTES.map((route) => ({ route, pattern: patternOf(route) }));

function patternOf(route: PageRoute): RegExp {
  const pattern = route
    .replaceAll(/\/\{-\$(\w+)\}/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/\$(\w+)/g, '(?<$1>[^/]+)');
  return new RegExp(`^${pattern}$`);
}

/**
 * The route of the page that leads to a path, with its parameters; null when none does. The path has no
 * percent signs: nothing is decoded.
 */
export function pageRouteAt(path: string): readonly [PageRoute, PageParameters] | null {
  for (const { route, pattern } of PATTERNS) {
    const match = pattern.exec(path);
    if (match) return [route, { ...match.groups }];
  }
  return null;
}
