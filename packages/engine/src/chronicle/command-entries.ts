import type { InventoryReason } from '../events/possessions.ts';
import type { GameEvent, Moment } from '../events/registry.ts';
import { levelOf } from '../state/experience.ts';
import { ItemCategory } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { type Chronicle, ChronicleBuilder, type ItemOrigin, type ItemUse, OTHERS } from './chronicle.ts';
import { firstKindOf, levelId, ROUND_LEVEL } from './firsts.ts';

/**
 * Where a command takes items from, or what it uses them for. `moved`: between the inventory and what is
 * worn.
 * `session`: only sessions change items for this reason, and `chronicleOfSettlement` counts it.
 */
const COLUMNS: Readonly<Record<InventoryReason, ItemOrigin | ItemUse | 'returned' | 'moved' | 'session'>> = {
  sold: 'sold',
  bought: 'bought',
  claimed: 'claimed',
  learned: 'learned',
  tamed: 'tamed',
  key: 'keys',
  milestone: 'given',
  returned: 'returned',
  delivered: 'delivered',
  rewarded: 'rewarded',
  equipped: 'moved',
  unequipped: 'moved',
  crafted: 'session',
  disenchanted: 'session',
  found: 'session',
  loot: 'session',
};

/** What an executed command adds to a chronicle. */
export function chronicleOfCommand({ at, events }: Moment, world: World): Chronicle {
  const builder = new ChronicleBuilder();
  for (const event of events) addEvent(builder, event, at, world);
  return builder.build();
}

function addEvent(builder: ChronicleBuilder, event: GameEvent, at: number, world: World): void {
  switch (event.type) {
    case 'OnInventoryChange': {
      const column = COLUMNS[event.reason];
      if (column === 'moved') return;
      if (column === 'session') throw new Error(`A command changed items for the reason ${event.reason}`);
      for (const { itemId, amount } of event.changes) {
        builder.add('items', itemId, column, Math.abs(amount));
        addKeyGold(builder, column, itemId, Math.abs(amount), world);
        const kind = amount > 0 && column !== 'returned' ? firstKindOf(world.item(itemId)) : null;
        if (kind !== null) builder.first({ kind, id: itemId, at });
      }
      return;
    }
    case 'OnGoldChange':
      builder.add('gold', OTHERS, event.reason, Math.abs(event.amount));
      return;
    case 'OnExperience':
      builder.add('skills', event.skillId, 'experience', event.experience);
      for (let level = levelOf(event.before) + 1; level <= levelOf(event.before + event.experience); level++)
        if (level % ROUND_LEVEL === 0)
          builder.first({ kind: 'level', id: levelId(event.skillId, level), at });
      return;
    case 'OnRegionChange':
      builder.first({ kind: 'region', id: event.regionId, at });
      return;
    default:
  }
}

/** The gold of keys that were sold, or whose sale was undone: at their value, as `sellLot` pays. */
function addKeyGold(
  builder: ChronicleBuilder,
  column: ItemOrigin | ItemUse | 'returned',
  itemId: number,
  amount: number,
  world: World,
): void {
  const item = world.item(itemId);
  if (item?.category !== ItemCategory.Key) return;
  if (column === 'sold') builder.add('gold', OTHERS, 'keysSold', item.value * amount);
  if (column === 'returned') builder.add('gold', OTHERS, 'keysReturned', item.value * amount);
}
