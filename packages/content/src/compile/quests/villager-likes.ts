import {
  ItemQuality,
  type Liking,
  MAX_FAMILIES_LIKED,
  type StaticData,
  type Villager,
} from '@slumberfell/engine';
import type { Problems } from '../../content-error.ts';
import { readOptionalTable } from '../../source/table.ts';
import type { Compilation } from '../compilation.ts';
import { familyItemId } from '../item-ids.ts';
import { secondsOfUnit } from '../seconds-of-unit.ts';
import { rejectDoublets } from './doublets.ts';
import { QuestNames } from './quest-names.ts';

const COLUMNS = ['villager', 'families'];

/** Seconds of work in a gift. */
const GIFT_SECONDS = 300;

/** The optional table of the item families that villagers like, by villager id. */
export function readVillagerLikes(
  directory: string,
  sets: StaticData,
  villagers: readonly Villager[],
  compilation: Compilation,
  problems: Problems,
): ReadonlyMap<number, Villager['likes']> {
  const names = new QuestNames(sets, villagers);
  const itemIds = new Set(sets.items.map(({ id }) => id));
  const likes = new Map<number, Villager['likes']>();
  for (const row of readOptionalTable(directory, 'villager-likes.csv', COLUMNS, problems)) {
    const villagerId = names.villager(row, 'villager', row.text('villager'));
    if (likes.has(villagerId)) row.reject('villager', 'is there twice');
    const keys = row.list('families');
    if (keys.length === 0 || keys.length > MAX_FAMILIES_LIKED)
      row.reject('families', `must name 1 to ${MAX_FAMILIES_LIKED} item families`);
    rejectDoublets(row, 'families', keys);
    const known = keys.filter((key) => {
      if (!compilation.world.family.has(key)) row.reject('families', `"${key}" is no item family`);
      return compilation.world.family.has(key);
    });
    likes.set(
      villagerId,
      known.map((key) => likingsOf(key, itemIds, compilation)),
    );
  }
  return likes;
}

/** What of a family makes a gift, in each tier. An Elite piece counts as much as a Normal one. */
const likingsOf = (key: string, itemIds: ReadonlySet<number>, compilation: Compilation): Liking[] =>
  compilation.world.tiers.map(({ tier }) => {
    const { id } = compilation.world.family.get(key);
    const elite = familyItemId(id, tier, ItemQuality.Elite);
    return {
      itemIds: [compilation.itemId(key, tier), ...(itemIds.has(elite) ? [elite] : [])],
      amount: Math.max(1, Math.round(GIFT_SECONDS / secondsOfUnit(key, tier, compilation.world))),
    };
  });
