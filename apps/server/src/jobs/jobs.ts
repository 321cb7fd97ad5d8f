import type { Accounts } from '../accounts/accounts.ts';
import type { ExpiredLoginCheck } from '../accounts/logins/expired-login-check.ts';
import type { Logins } from '../accounts/logins/logins.ts';
import type { ToldDecisions } from '../administration/told-decisions.ts';
import type { Game } from '../game.ts';
import type { HostNews } from '../news/host-news.ts';
import type { ClockWatch } from '../observe/clock-watch.ts';
import { BatchSettler } from '../sessions/batch-settler.ts';
import {
  notePresentRanks,
  rankUnranked,
  settleEnded,
  settleRunning,
  settleWatched,
} from '../sessions/rounds.ts';
import type { Storage } from '../storage/storage.ts';
import type { Job, Series } from './scheduler.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * ms from the start of the server to the first removal of old rows. It is short, so that a server that
 * restarts every day or every hour removes old rows, too.
 */
const SOON = 3 * MINUTE;

/**
 * ms between loads of content that other nodes have imported. It is shorter than `IMPORT_DELAY`, after which
 * imported content becomes live, so several loads happen before.
 */
const CONTENT_REFRESH = 20 * SECOND;

/**
 * Seconds between two rankings of a character that a player watches on this node. Each second a thirtieth of
 * these characters is ranked.
 */
const WATCHED_ROUNDS = 30;

interface SessionJobs {
  /** Called when alerts wait to be sent. */
  readonly alertsAreDue: () => void;
  readonly storage: Storage;
  readonly game: Pick<Game, 'characters' | 'sessions' | 'leaderboards' | 'closeRanks' | 'content'>;
}

/**
 * Jobs that keep sessions, rankings and leaderboards up to date while players are away. A round of these jobs
 * begins every second. They are one series, so that only one of them at a time uses the database beside the
 * calls of players.
 */
export function sessionJobs({ storage, game, alertsAreDue }: SessionJobs): Series {
  const settler = new BatchSettler(storage, game.sessions);
  let second = 0;
  const jobs: readonly Job[] = [
    {
      // Saves characters whose last socket has closed and whose save then failed. This job runs first. If
      // another job settled such a character before, it would be saved as if its player had not seen what
      // happened.
      name: 'final-saves',
      failed: 'what players saw could not be saved',
      run: () => game.characters.retryFinalSaves(),
    },
    {
      name: 'leaderboard-counts',
      failed: 'could not count intervals of leaderboards',
      async run(isOver) {
        while (!isOver() && (await game.leaderboards.rebalance()));
      },
    },
    {
      name: 'ended-sessions',
      failed: 'sessions that have ended could not be settled',
      run: (isOver) => settleEnded(storage, settler, alertsAreDue, isOver),
    },
    {
      name: 'running-sessions',
      failed: 'characters could not be ranked',
      run: (isOver) => settleRunning({ storage, settler, closeRanks: game.closeRanks }, isOver),
    },
    {
      name: 'trophy-ranks',
      failed: 'could not compare the ranks of trophies with those of the rankings',
      everyRounds: MINUTE / SECOND,
      run: () => notePresentRanks(storage, game.content),
    },
    {
      name: 'first-rankings',
      failed: 'characters could not be ranked again',
      run: (isOver) => rankUnranked(storage, settler, isOver),
    },
    {
      name: 'watched-characters',
      failed: 'watched characters could not be ranked',
      run() {
        second += 1;
        const due = game.characters.withUnsavedViews().filter((id) => (id + second) % WATCHED_ROUNDS === 0);
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
  readonly logins: Pick<Logins, 'removeExpired'>;
  readonly accounts: Pick<Accounts, 'removeExpired'>;
  readonly content: Pick<Game['content'], 'refresh' | 'purge'>;
  readonly chronicles: Pick<Game['chronicles'], 'mergeOldDays'>;
  readonly news: Pick<HostNews, 'removeOld'> & { readonly lines: Pick<HostNews['lines'], 'addDue'> };
}

/**
 * ms between two comparisons of the clock with the stored instants. Each is one lookup in an index. Open
 * pages learn that soon that they wait.
 */
const CLOCK_CHECK = 2 * SECOND;

/** Looks for characters whose stored instants lie ahead of the clock. */
export const clockJob = (watch: Pick<ClockWatch, 'check'>): Series => ({
  every: CLOCK_CHECK,
  jobs: [
    {
      name: 'clock',
      failed: 'could not compare the clock with the stored times',
      run: () => watch.check(),
    },
  ],
});

/** Jobs that remove expired rows, merge old ones, and load content that other nodes have imported. */
export function otherJobs({ logins, accounts, content, chronicles, news }: OtherJobs): readonly Series[] {
  const alone = (every: number, first: number, job: Job): Series => ({ every, first, jobs: [job] });
  return [
    alone(HOUR, SOON, {
      name: 'expired-sessions',
      failed: 'could not remove expired logins',
      run: () => logins.removeExpired(),
    }),
    alone(HOUR, SOON, {
      name: 'expired-accounts',
      failed: 'could not remove expired links and counts',
      run: () => accounts.removeExpired(),
    }),
    alone(DAY, SOON, {
      name: 'old-contents',
      failed: 'could not remove old contents',
      run: () => content.purge(),
    }),
    alone(DAY, SOON, {
      name: 'old-chronicle-days',
      failed: 'could not merge old days of chronicles into weeks',
      run: (isOver) => chronicles.mergeOldDays(isOver),
    }),
    alone(DAY, SOON, {
      name: 'old-announcements',
      failed: 'could not remove old announcements and lines of the news',
      run: () => news.removeOld(),
    }),
    alone(MINUTE, MINUTE, {
      name: 'news-lines',
      failed: 'could not add a line to the news',
      run: () => news.lines.addDue(),
    }),
    // One failed run is harmless: there are several runs before the content takes effect. If all of them
    // fail, the server saves no character until a run succeeds.
    alone(CONTENT_REFRESH, CONTENT_REFRESH, {
      name: 'new-content',
      failed: 'could not look for content that other nodes imported',
      run: () => content.refresh(),
    }),
  ];
}

/**
 * Closes the open sockets of logins that have ended or expired, and tells open pages what administrators have
 * decided elsewhere about their characters.
 * @param logins checks the logins of all open sockets once.
 */
export const openPagesJobs = (
  logins: Pick<ExpiredLoginCheck, 'check' | 'every'>,
  decisions: Pick<ToldDecisions, 'look'>,
): Series => ({
  every: logins.every,
  first: logins.every,
  jobs: [
    {
      name: 'open-sockets',
      failed: 'could not check the logins of open sockets',
      run: () => logins.check(),
    },
    {
      name: 'decisions',
      failed: 'could not look for decisions about characters',
      run: () => decisions.look(),
    },
  ],
});
