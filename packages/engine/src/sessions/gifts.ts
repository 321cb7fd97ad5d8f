import { dueGifts, hasGiftsAhead, totalLevel } from '../character/milestones.ts';
import type { Draft } from '../events/draft.ts';
import type { SettlementTotals } from '../recording/totals.ts';
import { canAdd } from '../state/amounts.ts';
import type { World } from '../world/world.ts';

/** The gifts for total levels, and up to which level a character has been given them (game-design 2.15). */
export class Gifts {
  #level: number;

  /** @param level total level up to which gifts have been given: `hidden.giftLevel` */
  constructor(level: number) {
    this.#level = level;
  }

  get level(): number {
    return this.#level;
  }

  /** Whether a world has gifts that the character has not been given. */
  areAhead(world: World): boolean {
    return hasGiftsAhead(world, this.#level);
  }

  /** Gives what the total level has reached, the gift of the lowest level first. */
  give(world: World, totalLevel: number, add: (itemId: number) => void): void {
    for (const gift of dueGifts(world, this.#level, totalLevel)) {
      add(gift.itemId);
      this.#level = gift.totalLevel;
    }
  }

  /** Gives in a running session what the total level has reached. */
  grant(at: number, world: World, totalLevel: number, totals: SettlementTotals): void {
    if (!this.areAhead(world)) return;
    this.give(world, totalLevel, (itemId) => totals.addItem(world.itemIndex(itemId), 1));
    totals.inventoryChanged(at, 'milestone');
  }
}

/** Gives outside of a session what the total level has reached. A gift that does not fit is lost. */
export function giveGifts(draft: Draft): void {
  const gifts = new Gifts(draft.hidden.giftLevel);
  gifts.give(draft.world, totalLevel(draft.shown), (itemId) => {
    if (canAdd(draft.shown.inventory, itemId, 1))
      draft.emit({ type: 'OnInventoryChange', reason: 'milestone', changes: [{ itemId, amount: 1 }] });
  });
  if (gifts.level !== draft.hidden.giftLevel) draft.hide({ giftLevel: gifts.level });
}
