import { RULES_VERSION, type State, worldAt } from '@slumberfell/engine';
import { type Save, type Saver, type Saving, snapshotParts } from '../saving/saver.ts';
import {
  type NewSnapshot,
  type Snapshot,
  type SnapshotParts,
  saveSnapshot,
} from '../storage/tables/snapshots.ts';
import { encodeState } from './state-text.ts';

/**
 * A snapshot is due after `SNAPSHOT_COMMANDS` commands or `SNAPSHOT_AGE` ms, whichever comes first
 * (architecture, "What is saved, and when").
 */
const SNAPSHOT_COMMANDS = 5_000;
export const SNAPSHOT_AGE = 30 * 24 * 60 * 60 * 1000;

/** The snapshots of a locked character. It takes one when one is due. */
class LockedSnapshots implements Saving<void> {
  save(save: Save): Promise<void> | void {
    const { head, now } = save.settled.character;
    const isDue =
      save.revision - head.snapshotRevision >= SNAPSHOT_COMMANDS || now - head.snapshotAt >= SNAPSHOT_AGE;
    return isDue ? this.#take(save) : undefined;
  }

  async #take({ settled, revision, savings }: Save): Promise<void> {
    const { character, draft, stateVersion, timeline } = settled;
    const { now } = character;
    const taken = { revision, at: now, rulesVersion: RULES_VERSION, stateVersion };
    const contentVersion = worldAt(timeline, now).version;
    const snapshot = snapshotOf(draft, { ...taken, contentVersion }, await snapshotParts(savings));
    await character.request(saveSnapshot, { ...snapshot, createdAt: now });
  }
}

/** A snapshot of a state, without the id of its character. */
export const snapshotOf = (
  state: Readonly<State>,
  taken: Pick<Snapshot, 'revision' | 'at' | 'rulesVersion' | 'contentVersion' | 'stateVersion'>,
  parts: Partial<SnapshotParts>,
): Omit<NewSnapshot, 'characterId' | 'createdAt'> => ({
  ...taken,
  sessionContent: state.shown.action?.content ?? null,
  state: encodeState(state),
  ...parts,
});

export const SNAPSHOT_SAVER = {
  requests: [saveSnapshot],
  begin: () => new LockedSnapshots(),
} satisfies Saver<LockedSnapshots, void, unknown>;
