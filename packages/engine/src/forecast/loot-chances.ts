import { worthOf } from '../character/worth.ts';
import { WORD_RANGE } from '../random/draw.ts';
import type { CompiledLoot } from '../world/compiled-enemy.ts';
import type { Percents } from '../world/traits/kit.ts';
import type { World } from '../world/world.ts';

/** One row of loot: the chance, 0 to 1, that a kill or an action brings so many of an item. */
export interface LootChance {
  readonly itemId: number;
  readonly amount: number;
  readonly chance: number;
}

/** The rows of an enemy's loot, with the chances that the draws have. */
export const enemyLoot = (loot: CompiledLoot, world: World): readonly LootChance[] =>
  Array.from({ length: loot.rows }, (_, row) => ({
    itemId: world.itemIds[loot.items[row] as number] as number,
    amount: loot.amounts[row] as number,
    chance: Math.min(1, (loot.thresholds[row] as number) / WORD_RANGE),
  }));

/**
 * The loot of each action of a recipe besides its product, with the chances that the draws have.
 * @param luck the better chances of a kit (`Kit.luck`)
 */
export const recipeLoot = (
  itemId: number,
  world: World,
  luck: Percents | null = null,
): readonly LootChance[] =>
  world.bulkLoot(itemId, luck).map(({ item, amount, chance }) => ({
    itemId: world.itemIds[item] as number,
    amount,
    chance,
  }));

/**
 * The chance that none of so many independent draws hits: a whole power by multiplication only, because
 * results of `Math.pow` differ between machines.
 */
export function chanceOfNone(chance: number, draws: number): number {
  let result = 1;
  let power = 1 - chance;
  for (let left = draws; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result *= power;
    power *= power;
  }
  return result;
}

/** Expected worth of one kill or action. */
export const expectedWorth = (rows: readonly LootChance[], world: World): number =>
  worthOf(
    rows.map(({ itemId, amount, chance }) => ({ itemId, amount: amount * chance })),
    world,
  );

/** Sums of items that come and go, and the chances that none comes. */
export class ItemSums {
  readonly #sums = new Map<number, { net: number; none: number }>();

  #of(itemId: number): { net: number; none: number } {
    const found = this.#sums.get(itemId);
    if (found) return found;
    const sum = { net: 0, none: 1 };
    this.#sums.set(itemId, sum);
    return sum;
  }

  /** @param none the chance that none of them comes */
  come(itemId: number, expected: number, none: number): void {
    const sum = this.#of(itemId);
    sum.net += expected;
    sum.none *= none;
  }

  go(itemId: number, expected: number): void {
    if (expected > 0) this.#of(itemId).net -= expected;
  }

  /** By id. Items that neither come nor go are left out. */
  get entries(): readonly { readonly itemId: number; readonly expected: number; readonly chance: number }[] {
    return [...this.#sums]
      .filter(([, { net, none }]) => net !== 0 || none < 1)
      .map(([itemId, { net, none }]) => ({ itemId, expected: net, chance: 1 - none }))
      .sort((one, other) => one.itemId - other.itemId);
  }
}
