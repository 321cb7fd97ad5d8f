import { type Amounts, addAmounts, amountOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { World } from '../world/world.ts';

/**
 * Up to this many changed items, a linear search finds an item. With more, a table maps every item of the
 * world to its index.
 */
const MOST_SEARCHED = 16;

/** Sums the amounts added to and taken from an inventory, one sum for each item. */
export class ItemTotals {
  #world!: World;
  #inventory: Amounts = [];
  /**
   * By dense item index: the index of the item in the three lists below, plus one; 0 for an item without
   * changes. Null while a linear search finds the items.
   */
  #indexes: Int32Array | null = null;
  #items: number[] = [];
  #sums: number[] = [];
  /** For each item in `#items`, the amount that can still be added before the item reaches `MAX_AMOUNT`. */
  #remaining: number[] = [];

  /**
   * Sets the inventory to which amounts are added. From now on, the parameter `item` of the methods is a
   * dense item index of `world`.
   */
  open(world: World, inventory: Amounts): void {
    this.#world = world;
    this.#inventory = inventory;
  }

  /** The id of an item by its dense index. */
  itemId(item: number): number {
    return this.#world.itemIds[item] as number;
  }

  /**
   * Adds an amount of an item, positive or negative. The item's amount in the inventory stops at
   * `MAX_AMOUNT`.
   * @returns the amount added
   */
  add(item: number, amount: number): number {
    let index = this.#indexOf(item);
    if (index === 0) {
      index = this.#items.push(item);
      this.#noteIndex(item, index);
      this.#sums.push(0);
      this.#remaining.push(MAX_AMOUNT - amountOf(this.#inventory, this.itemId(item)));
    }
    const room = this.#remaining[index - 1] as number;
    const added = Math.min(amount, room);
    this.#remaining[index - 1] = room - added;
    this.#sums[index - 1] = (this.#sums[index - 1] as number) + added;
    return added;
  }

  /** The current amount of an item. */
  amount(item: number): number {
    const index = this.#indexOf(item);
    if (index === 0) return amountOf(this.#inventory, this.itemId(item));
    return MAX_AMOUNT - (this.#remaining[index - 1] as number);
  }

  /** Returns the current inventory and clears the sums. Call `open` before the next `add`. */
  drain(): Amounts {
    if (this.#items.length === 0) return this.#inventory;
    const changes = this.#items.map((item, index) => ({
      itemId: this.itemId(item),
      amount: this.#sums[index] as number,
    }));
    // New lists cost less than emptying the old ones, and most settlements drain once.
    this.#indexes = null;
    this.#items = [];
    this.#sums = [];
    this.#remaining = [];
    return addAmounts(this.#inventory, changes);
  }

  #indexOf(item: number): number {
    return this.#indexes === null ? this.#items.indexOf(item) + 1 : (this.#indexes[item] as number);
  }

  #noteIndex(item: number, index: number): void {
    if (this.#indexes === null && index > MOST_SEARCHED) {
      this.#indexes = new Int32Array(this.#world.itemIds.length);
      for (const [place, noted] of this.#items.entries()) this.#indexes[noted] = place + 1;
    } else if (this.#indexes !== null) this.#indexes[item] = index;
  }
}
