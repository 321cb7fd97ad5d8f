import { ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { AMOUNT, FACTOR, LEVEL, TIER } from './ranges.ts';
import { readTable } from './table.ts';
import { PHRASE_KEYS, type PhraseKey, type Tier, type TrophyRank } from './world-source.ts';

const TIER_COLUMNS = [
  'tier',
  'equipment_level',
  'workshop_level',
  'equipment_stretch',
  'workshop_stretch',
  'trophy_hours',
  'crafts_per_trophy',
  'kills_per_trophy',
];

export function readTiers(directory: string, problems: Problems): Tier[] {
  const tiers = readTable(directory, 'tiers.csv', TIER_COLUMNS, problems).map((row) => ({
    place: row.place,
    tier: row.integer('tier', TIER),
    equipmentLevel: row.integer('equipment_level', LEVEL),
    workshopLevel: row.integer('workshop_level', LEVEL),
    equipmentStretch: row.number('equipment_stretch', FACTOR),
    workshopStretch: row.number('workshop_stretch', FACTOR),
    trophyHours: row.number('trophy_hours', FACTOR),
    craftsPerTrophy: row.integer('crafts_per_trophy', AMOUNT),
    killsPerTrophy: row.integer('kills_per_trophy', AMOUNT),
  }));
  if (tiers.some(({ tier }, index) => tier !== index + 1)) {
    problems.add({ file: 'tiers.csv', row: null }, 'tiers must be numbered 1, 2, 3 ... in order');
  }
  return tiers;
}

/** Factor on every stat of equipment, by its quality (q of game-design 2.13). */
export function readStatFactors(directory: string, problems: Problems): Map<ItemQuality, number> {
  const rows = readTable(directory, 'qualities.csv', ['quality', 'stat_factor'], problems);
  const factors = new Map(
    rows.map((row) => [row.code('quality', ItemQuality), row.number('stat_factor', FACTOR)]),
  );
  for (const [name, quality] of Object.entries(ItemQuality)) {
    if (!factors.has(quality)) problems.add({ file: 'qualities.csv', row: null }, `${name} has no row`);
  }
  return factors;
}

const TIER_WORDS = ['tier1', 'tier2', 'tier3', 'tier4', 'tier5', 'tier6'];

export function readWords(directory: string, problems: Problems): Map<string, string[]> {
  const rows = readTable(directory, 'materials.csv', ['word', ...TIER_WORDS], problems);
  return new Map(rows.map((row) => [row.text('word'), TIER_WORDS.map((column) => row.text(column))]));
}

export function readPhrases(directory: string, problems: Problems): Map<PhraseKey, string> {
  const file = 'phrases.csv';
  const rows = readTable(directory, file, ['key', 'text'], problems);
  const phrases = new Map(rows.map((row) => [row.word('key', PHRASE_KEYS), row.text('text')]));
  for (const key of PHRASE_KEYS) {
    if (!phrases.has(key)) problems.add({ file, row: null }, `the phrase ${key} is missing`);
  }
  return phrases;
}

export function readTrophyRanks(directory: string, problems: Problems): TrophyRank[] {
  return readTable(directory, 'trophy-ranks.csv', ['rank', 'bonus_seconds'], problems).map((row) => ({
    place: row.place,
    rank: row.integer('rank', { min: 1, max: 5 }),
    bonusSeconds: row.integer('bonus_seconds', AMOUNT),
  }));
}
