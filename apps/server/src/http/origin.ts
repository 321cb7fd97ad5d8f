import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site has caused the browser to send this GET, such as for an image or a script.
 * That page cannot read the answer, but the call would count against the visitor's rate. A link that the
 * visitor follows is not such a request.
 */
export const isForeignRead = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';

/**
 * Whether a call that changes something, or a handshake of the hub, comes from the game's own pages. Browsers
 * send the page's origin in `Origin` (on every POST) and its relation to this site in `Sec-Fetch-Site`; a
 * page cannot forge either header. A request with neither header does not come from a browser, so no page can
 * have sent it with a player's cookie.
 * @param publicUrl where players reach the game; null: the `Host` of each request.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === publicUrl.origin;
  return URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase();
}
