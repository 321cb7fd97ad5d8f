import { bearersOf } from '../character/bearers.ts';
import { gearSums } from '../character/gear.ts';
import type { WornSlot } from '../state/slots.ts';
import type { Shown } from '../state/state.ts';
import type { ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { thresholdCommand } from './preparation.ts';
import { whatIf } from './what-if.ts';

/** Where a piece of a set goes. */
export type BagPlace = WornSlot | 'food' | 'companion';

/** A set of the bag: what to put on and to take along, when to eat, and what is shown then. */
export interface BagSet {
  readonly pieces: ReadonlyMap<BagPlace, ItemAmount>;
  /** As in `Shown`; null when it stays as it is. */
  readonly healingShare: number | null;
  readonly shown: Shown;
}

/** Makes sets from what a character shows. */
export class BagSets {
  /** What is worn. */
  readonly worn: BagSet;
  readonly #world: World;
  readonly #at: number;

  constructor(shown: Shown, world: World, at: number) {
    this.worn = { pieces: new Map(), healingShare: null, shown };
    this.#world = world;
    this.#at = at;
  }

  /** The set with other pieces, put on by the rules of the command wear, all at once. */
  with(set: BagSet, ...changes: readonly (readonly [BagPlace, ItemAmount])[]): BagSet {
    const pieces = new Map(set.pieces);
    for (const [place, piece] of changes) pieces.set(place, piece);
    return this.#made(pieces, set.healingShare);
  }

  /** The set with another share of the maximum health at which the character eats. */
  eatingAt({ pieces }: BagSet, healingShare: number): BagSet {
    return this.#made(pieces, healingShare);
  }

  /** The set with the present threshold. */
  eatingAsBefore({ pieces }: BagSet): BagSet {
    return this.#made(pieces, null);
  }

  #made(pieces: BagSet['pieces'], healingShare: number | null): BagSet {
    const { shown } = this.worn;
    const eating = healingShare === null ? shown : this.#after(shown, healingShare);
    if (pieces.size === 0) return { pieces, healingShare, shown: eating };
    const input = { pieces: [...pieces.values()] };
    const next = whatIf(eating, { name: 'wear', input }, this.#world, this.#at);
    if ('refused' in next) throw new Error(`A set cannot be worn: ${next.refused}`);
    return { pieces, healingShare, shown: next };
  }

  #after(shown: Shown, healingShare: number): Shown {
    const next = whatIf(shown, thresholdCommand(healingShare, shown), this.#world, this.#at);
    if ('refused' in next) throw new Error(`A threshold cannot be set: ${next.refused}`);
    return next;
  }
}

/** A fight reads only these facts of a set, so sets with the same facts have the same score. */
export function factsOf(shown: Shown, world: World): string {
  const { equipment, attackStyle, healingShare } = shown;
  const { attackPower, armor, criticalChance } = gearSums(equipment, world);
  const { food, foodAmount } = equipment;
  const numbers = [attackStyle, attackPower, armor, criticalChance, food, foodAmount, healingShare];
  return [...numbers, ...bearersOf(shown, world)].join();
}
