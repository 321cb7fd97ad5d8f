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

/** A kind of trophy in the Relicarium. */
export interface TrophyClaim {
  readonly claimed: number;
  readonly rank: TrophyRank;
  /** Seconds of idle time that this kind gives. */
  readonly bonusTime: number;
  /** Seconds of idle time of the character: the base time and the bonus of all kinds. */
  readonly idleTime: number;
}

/** The state of a kind of trophy after claiming `more` of it; 0 for the current state. */
export function trophyClaim(itemId: number, more: number, { trophies }: Shown, world: World): TrophyClaim {
  const claimed = amountOf(trophies, itemId) + more;
  return {
    claimed,
    rank: trophyRank(claimed),
    bonusTime: idleTime(amountsOf({ [itemId]: claimed }), world) - BASE_IDLE_TIME,
    idleTime: idleTime(addAmounts(trophies, [{ itemId, amount: more }]), world),
  };
}
