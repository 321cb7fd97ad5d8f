import {
  type Chronicle,
  EnemyType,
  ITEM_ORIGINS,
  type Item,
  ItemCategory,
  ItemQuality,
  namedRow,
  roundLevels,
  type Shown,
  wornSlotOf,
} from '@slumberfell/engine';
import { enemy, world } from '../shipped.ts';

/** What is new to a player when it comes for the first time. */
export type NewThingKind =
  | 'trophy'
  | 'card'
  | 'radiant-card'
  | 'pet'
  | 'recipe'
  | 'piece'
  | 'enemy'
  | 'boss'
  | 'region'
  | 'level';

/** All things that have come so far, each with its kind. */
export function newThings(shown: Shown, chronicle: Chronicle): ReadonlyMap<string, NewThingKind> {
  const things = new Map<string, NewThingKind>();
  for (const [id, row] of chronicle.items) {
    // A row may have only the luck with which an item could have come.
    const sums = namedRow('items', row);
    const came = ITEM_ORIGINS.some((origin) => sums[origin] > 0);
    const kind = kindOf(world.item(id));
    if (came && kind !== null) things.set(`item ${id}`, kind);
  }
  for (const [id, row] of chronicle.enemies) {
    if (namedRow('enemies', row).kills > 0)
      things.set(`enemy ${id}`, enemy(id).type === EnemyType.Boss ? 'boss' : 'enemy');
  }
  for (const { kind, id } of chronicle.firsts) if (kind === 'region') things.set(`region ${id}`, kind);
  shown.experience.forEach((points, index) => {
    for (const { id } of roundLevels(index + 1, 0, points)) things.set(`level ${id}`, 'level');
  });
  return things;
}

/** Null for an item that is nothing new: a material, food, or a piece below Rare. */
function kindOf(item: Item | undefined): NewThingKind | null {
  switch (item?.category) {
    case undefined:
      return null;
    case ItemCategory.Trophy:
      return 'trophy';
    case ItemCategory.Card:
      return item?.radiant ? 'radiant-card' : 'card';
    case ItemCategory.Pet:
      return 'pet';
    case ItemCategory.Recipe:
      return 'recipe';
    default:
      return item !== undefined && wornSlotOf(item) !== undefined && item.quality >= ItemQuality.Rare
        ? 'piece'
        : null;
  }
}
