import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../storage/database/clock.ts';

const PATH = '/.well-known/security.txt';
const DAY = 86_400_000;
/** Days for which an answer says that it holds. RFC 9116, 2.5.5 asks for less than a year. */
const HOLDS = 180;

export interface SecurityContact {
  /** The host's e-mail address for players. */
  readonly contactEmail: string | null;
  readonly publicUrl: URL | null;
  readonly clock: Clock;
}

/**
 * Serves `/.well-known/security.txt` (RFC 9116): the address for reports of flaws. A game without a contact
 * address, or without a public address with https, which the RFC demands, has no such file.
 */
export function serveSecurityTxt(
  app: FastifyInstance,
  { contactEmail, publicUrl, clock }: SecurityContact,
): void {
  if (contactEmail === null || publicUrl?.protocol !== 'https:') return;
  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    handler: (_request, reply) => {
      // Begins with the day, so that the answers of one day are equal.
      const expires = new Date((Math.floor(clock.now() / DAY) + HOLDS) * DAY).toISOString();
      const lines = [
        `Contact: mailto:${encodeURI(contactEmail)}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en',
        `Canonical: ${publicUrl.origin}${PATH}`,
      ];
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(`${lines.join('\n')}\n`);
    },
  });
}
