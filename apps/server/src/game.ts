import type { FastifyBaseLogger } from 'fastify';
import { Celebrations } from './celebrations/celebrations.ts';
import { CharacterLocks } from './characters/character-locks.ts';
import { Characters } from './characters/characters.ts';
import { NameRules } from './characters/names/name-rules.ts';
import { StoredStates } from './characters/stored-states.ts';
import { ChronicleShares } from './chronicles/chronicle-shares.ts';
import { Chronicles } from './chronicles/chronicles.ts';
import { Content } from './content/content.ts';
import { AlertLooks } from './happenings/alert-looks.ts';
import { Happenings } from './happenings/happenings.ts';
import { IdleReports } from './idle-reports/idle-reports.ts';
import { Watches } from './idle-reports/watches.ts';
import { CloseRanks, FIRST_PLACES } from './leaderboards/close-ranks.ts';
import { Leaderboards } from './leaderboards/leaderboards.ts';
import { IdleSessions } from './sessions/idle-sessions.ts';
import type { Storage } from './storage/storage.ts';
import type { CompiledContent } from './storage/values/content/kept-content.ts';

/**
 * The services of the game. Each depends only on services of lower layers (README of the server, "Layers").
 */
export interface Game {
  readonly characters: Characters;
  readonly sessions: IdleSessions;
  readonly content: Content;
  readonly leaderboards: Leaderboards;
  readonly closeRanks: CloseRanks;
  readonly idleReports: IdleReports;
  readonly happenings: Happenings;
  readonly chronicles: Chronicles;
  readonly chronicleShares: ChronicleShares;
  readonly celebrations: Celebrations;
  /** Stops the background work of the game. The storage stays open. */
  close(): Promise<void>;
}

/**
 * Opens the game on a storage, with the content of this release.
 * @throws ContentRefused when this content cannot follow the stored content.
 */
export async function openGame({
  storage,
  content: shipped,
  log = null,
  names = new NameRules({ hasWordList: true, blocked: [], serverTitle: null }),
  states = new StoredStates(),
  tell = () => undefined,
  firstPlaces = FIRST_PLACES,
}: {
  readonly storage: Storage;
  readonly content: CompiledContent;
  /** Logs each import of a world, and each world that is skipped because it is older than the stored one. */
  readonly log?: Pick<FastifyBaseLogger, 'info' | 'warn'> | null;
  /** Which names no character may be given. Default: those of a host without settings. */
  readonly names?: NameRules;
  /** Only for tests: with upgrade steps of a later release. */
  readonly states?: StoredStates;
  /** Tells the host of an idle report that cannot be read. Default: nothing is told. */
  readonly tell?: (sentence: string) => void;
  /** Only for tests: how many characters are the first of a board. */
  readonly firstPlaces?: number;
}): Promise<Game> {
  const content = await Content.open(storage, shipped, log);
  const leaderboards = new Leaderboards(storage);
  const idleReports = new IdleReports(storage, tell);
  const happenings = new Happenings(new AlertLooks({ storage, log }));
  const watches = new Watches();
  const locks = new CharacterLocks(storage, content);
  const shared = { storage, content, leaderboards, idleReports, happenings, watches, locks, states, names };
  const characters = new Characters(shared);
  const closeRanks = new CloseRanks(storage, leaderboards, firstPlaces);
  const sessions = new IdleSessions(shared, closeRanks);
  const chronicles = new Chronicles(storage);
  const chronicleShares = new ChronicleShares(storage);
  const celebrations = new Celebrations(storage, characters);
  return {
    characters,
    sessions,
    content,
    leaderboards,
    closeRanks,
    idleReports,
    happenings,
    chronicles,
    chronicleShares,
    celebrations,
    close() {
      content.close();
      return happenings.close();
    },
  };
}
