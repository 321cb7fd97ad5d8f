import { ItemCategory } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { command } from './command.ts';
import { ITEM_AMOUNT } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Buys keys of dungeons. The character may be in any region. Each key costs its value in gold (specification
 * 5.19; game-design 2.14).
 */
export const buy = command({
  name: 'buy',
  section: 'character',
  summary: 'Buy keys',
  notes: 'A key costs its value in gold.',
  input: ITEM_AMOUNT,
  refusals: ['item/unknown', 'buy/not-for-sale', 'buy/gold', 'amount/too-large'],
  run(draft, { itemId, amount }) {
    const item = draft.world.item(itemId);
    if (!item) return refuse('item/unknown');
    if (item.category !== ItemCategory.Key || !opens(draft.world, itemId)) return refuse('buy/not-for-sale');
    // Above the safe integers the cost is inexact, but it is still above any amount of gold.
    const cost = item.value * amount;
    if (cost > draft.shown.gold) return refuse('buy/gold');
    if (!draft.canAdd(itemId, amount)) return refuse('amount/too-large');
    if (cost > 0) draft.emit({ type: 'OnGoldChange', reason: 'bought', amount: -cost });
    draft.emit({ type: 'OnInventoryChange', reason: 'bought', changes: [{ itemId, amount }] });
    return null;
  },
});

/**
 * Whether the item is the key of a dungeon. A player cannot buy the key of a retired dungeon, but can sell
 * it.
 */
const opens = (world: World, keyItemId: number): boolean =>
  world.sets.dungeons.some((dungeon) => dungeon.keyItemId === keyItemId);
