import type { FastifyInstance } from 'fastify';

/**
 * Mantine writes style elements and attributes, so styles need 'unsafe-inline'. Scripts come from files only.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Headers of every answer, without that of `addSecurityHeaders`.
 * @param secure whether players reach the game by https.
 */
export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/**
 * Adds the headers to all answers for which Fastify runs hooks. Code that answers without them adds the
 * headers itself.
 *
 * Browsers take `Cross-Origin-Opener-Policy` from https and from localhost only. From another address it is
 * an error in their console. They send `Sec-Fetch-Site` to the same addresses, so without https in
 * `PUBLIC_URL` that header decides.
 * @param secure whether players reach the game by https.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  secure: boolean,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (secure || request.headers['sec-fetch-site'] !== undefined)
      reply.header('cross-origin-opener-policy', 'same-origin');
    done();
  });
}
