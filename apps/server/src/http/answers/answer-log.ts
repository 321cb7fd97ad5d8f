import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../../accounts/limits/network.ts';
import { type FoldedLines, more } from '../../observe/folded-lines.ts';
import { loggedPath } from '../../observe/logged-path.ts';
import { Unwritable } from '../../storage/database/write-faults.ts';
import type { TrustedProxies } from '../addresses/trusted-proxies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the caller, for the log; null without a login. */
    accountId: number | null;
  }
}

interface Dependencies {
  readonly folded: FoldedLines;
  readonly proxies: TrustedProxies;
}

/**
 * Logs answers and unexpected errors. Leaves out queries, headers, bodies and addresses, since they may
 * contain secrets. Failed answers of one network with the same status are folded, so that a flood of refused
 * calls does not fill the disk. The level `debug` has a line for each answer.
 */
export class AnswerLog {
  readonly #folded: FoldedLines;
  readonly #proxies: TrustedProxies;
  /**
   * Requests that failed because the database takes no writes. `log-write-faults.ts` logs that fault once, so
   * these requests log no error.
   */
  readonly #unsaved = new WeakSet<FastifyRequest>();

  constructor({ folded, proxies }: Dependencies) {
    this.#folded = folded;
    this.#proxies = proxies;
  }

  addTo(app: FastifyInstance): void {
    app.decorateRequest('accountId', null);
    app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
      this.#answered(request, statusCode, elapsedTime);
      done();
    });
  }

  /** Notes that a request failed with an unexpected error. */
  failed(request: FastifyRequest, error: unknown, status: number): void {
    if (error instanceof Unwritable) this.#unsaved.add(request);
    else if (status >= 500) {
      const key = error instanceof Error ? `${error.name} ${error.message}`.slice(0, 200) : '';
      this.#folded.add('request failed', key, (count) =>
        request.log.error({ err: error, ...more(count) }, 'request failed'),
      );
    }
  }

  #answered(request: FastifyRequest, status: number, ms: number): void {
    const { method, accountId: account } = request;
    const line = {
      method,
      path: loggedPath(request.url),
      status,
      ms: Math.round(ms * 10) / 10,
      ...(account !== null && { account }),
    };
    if (status < 400) {
      request.log.debug(line, 'answered');
      return;
    }
    const level = status >= 500 && !this.#unsaved.has(request) ? 'error' : 'info';
    const network = networkOf(this.#proxies.clientOf(request.headers, request.socket.remoteAddress));
    this.#folded.add(`answered ${status}`, network, (count) =>
      request.log[level]({ ...line, ...more(count) }, status === 429 ? 'too many calls' : 'answered'),
    );
  }
}
