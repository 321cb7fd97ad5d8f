import type { IncomingMessage } from 'node:http';
import type { ErrorCode } from '@slumberfell/protocol';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../answers/refuse.ts';

/** A charset among the parameters of a media type. */
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
const UTF_8 = /^utf-?8$/i;

/** Refuses requests that a proxy or another program could interpret differently from this server. */
export function refuseAmbiguousRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const refused = faultOf(request.raw);
    if (refused === null) done();
    else refuse(reply, { refused });
  });
}

/**
 * Checks the headers of a request.
 * @returns null when they are valid.
 */
function faultOf(message: IncomingMessage): ErrorCode | null {
  if (!isKnownVersion(message) || hostsOf(message) > 1) return 'request/invalid';
  const { host, 'content-encoding': encoding, 'content-type': type } = message.headers;
  // HTTP/1.0 requires no `Host`. Node could refuse an HTTP/1.1 request without it, but its answer would lack
  // the security headers.
  if (host === undefined && message.httpVersionMinor > 0) return 'request/invalid';
  // The server decompresses no bodies.
  if (encoding !== undefined && encoding !== 'identity') return 'request/media-type';
  const charset = CHARSET.exec(type ?? '')?.[1];
  return charset === undefined || UTF_8.test(charset) ? null : 'request/media-type';
}

const isKnownVersion = ({ httpVersionMajor, httpVersionMinor }: IncomingMessage): boolean =>
  httpVersionMajor === 1 && (httpVersionMinor === 0 || httpVersionMinor === 1);

function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
