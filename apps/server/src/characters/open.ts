import { type FinishReason, type Shown, type Timeline, type World, worldAt } from '@slumberfell/engine';
import type { Viewing } from '../saving/viewing.ts';
import type { LockedRow } from '../storage/locked-characters/locked-row.ts';
import type { CharacterIdentity } from '../storage/tables/characters/columns.ts';
import { type SavedByJob, save } from './save.ts';
import { settle } from './settle.ts';
import type { StoredStates } from './stored-states.ts';

/** What players may see of a character that was settled to `at`. */
export interface Settled {
  readonly identity: CharacterIdentity;
  readonly revision: number;
  readonly at: number;
  readonly shown: Shown;
  /** The content that is live at `at`. */
  readonly world: World;
}

/** A character that its player has opened. */
export interface Opened extends Settled {
  /** The clock when the character was opened. It is before `at` while the character waits for the clock. */
  readonly clock: number;
  /** The `since` of the idle report that is not dismissed; null when there is none. */
  readonly idleReport: number | null;
  /**
   * The finish reason of a session that ended in an absence too short for an idle report. Null when no
   * session did, or when the reason was returned before.
   */
  readonly endedUnseen: FinishReason | null;
}

/** The character is not saved when its row was already settled to the lock's instant. */
interface OpenedCharacter extends SavedByJob {
  readonly opened: Opened;
}

/**
 * Settles a locked character to now and saves what its player has seen or is about to see. The revision does
 * not change.
 * @throws UnreadableCharacter
 */
export async function openCharacter(
  character: LockedRow,
  timeline: Timeline,
  states: StoredStates,
  viewing: Viewing,
): Promise<OpenedCharacter> {
  const { head, now } = character;
  const settlement = await settle(character, timeline, states);
  const { settled, savings } = settlement;
  const saved = now > head.at ? await save(settlement, { revision: head.revision, viewing }) : null;
  const reports = saved?.results.reports ?? (await savings.reports.save({ settled, viewing }));
  const opened = {
    identity: await character.identity(),
    revision: head.revision,
    at: now,
    clock: character.clock,
    shown: settled.draft.shown,
    world: worldAt(timeline, now),
    idleReport: reports.since,
    endedUnseen: reports.endedUnseen,
  };
  return { opened, saved, results: saved?.results ?? { reports } };
}
