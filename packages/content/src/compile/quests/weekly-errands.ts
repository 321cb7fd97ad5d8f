import {
  type StaticData,
  type Villager,
  WEEKLY_WAYS,
  type WeeklyErrand,
  type WeeklyTier,
} from '@slumberfell/engine';
import type { Problems } from '../../content-error.ts';
import { AMOUNT, ID, TIER } from '../../source/ranges.ts';
import type { Row } from '../../source/row.ts';
import { readOptionalTable } from '../../source/table.ts';
import type { Compilation } from '../compilation.ts';
import { experienceRate, worth } from '../rates.ts';
import { QuestNames } from './quest-names.ts';
import type { UniqueIds } from './unique-ids.ts';

const WAYS = Array.from({ length: WEEKLY_WAYS }, (_, index) => `way_${index + 1}`);
const COLUMNS = ['id', 'title', 'giver', ...WAYS, 'candle_ends', 'friendship', 'text'];

/** What a weekly errand is worth beside the goods, in seconds of work. */
const GOLD_SECONDS = 3_600;
const EXPERIENCE_SECONDS = 1_800;

/** The word of a way that asks for kills in the region of the character's tier. */
const KILLS = 'kills';

/**
 * The optional table of weekly errands, ascending by id.
 * @param unique the ids of errands so far, of this table and of that of the errands of a day
 */
export function readWeeklyErrands(
  directory: string,
  sets: StaticData,
  villagers: readonly Villager[],
  compilation: Compilation,
  unique: UniqueIds,
  problems: Problems,
): WeeklyErrand[] {
  const names = new QuestNames(sets, villagers);
  const errands = readOptionalTable(directory, 'weekly-errands.csv', COLUMNS, problems).map(
    (row): WeeklyErrand => ({
      id: unique.id(row, ID),
      title: row.text('title'),
      villagerId: names.villager(row, 'giver', row.text('giver')),
      ways: WAYS.map((column) => readWay(row, column, sets, compilation)),
      candleEnds: row.integer('candle_ends', AMOUNT),
      friendship: row.integer('friendship', AMOUNT),
      text: row.text('text'),
    }),
  );
  return errands.sort((one, other) => one.id - other.id);
}

/** Reads `smoked x424 x379 ...`: an item family, or kills, and the amount in each tier. */
function readWay(row: Row, column: string, sets: StaticData, compilation: Compilation): WeeklyTier[] {
  const [key = '', ...amounts] = row.text(column).split(' ');
  const counts = amounts.map((text) => Number(/^x([1-9]\d{0,5})$/.exec(text)?.[1]));
  if (counts.length !== TIER.max || counts.some(Number.isNaN)) {
    row.reject(column, `must be of the form "bread x514 x450 ...", with ${TIER.max} amounts`);
    return [];
  }
  if (key === KILLS) return counts.flatMap((amount, index) => killsInTier(row, column, sets, amount, index));
  if (!compilation.world.family.has(key)) {
    row.reject(column, `"${key}" is no item family`);
    return [];
  }
  return counts.flatMap((amount, index) =>
    itemsInTier(row, column, sets, compilation, key, amount, index + 1),
  );
}

function killsInTier(
  row: Row,
  column: string,
  { regions, enemies }: StaticData,
  amount: number,
  index: number,
): WeeklyTier[] {
  const region = regions[index];
  if (region === undefined) {
    row.reject(column, `asks for kills in region ${index + 1}, which is not there`, ['regions.csv']);
    return [];
  }
  const levels = enemies.flatMap(({ regionId, level }) => (regionId === region.id ? [level] : []));
  if (levels.length === 0) {
    row.reject(column, `asks for kills in "${region.name}", which has no enemies`, ['enemies.csv']);
    return [];
  }
  const minLevel = Math.min(...levels);
  const term = { kind: 'kill-region', id: region.id, amount } as const;
  return [{ term, skillId: null, minLevel, ...paid(minLevel, 0) }];
}

function itemsInTier(
  row: Row,
  column: string,
  { items, crafteableItems }: StaticData,
  compilation: Compilation,
  family: string,
  amount: number,
  tier: number,
): WeeklyTier[] {
  const itemId = compilation.itemId(family, tier);
  const item = items.find(({ id }) => id === itemId);
  const craft = crafteableItems.find((one) => one.itemId === itemId);
  if (item === undefined) {
    row.reject(column, `the family "${family}" has no item in tier ${tier}`);
    return [];
  }
  // What no skill makes is dropped by enemies; it is asked for from the level of its tier on.
  const minLevel = craft?.requiredLevel ?? compilation.world.tier.get(tier).workshopLevel;
  const term = { kind: 'deliver', id: itemId, amount } as const;
  return [{ term, skillId: craft?.skillId ?? null, minLevel, ...paid(minLevel, amount * item.value) }];
}

const paid = (level: number, goods: number): Pick<WeeklyTier, 'gold' | 'experience'> => ({
  gold: goods + worth(level, GOLD_SECONDS),
  experience: Math.round(experienceRate(level) * EXPERIENCE_SECONDS),
});
