import type { Shown } from '../state/state.ts';
import type { Enemy } from '../world/static-data.ts';
import type { Trait } from '../world/traits/trait.ts';
import { experienceOf } from './fixture.ts';
import { BREAD, firstTurns, hunting, RING, traitWorld } from './trait-world.ts';

/** This file plays the turns of one fight of a strong character with an enemy that does not fall. */

/** Does not fall in these tests. Its hits are between 80 and 120. */
export const WALL: Partial<Enemy> = { health: 1_000_000, attackPower: 100 };
/** A character with a thousand points of health, and some 4 of attack power. It does not eat. */
export const STRONG: Partial<Shown> = {
  health: 1_000,
  experience: experienceOf({ Health: 100 }),
  healingShare: 0,
};

export interface TraitFight {
  readonly own?: readonly Trait[];
  readonly tricks?: readonly Trait[];
  readonly enemy?: Partial<Enemy>;
  readonly shown?: Partial<Shown>;
}

/** The first turns of a hunt that begins with this fight. */
export function fight({ own = [], tricks = [], enemy, shown }: TraitFight, turns: number) {
  const timeline = traitWorld(own, { ...WALL, ...enemy, ...(tricks.length > 0 && { traits: tricks }) });
  const state = hunting(timeline, { ...STRONG, ...shown });
  return firstTurns(state, timeline, turns);
}

/** What is worn and packed: `RING` and some bread. */
export const packed = (foodAmount: number): Shown['equipment'] => ({ ring: RING, food: BREAD, foodAmount });
