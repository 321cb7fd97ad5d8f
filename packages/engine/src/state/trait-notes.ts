import { Verb } from '../world/traits/trait.ts';
import { LogType, type NoteSide, type TraitNote } from './action.ts';

/**
 * What traits note of a turn, the most important first: the log has lines of the first two. The last
 * `UNLOGGED` are in each turn of some fights and have no line.
 */
export const NOTES = [
  { by: 'character', verb: Verb.Rise },
  { by: 'enemy', verb: Verb.Rise },
  { by: 'enemy', verb: Verb.Filch },
  { by: 'enemy', verb: Verb.Flee },
  { by: 'character', verb: Verb.Thrift },
  { by: 'character', verb: Verb.Again },
  { by: 'character', verb: Verb.Echo },
  { by: 'character', verb: Verb.Leech },
  { by: 'enemy', verb: Verb.Leech },
  { by: 'character', verb: Verb.Thorns },
  { by: 'enemy', verb: Verb.Thorns },
  { by: 'character', verb: Verb.Mend },
  { by: 'enemy', verb: Verb.Mend },
] as const satisfies readonly Omit<TraitNote, 'amount'>[];

/** A turn has at most this many notes. */
export const NOTE_KINDS = NOTES.length;

const UNLOGGED = 2;
/** The number of notes that may have a line in the log: the first ones of `NOTES`. */
export const LOGGED_NOTES = NOTES.length - UNLOGGED;

/** Indexes in `NOTES`. */
export const Note = {
  Rise: 0,
  EnemyRise: 1,
  Filch: 2,
  Flee: 3,
  Thrift: 4,
  Again: 5,
  Echo: 6,
  Leech: 7,
  EnemyLeech: 8,
  Thorns: 9,
  EnemyThorns: 10,
  Mend: 11,
  EnemyMend: 12,
} as const satisfies Readonly<Record<string, keyof typeof NOTES>>;
export type Note = (typeof Note)[keyof typeof Note];

/** Lines of traits in the combat log for one turn, at most. */
export const MOST_NOTE_LINES = 2;

/** The lines that the log has for the notes of a turn. @param notes in the order of `NOTES` */
export const loggedNotes = (notes: readonly TraitNote[]): readonly TraitNote[] =>
  notes.filter(({ verb }) => verb !== Verb.Mend).slice(0, MOST_NOTE_LINES);

/** The type of the line that the log has for what a trait did. */
export const logTypeOf = (by: NoteSide): LogType => (by === 'enemy' ? LogType.Trick : LogType.Trait);

/** The amount of a note among those of a turn; 0 when it is not there. */
export function amountOfNote(notes: readonly TraitNote[], note: Note): number {
  const { by, verb } = NOTES[note];
  return notes.find((one) => one.by === by && one.verb === verb)?.amount ?? 0;
}
