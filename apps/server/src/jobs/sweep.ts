import type { FastifyBaseLogger } from 'fastify';
import type { Accounts } from '../accounts/accounts.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Game } from '../characters/game.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** ms from the start to the first time: also a server that is started anew each day, or each hour, removes what is over. */
const SOON = 3 * 60_000;

export interface Swept {
  readonly sessions: Pick<Sessions, 'sweep'>;
  readonly accounts: Pick<Accounts, 'sweep'>;
  readonly game: Pick<Game, 'purgeContent'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Removes what is over, soon after the start and then regularly: sessions, links and counted attempts every hour, contents that
 * nothing refers to any more every day.
 * @returns what ends it.
 */
export function sweep({ sessions, accounts, game, log }: Swept): () => void {
  const timers: NodeJS.Timeout[] = [];
  const every = (time: number, failed: string, job: () => Promise<unknown>): void => {
    const run = (): void => void job().catch((error: unknown) => log.warn({ err: error }, failed));
    timers.push(setTimeout(run, SOON).unref(), setInterval(run, time).unref());
  };
  every(HOUR, 'could not remove expired sessions', () => sessions.sweep());
  every(HOUR, 'could not remove expired links and counts', () => accounts.sweep());
  every(DAY, 'could not remove old contents', () => game.purgeContent());
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
