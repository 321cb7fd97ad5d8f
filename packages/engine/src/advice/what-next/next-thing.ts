import type { BagPlace } from '../../forecast/bag-set.ts';
import type { Wanted } from '../../state/wanted.ts';
import type { BagAim } from '../../world/best-builds.ts';
import type { Getting } from './getting.ts';

/** What a thing that is not yet owned is: what its gain comes from. */
export const NEXT_KINDS = ['piece', 'companion', 'food', 'set'] as const;
export type NextKind = (typeof NEXT_KINDS)[number];

/** What an hour of the last fight brings in the measure of the aim, over a whole night. */
export interface NextGain {
  readonly aim: BagAim;
  /** With the best of what is owned. */
  readonly before: number;
  /** With the best of what is owned and the thing. */
  readonly after: number;
}

/** Something that is not yet owned and would make the last fight better. */
export interface NextThing {
  readonly kind: NextKind;
  /** What a player pins or hides: the same for the same thing at another instant. */
  readonly wanted: Wanted;
  /** Where it goes; `set` for several pieces. */
  readonly place: BagPlace | 'set';
  /** The thing; of an item set the pieces that are missing. */
  readonly itemIds: readonly number[];
  /** How many of each: 1, or the portions of a night. */
  readonly amount: number;
  readonly gain: NextGain;
  readonly getting: Getting;
  /** By how much more an hour of the fight brings, for each hour of getting it. */
  readonly gainPerHour: number;
}

/** The share by which an hour of the fight brings more: 0.12 for 12 %. Infinity where it brought nothing. */
export const gainShare = ({ before, after }: NextGain): number =>
  before > 0 ? after / before - 1 : Number.POSITIVE_INFINITY;
