import type { FastifyBaseLogger } from 'fastify';

/**
 * Whether the messages of other nodes arrive at once. While no connection receives them, a node finds their
 * commands in the database some seconds later.
 */
export class MessageWatch {
  readonly #log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Monotonic ms since which messages are late; null while they arrive at once. */
  #lateSince: number | null = null;

  constructor(log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {
    this.#log = log;
  }

  /** How long messages have been late, in seconds; 0 while they arrive at once. */
  get lateSeconds(): number {
    return this.#lateSince === null ? 0 : (performance.now() - this.#lateSince) / 1_000;
  }

  /** Called when a connection has failed. Logs the first failure. */
  lose(error: Error): void {
    if (this.#lateSince !== null) return;
    this.#lateSince = performance.now();
    // Errors of ioredis have the failed command, with the password of a login.
    const { name: type, message, stack } = error;
    this.#log.warn({ err: { type, message, stack } }, 'messages of other nodes are late');
  }

  /** Called when all connections work. */
  regain(): void {
    if (this.#lateSince === null) return;
    this.#log.info({ seconds: Math.round(this.lateSeconds) }, 'messages of other nodes arrive at once again');
    this.#lateSince = null;
  }
}
