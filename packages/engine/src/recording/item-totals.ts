import { type Amounts, addAmounts, amountOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { World } from '../world/world.ts';

/**
 * Up to so many kinds of items are searched one by one; beyond, each kind of the world has a place in a
 * table.
 */
const MOST_SEARCHED = 16;

/** What was added to an inventory and taken from it, as one sum for each item. */
export class ItemTotals {
  #world!: World;
  #inventory: Amounts = [];
  /**
   * Index in the three lists below, plus one, by dense item index; 0 for items without changes. Null while
   * they are few.
   */
  #indexes: Int32Array | null = null;
  readonly #items: number[] = [];
  readonly #sums: number[] = [];
  /** What can still be added before the bound of what can be counted. */
  readonly #rooms: number[] = [];

  /** Items are named by their dense index in `world` from now on, and added to `inventory`. */
  open(world: World, inventory: Amounts): void {
    this.#world = world;
    this.#inventory = inventory;
  }

  /** The id of an item by its dense index. */
  itemId(item: number): number {
    return this.#world.itemIds[item] as number;
  }

  /**
   * Adds a signed amount of an item, stopping at the bound of what can be counted.
   * @returns the amount added
   */
  add(item: number, amount: number): number {
    let index = this.#indexOf(item);
    if (index === 0) {
      index = this.#items.push(item);
      this.#noteIndex(item, index);
      this.#sums.push(0);
      this.#rooms.push(MAX_AMOUNT - amountOf(this.#inventory, this.itemId(item)));
    }
    const room = this.#rooms[index - 1] as number;
    const added = Math.min(amount, room);
    this.#rooms[index - 1] = room - added;
    this.#sums[index - 1] = (this.#sums[index - 1] as number) + added;
    return added;
  }

  /** How much of an item there is by now. */
  amount(item: number): number {
    const index = this.#indexOf(item);
    if (index === 0) return amountOf(this.#inventory, this.itemId(item));
    return MAX_AMOUNT - (this.#rooms[index - 1] as number);
  }

  /** The inventory by now. It must be opened again before anything else is added. */
  drain(): Amounts {
    if (this.#items.length === 0) return this.#inventory;
    const changes = this.#items.map((item, index) => ({
      itemId: this.itemId(item),
      amount: this.#sums[index] as number,
    }));
    this.#indexes = null;
    this.#items.length = 0;
    this.#sums.length = 0;
    this.#rooms.length = 0;
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
