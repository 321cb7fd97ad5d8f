import type { Accounts } from '../accounts/accounts.ts';
import type { SessionWatch } from '../accounts/session-watch.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Game } from '../game.ts';
import { BatchSettler } from '../sessions/batch-settler.ts';
import { rankUnranked, settleEnded, settleRunning, settleWatched } from '../sessions/rounds.ts';
import type { Storage } from '../storage/storage.ts';
import type { Job, Series } from './scheduler.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * ms from the start to the first removal: a server that is started anew each day, or each hour, removes too.
 */
const SOON = 3 * MINUTE;

/** Other nodes' imports are looked for several times within their delay, in ms. */
const LOOK_FOR_CONTENT = 20 * SECOND;

/** Characters that are being watched are ranked every so many seconds, not all in the same one. */
const WATCHED_ROUNDS = 30;

interface SessionJobs {
  readonly storage: Storage;
  readonly game: Pick<Game, 'characters' | 'sessions' | 'leaderboards'>;
}

/**
 * Keeps sessions, rankings and leaderboards up to date while players are away: each second, for as long as a
 * part of it. All that settles characters stands in one series, so that players share the database with one
 * job at a time.
 */
export function sessionJobs({ storage, game }: SessionJobs): Series {
  const settler = new BatchSettler(storage, game.sessions);
  let second = 0;
  const jobs: readonly Job[] = [
    {
      // First: a character that is settled before is saved as if its player had not seen it.
      name: 'final-saves',
      failed: 'what players saw could not be saved',
      run: () => game.characters.retryFinalSaves(),
    },
    {
      name: 'leaderboard-counts',
      failed: 'stretches of leaderboards could not be counted',
      async run(isOver) {
        while (!isOver() && (await game.leaderboards.tend()));
      },
    },
    {
      name: 'ended-sessions',
      failed: 'sessions that have ended could not be settled',
      run: (isOver) => settleEnded(storage, settler, isOver),
    },
    {
      name: 'running-sessions',
      failed: 'characters could not be ranked',
      run: (isOver) => settleRunning(storage, settler, isOver),
    },
    {
      name: 'first-rankings',
      failed: 'characters could not be ranked for the first time',
      run: (isOver) => rankUnranked(storage, settler, isOver),
    },
    {
      name: 'watched-characters',
      failed: 'watched characters could not be ranked',
      run() {
        second += 1;
        const due = game.characters.watched().filter((id) => (id + second) % WATCHED_ROUNDS === 0);
        return settleWatched(settler, due);
      },
    },
    {
      name: 'ranking-log',
      failed: 'the log of rankings could not be purged',
      everyRounds: MINUTE / SECOND,
      run: () => game.leaderboards.purge(),
    },
  ];
  return { every: SECOND, jobs };
}

interface OtherJobs {
  readonly sessions: Pick<Sessions, 'sweep'>;
  readonly accounts: Pick<Accounts, 'sweep'>;
  readonly content: Pick<Game['content'], 'look' | 'purge'>;
}

/** Removes what is over, and looks for what other nodes have imported. */
export function otherJobs({ sessions, accounts, content }: OtherJobs): readonly Series[] {
  const alone = (every: number, first: number, job: Job): Series => ({ every, first, jobs: [job] });
  return [
    alone(HOUR, SOON, {
      name: 'expired-sessions',
      failed: 'could not remove expired sessions',
      run: () => sessions.sweep(),
    }),
    alone(HOUR, SOON, {
      name: 'expired-accounts',
      failed: 'could not remove expired links and counts',
      run: () => accounts.sweep(),
    }),
    alone(DAY, SOON, {
      name: 'old-contents',
      failed: 'could not remove old contents',
      run: () => content.purge(),
    }),
    // A look that fails is one of several before the content takes effect, and then no character is saved
    // without one.
    alone(LOOK_FOR_CONTENT, LOOK_FOR_CONTENT, {
      name: 'new-content',
      failed: 'could not look for content that other nodes imported',
      run: () => content.look(),
    }),
  ];
}

/** Ends sockets whose login is over. @param watch looks once */
export const loginJob = (watch: Pick<SessionWatch, 'look' | 'every'>): Series => ({
  every: watch.every,
  first: watch.every,
  jobs: [
    {
      name: 'open-sockets',
      failed: 'could not look after the sessions of open sockets',
      run: () => watch.look(),
    },
  ],
});
