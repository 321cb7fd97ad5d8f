/**
 * The closed vocabulary of traits (game-design 2.16d). A trait is a verb with two parameters; content chooses
 * the parameters. The numbers are stored and sent, so they never change.
 */
export const Verb = {
  Opener: 1,
  Crescendo: 2,
  Finisher: 3,
  Rhythm: 4,
  Echo: 5,
  Keen: 6,
  Bane: 7,
  Berserk: 8,
  Pierce: 9,
  Plated: 10,
  Ward: 11,
  Thorns: 12,
  Leech: 13,
  Mend: 14,
  Rise: 15,
  Thrift: 16,
  Fasting: 17,
  Haste: 18,
  Carry: 19,
  Reach: 20,
  Linger: 21,
  Lure: 22,
  Again: 23,
  Luck: 24,
  Lesson: 25,
  Flee: 26,
  Filch: 27,
  Hush: 28,
} as const;
export type Verb = (typeof Verb)[keyof typeof Verb];
export type VerbName = keyof typeof Verb;

/** A trait of an item or an enemy: what it does, and two whole numbers. `b` is 0 for a verb without it. */
export type Trait = readonly [verb: Verb, a: number, b: number];

/** An item or an enemy has at most this many traits. */
export const MAX_TRAITS = 2;
