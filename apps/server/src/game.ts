import { advance, type State, worldAt } from '@slumberfell/engine';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { play } from './characters/command.ts';
import { createCharacter } from './characters/create.ts';
import type { CommandPlayed, Game, Loaded, Opened } from './characters/game.ts';
import { type Stored, settle, store } from './characters/settle.ts';
import { StoredStates } from './characters/stored-states.ts';
import { ContentRefused, IMPORT_DELAY, type Imported, importAtStart, importWorld } from './content/import.ts';
import { ContentTimeline } from './content/timeline.ts';
import { type Attendance, attend } from './idle-reports/absence.ts';
import { IdleReports } from './idle-reports/idle-reports.ts';
import { Watches } from './idle-reports/watches.ts';
import { Leaderboards } from './leaderboards/leaderboards.ts';
import { type Visited, visit } from './sessions/settle-unseen.ts';
import { Busy } from './storage/database/busy.ts';
import type { LockedCharacter } from './storage/locked-characters/locked-character.ts';
import type { Storage } from './storage/storage.ts';
import { characterRow, countActive } from './storage/tables/characters.ts';
import { purgeContent } from './storage/tables/content-needs.ts';
import type { CompiledContent } from './storage/values/content/kept-content.ts';
import { UnreadableCharacter } from './storage/values/unreadable-character.ts';

/** Characters that are left at a time. When a network fails thousands are, and those who play on must not wait behind them. */
const LEAVING = 50;

/**
 * Opens the game on a storage, with the content that this release ships.
 * @throws ContentRefused when that cannot follow what the storage keeps.
 */
export async function openGame({
  storage,
  content: shipped,
  log,
  states = new StoredStates(),
}: {
  readonly storage: Storage;
  readonly content: CompiledContent;
  /** Told of each import, and of one that was left out. */
  readonly log?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Only from tests: with steps of a later release. */
  readonly states?: StoredStates;
}): Promise<Game> {
  const tellOf = ({ isNew, version, effectiveAt }: Imported): void => {
    if (isNew) log?.info({ version, from: new Date(effectiveAt).toISOString() }, 'imported a world');
  };
  const imported = await importAtStart(storage, shipped);
  if ('refused' in imported) throw new ContentRefused(imported);
  if ('superseded' in imported)
    log?.warn({ version: imported.superseded }, 'the world of this node is an older one, not imported again');
  else tellOf(imported);
  const contents = await ContentTimeline.open(storage);
  const leaderboards = new Leaderboards(storage);
  const idleReports = new IdleReports(storage);
  const watches = new Watches();
  const leaving = pLimit(LEAVING);
  const listeners = new Set<(played: CommandPlayed) => void>();
  const shownAt = new Map<number, number>();
  /** Whom the database was too busy to leave. */
  const unsaved = new Set<number>();

  /** The row as it is, its state from the cache where it is there. */
  const loadRow = async (characterId: number): Promise<Loaded | null> => {
    const row = await storage.read((db) => characterRow(db, characterId));
    if (row === null) return null;
    const { identity, revision, at } = row;
    const { state } = await states.read(row, () => Promise.resolve(row.texts));
    return { identity, revision, at, ...state };
  };

  /** What is to be done with a stored state once it is committed. */
  const keep = (characterId: number, { revision, at, state, ranked }: Stored): void => {
    leaderboards.committed(ranked);
    states.keep(characterId, revision, at, state);
  };

  const visited = (character: LockedCharacter, foresees: boolean): Promise<Visited> =>
    visit(character, contents.sureTimeline, states, { watch: watches.of(character.head.id), foresees });

  const keepVisited = (characterId: number, { stored, ranked }: Visited): void => {
    if (stored !== null) keep(characterId, stored);
    else leaderboards.committed(ranked);
  };

  const shownUpTo = (characterId: number): number => shownAt.get(characterId) ?? 0;

  const visitAlone = async (characterId: number, foresees: boolean): Promise<void> => {
    await contents.whenSure(() =>
      storage.command(
        characterId,
        (character) => visited(character, foresees),
        (result) => keepVisited(characterId, result),
        () => shownUpTo(characterId),
      ),
    );
  };

  const savedFor = (characterId: number, attendance: Attendance): Promise<Opened | null> =>
    contents.whenSure(() =>
      storage.command(
        characterId,
        async (character) => {
          const timeline = contents.sureTimeline;
          const { head, now } = character;
          const settling = await settle(character, timeline, states);
          const stored =
            now > head.at ? await store(character, settling, head.revision, timeline, attendance) : null;
          const waiting =
            stored?.waiting ??
            (await attend(character, attendance, () =>
              settling.report.between(settling.stored.shown, settling.draft.shown),
            ));
          const settled = {
            revision: head.revision,
            at: now,
            shown: settling.draft.shown,
            world: worldAt(timeline, now),
          };
          const { since: idleReport, endedUnseen } = waiting;
          return {
            identity: await character.identity(),
            ...settled,
            idleReport,
            endedUnseen,
            stored,
            waiting,
          };
        },
        ({ identity, stored, waiting }) => {
          if (stored !== null) keep(identity.id, stored);
          if (waiting.isNew) idleReports.waits(identity.id, waiting.since);
        },
        () => shownUpTo(characterId),
      ),
    );

  const leave = async (characterId: number): Promise<void> => {
    unsaved.delete(characterId);
    const watch = watches.end(characterId, storage.clock.now());
    try {
      const settled = await leaving(() => savedFor(characterId, { occasion: 'leaving', watch }));
      watches.forget(characterId, watch);
      if (shownUpTo(characterId) <= (settled?.at ?? Number.POSITIVE_INFINITY)) shownAt.delete(characterId);
    } catch (error) {
      if (error instanceof Busy && watches.of(characterId) === watch) unsaved.add(characterId);
      // It is not saved here any more, by no later attempt.
      if (error instanceof UnreadableCharacter) {
        watches.forget(characterId, watch);
        shownAt.delete(characterId);
      }
      throw error;
    }
  };

  return {
    async command(characterId, command, idempotencyKey) {
      const played = await contents.whenSure(() =>
        storage.command(
          characterId,
          (character) =>
            play(character, command, idempotencyKey, contents.sureTimeline, states, watches.of(characterId)),
          ({ outcome, stored }) => {
            if (stored === null || !('frame' in outcome)) return;
            const { revision, at, state } = stored;
            keep(characterId, stored);
            for (const listener of listeners)
              listener({ identity: { id: characterId }, revision, at, ...state, frame: outcome.frame });
          },
          () => shownUpTo(characterId),
        ),
      );
      return played === null ? null : played.outcome;
    },
    open: (characterId) => savedFor(characterId, { occasion: 'opening', watch: watches.of(characterId) }),
    watch(characterId) {
      unsaved.delete(characterId);
      watches.begin(characterId, storage.clock.now());
    },
    leave,
    async leaveAgain() {
      const ends = await Promise.allSettled([...unsaved].slice(0, LEAVING).map(leave));
      const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} could not be left`);
    },
    async read(characterId) {
      const row = await contents.whenSure(() => loadRow(characterId));
      if (row === null) return null;
      const { timeline } = contents;
      const at = Math.max(storage.clock.now(), row.at);
      const draft: State = { shown: row.shown, hidden: row.hidden };
      advance(draft, timeline, at);
      return {
        identity: row.identity,
        revision: row.revision,
        at,
        shown: draft.shown,
        world: worldAt(timeline, at),
      };
    },
    create: (accountId, name, appearanceId) =>
      contents.whenSure(() =>
        createCharacter({ storage, leaderboards, stateVersion: states.version }, contents.live(), {
          accountId,
          name,
          appearanceId,
        }),
      ),
    leaderboards,
    idleReports,
    rank: (characterId) => visitAlone(characterId, false),
    visit: (characterId) => visitAlone(characterId, true),
    visitTogether: (ids) =>
      contents.whenSure(() =>
        storage.together(ids, (character) => visited(character, true), keepVisited, shownUpTo),
      ),
    load: (characterId) => storage.lane(characterId, () => loadRow(characterId)),
    shown: (characterId, at) => void shownAt.set(characterId, at),
    watched: () => [...shownAt.keys()],
    inLane: (characterId, step) => storage.lane(characterId, () => Promise.resolve(step())),
    activeCharacters: (watched) => storage.read((db) => countActive(db, storage.clock.now(), watched)),
    content: (at) => contents.live(at),
    timeline: () => contents.timeline,
    onFrame(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onContentChange: (listener) => contents.onChange(listener),
    async importContent(next) {
      const outcome = await importWorld(storage, next, IMPORT_DELAY);
      if ('refused' in outcome) return outcome;
      tellOf(outcome);
      await contents.look();
      return outcome;
    },
    purgeContent: () => storage.write((tx) => purgeContent(tx, storage.kind, storage.clock.now())),
    isSureOfContent: () => contents.isSure,
    lookForContent: () => contents.look(),
    close: () => contents.close(),
  };
}
