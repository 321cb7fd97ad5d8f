import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site makes a browser send a GET, as an image or a script for instance: the answer
 * is of no use to that page, while the call would count against the visitor. A link that is followed is no
 * such request.
 */
export const isForeignRead = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] !== 'navigate';

/**
 * Whether a call that changes something, or a hub's handshake, comes from the game's own pages. Browsers name
 * the page's origin in `Origin` (always, on POST) and its relation to us in `Sec-Fetch-Site`; a page cannot
 * forge either. A request with neither is no browser's, and nobody's cookie rides on it unawares.
 * @param publicUrl where players reach the game; null: by whatever `Host` they used.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === publicUrl.origin;
  return URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase();
}
