import { type Errand, MAX_ENEMIES_OF_ERRAND, type StaticData, type Villager } from '@slumberfell/engine';
import type { Problems } from '../../content-error.ts';
import { AMOUNT, ID, LEVEL, TIER } from '../../source/ranges.ts';
import { readOptionalTable } from '../../source/table.ts';
import { rejectDoublets } from './doublets.ts';
import { QuestNames } from './quest-names.ts';
import type { UniqueIds } from './unique-ids.ts';

const COLUMNS = [
  'id',
  'skill',
  'tier',
  'min_level',
  'giver',
  'ask',
  'things',
  'amount',
  'upper_amount',
  'gold',
  'experience',
  'candle_ends',
  'friendship',
  'text',
];

const AT_LEAST_ONE = { min: 1, max: AMOUNT.max };

/**
 * The optional table of the errands of a day, ascending by id.
 * @param unique the ids of errands so far, of this table and of that of weekly errands
 */
export function readErrands(
  directory: string,
  sets: StaticData,
  villagers: readonly Villager[],
  unique: UniqueIds,
  problems: Problems,
): Errand[] {
  const names = new QuestNames(sets, villagers);
  const errands = readOptionalTable(directory, 'errands.csv', COLUMNS, problems).map((row): Errand => {
    const kind = row.word('ask', ['deliver', 'kill']);
    const things = row.list('things');
    const most = kind === 'deliver' ? 1 : MAX_ENEMIES_OF_ERRAND;
    if (things.length === 0 || things.length > most)
      row.reject('things', most === 1 ? 'must name one item' : `must name 1 to ${most} enemies`);
    rejectDoublets(row, 'things', things);
    const amount = row.integer('amount', AT_LEAST_ONE);
    const upperAmount = row.integer('upper_amount', AT_LEAST_ONE);
    if (upperAmount < amount) row.reject('upper_amount', 'must be at least the amount');
    return {
      id: unique.id(row, ID),
      skillId: names.skill(row, 'skill', row.text('skill')),
      tier: row.integer('tier', TIER),
      minLevel: row.integer('min_level', LEVEL),
      villagerId: names.villager(row, 'giver', row.text('giver')),
      kind,
      ids: things.map((name) => names[kind === 'deliver' ? 'item' : 'enemy'](row, 'things', name)),
      amount,
      upperAmount,
      gold: row.integer('gold', AMOUNT),
      experience: row.integer('experience', AMOUNT),
      candleEnds: row.integer('candle_ends', AMOUNT),
      friendship: row.integer('friendship', AMOUNT),
      text: row.text('text'),
    };
  });
  return errands.sort((one, other) => one.id - other.id);
}
