/** What a chronicle counts that a term of a chapter or an errand may ask for. */
export const COUNTER_KINDS = ['kill', 'kill-region', 'run'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** Which counter: kills of an enemy, kills in a region, or finished runs of a dungeon. */
export interface CounterKey {
  readonly kind: CounterKind;
  readonly id: number;
}

/** A counter of a character's chronicle at an instant. */
export interface Counter extends CounterKey {
  readonly count: number;
}
