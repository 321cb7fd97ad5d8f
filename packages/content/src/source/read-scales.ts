import { ItemQuality } from '@slumberfell/engine';
import type { Problems } from '../content-error.ts';
import { AMOUNT, FACTOR, LEVEL, TIER } from './ranges.ts';
import { readFilledTable } from './table.ts';
import { nameOfCode, refuseRepeats } from './unique.ts';
import { PHRASE_KEYS, type PhraseKey, SHARED_TEXT_KEYS, type Tier, type TrophyRank } from './world-source.ts';

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
  const tiers = readFilledTable(directory, 'tiers.csv', TIER_COLUMNS, problems).map((row) => ({
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
  refuseRepeats(tiers, 'tier', ({ tier }) => tier, problems);
  const wrong = tiers.findIndex(({ tier }, index) => tier !== index + 1);
  const misplaced = tiers[wrong];
  if (misplaced !== undefined && !problems.has(misplaced.place))
    problems.add(misplaced.place, `tier must be ${wrong + 1}: the rows are tiers 1, 2, 3 ... in order`);
  return tiers;
}

/** Factor on every stat of equipment, by its quality (q of game-design 2.13). */
export function readStatFactors(directory: string, problems: Problems): Map<ItemQuality, number> {
  const rows = readFilledTable(directory, 'qualities.csv', ['quality', 'stat_factor'], problems);
  const qualities = rows.map((row) => ({
    place: row.place,
    quality: row.code('quality', ItemQuality),
    factor: row.number('stat_factor', FACTOR),
  }));
  refuseRepeats(qualities, 'quality', ({ quality }) => nameOfCode(ItemQuality, quality), problems);
  const factors = new Map(qualities.map(({ quality, factor }) => [quality, factor]));
  for (const [name, quality] of Object.entries(ItemQuality)) {
    if (!factors.has(quality)) problems.add({ file: 'qualities.csv', row: null }, `${name} has no row`);
  }
  return factors;
}

const TIER_WORDS = ['tier1', 'tier2', 'tier3', 'tier4', 'tier5', 'tier6'];

export function readWords(directory: string, problems: Problems): Map<string, string[]> {
  const rows = readFilledTable(directory, 'materials.csv', ['word', ...TIER_WORDS], problems);
  const words = rows.map((row) => ({
    place: row.place,
    word: row.text('word'),
    ofTiers: TIER_WORDS.map((column) => row.text(column)),
  }));
  refuseRepeats(words, 'word', ({ word }) => word, problems);
  return new Map(words.map(({ word, ofTiers }) => [word, ofTiers]));
}

export function readPhrases(directory: string, problems: Problems): Map<PhraseKey, string> {
  const file = 'phrases.csv';
  const rows = readFilledTable(directory, file, ['key', 'text'], problems);
  const entries = rows.map((row) => ({
    place: row.place,
    key: row.word('key', [...PHRASE_KEYS, ...SHARED_TEXT_KEYS]),
    text: row.text('text'),
  }));
  refuseRepeats(entries, 'key', ({ key }) => key, problems);
  const phrases = new Map(entries.map(({ key, text }) => [key, text]));
  for (const key of PHRASE_KEYS) {
    if (!phrases.has(key)) problems.add({ file, row: null }, `the phrase ${key} is missing`);
  }
  return phrases;
}

export function readTrophyRanks(directory: string, problems: Problems): TrophyRank[] {
  return readFilledTable(directory, 'trophy-ranks.csv', ['rank', 'bonus_seconds'], problems).map((row) => ({
    place: row.place,
    rank: row.integer('rank', { min: 1, max: 5 }),
    bonusSeconds: row.integer('bonus_seconds', AMOUNT),
  }));
}
