import {
  addAmounts,
  amountOf,
  amountsOf,
  BASE_IDLE_TIME,
  idleTime,
  type Shown,
  type World,
} from '@slumberfell/engine';
import { type TrophyRank, trophyRank } from '../../features/items/trophy-rank.ts';

/** How many trophies of one kind the character has claimed, and what they give. */
export interface TrophyClaim {
  readonly claimed: number;
  readonly rank: TrophyRank;
  /** Seconds of idle time that the claimed trophies of this kind give. */
  readonly bonusTime: number;
  /** The character's idle time in seconds: the base time and what all claimed trophies give. */
  readonly idleTime: number;
}

/**
 * The state that one kind of trophy would have after the character claims `more` of it; with 0, the current
 * state.
 */
export function trophyClaim(itemId: number, more: number, { trophies }: Shown, world: World): TrophyClaim {
  const claimed = amountOf(trophies, itemId) + more;
  return {
    claimed,
    rank: trophyRank(claimed),
    bonusTime: idleTime(amountsOf({ [itemId]: claimed }), world) - BASE_IDLE_TIME,
    idleTime: idleTime(addAmounts(trophies, [{ itemId, amount: more }]), world),
  };
}
