import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { compress, type Encoding, encodingFor } from './encoding.ts';

/**
 * A text that many requests get. It is hashed once, and compressed once for each encoding that a client asks
 * for. A client that sends the text's ETag gets 304 without the text.
 */
export class PreparedText {
  readonly #text: string;
  readonly #hash: string;
  readonly #isCompressed: boolean;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  /**
   * @param isCompressed false for a text of which there are so many that compressing each of them would take
   *   more time than it saves.
   */
  constructor(text: string, { isCompressed = true }: { readonly isCompressed?: boolean } = {}) {
    this.#text = text;
    this.#hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    this.#isCompressed = isCompressed;
  }

  /** Sends the text. The caller has set the type, the caching, and the status if it is not 200. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = this.#isCompressed ? encodingFor(request.headers['accept-encoding'] ?? '') : null;
    if (this.#isCompressed) reply.header('vary', 'accept-encoding');
    if (reply.statusCode === 200) {
      // A strong ETag names the bytes of an answer, so each encoding has its own (RFC 9110, 8.8.3).
      const etag = `"${this.#hash}${encoding === null ? '' : `-${encoding}`}"`;
      reply.header('etag', etag);
      // `fresh` does not see the header `Cache-Control`: with `no-cache` in it, it would not compare.
      if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag }))
        return reply.code(304).send();
    }
    if (encoding === null) return reply.send(this.#text);
    reply.header('content-encoding', encoding);
    return reply.send(await this.#compressed(encoding));
  }

  #compressed(encoding: Encoding): Promise<Buffer> {
    const made = this.#made.get(encoding) ?? compress(Buffer.from(this.#text), encoding);
    this.#made.set(encoding, made);
    return made;
  }
}
