import type {
  Counter,
  CounterKey,
  DayPart,
  Moment,
  Recorder,
  State,
  Timeline,
  World,
} from '@slumberfell/engine';
import type { Reader } from '../storage/database/schema.ts';
import type { SnapshotParts } from '../storage/tables/snapshots.ts';

/**
 * A stored thing that follows from the commands and the time of a character. `verify` computes it again from
 * a snapshot and the log, and compares it with what is stored.
 */
export interface Replayed<Value> {
  /** The value of a snapshot; null when the snapshot has none. @throws UnreadableValue */
  inSnapshot(snapshot: SnapshotParts): Value | null;
  /** The value that is stored with a character's row; null when it has none. @throws UnreadableCharacter */
  withRow(db: Reader, characterId: number): Promise<Value | null>;
  /** A recorder for one settlement, if `afterTime` needs one. */
  recorder?(): Recorder;
  /**
   * The value after a settlement.
   * @param parts what happened on each day
   * @param recorder the one that `recorder` returned and that has observed the settlement
   */
  afterTime(value: Value, parts: readonly DayPart[], timeline: Timeline, recorder?: Recorder): Value;
  /** The value after a command. */
  afterCommand(value: Value, executed: Moment, world: World): Value;
  /** The counters that a command was told, as the value has them; absent when it has none. */
  counters?(value: Value, keys: readonly CounterKey[], world: World): readonly Counter[];
  /** Sentences on how the stored value differs from the replayed one. */
  differences(stored: Value, replayed: Value): readonly string[];
  /** Sentences on how the value contradicts the state of the same instant. */
  contradictions(value: Value, state: State): readonly string[];
}
