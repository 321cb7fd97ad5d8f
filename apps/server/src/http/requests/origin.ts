import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a call that reads comes from the game's own pages, from an address that the player typed, or from
 * a program. A page of another site cannot read an answer, but its calls would count against the visitor's
 * rates and attempts, whether it sends them by an image, a frame, a form, a script or a link. No page links
 * to a call, so calls from other sites are refused before they are counted.
 *
 * Browsers send `Sec-Fetch-Site` to https and to localhost only. Without it, `Origin` and `Referer` decide;
 * the game's own pages send a `Referer` (`security-headers.ts`). What remains: with http, a page of another
 * site that suppresses its `Referer` cannot be told from a program.
 * @param publicUrl where players reach the game; null: the `Host` of each request.
 */
export function isOwnRead(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { 'sec-fetch-site': site, origin, referer } = headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return [origin, referer].every((from) => from === undefined || isOfGame(from, headers, publicUrl));
}

/**
 * Whether a call that changes something, or a handshake of the hub, comes from the game's own pages. Browsers
 * send the page's origin in `Origin` (on every POST) and its relation to this site in `Sec-Fetch-Site`; a
 * page cannot forge either header. A request with neither header does not come from a browser, so no page can
 * have sent it with a player's cookie.
 * @param publicUrl where players reach the game; null: the `Host` of each request.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { 'sec-fetch-site': site, origin } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || isOfGame(origin, headers, publicUrl);
}

/**
 * Where the page was opened that sent a call with another origin than the game's. Null when a page of another
 * site sent it, or when the headers name no page. Browsers say by `Sec-Fetch-Site` whether the page came from
 * the server that it calls; those that open a page by http say nothing, and the page may be of any site.
 */
export function openedAt(headers: IncomingHttpHeaders, publicUrl: URL | null): string | null {
  const { 'sec-fetch-site': site, origin, referer } = headers;
  if (site !== undefined && site !== 'same-origin') return null;
  const from = [origin, referer].find((one) => one !== undefined && !isOfGame(one, headers, publicUrl));
  if (from === undefined || !URL.canParse(from)) return null;
  const { protocol, origin: opened } = new URL(from);
  return /^https?:$/.test(protocol) ? opened : null;
}

/** Whether an origin, or the address of a page, is one of the game. */
function isOfGame(address: string, { host }: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return publicUrl === null ? url.host === host?.toLowerCase() : url.origin === publicUrl.origin;
}
