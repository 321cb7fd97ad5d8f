import {
  AttackStyle,
  type Chapter,
  COSMETIC_KINDS,
  type Cosmetic,
  ERRAND_SLOTS,
  type Furnishing,
  MAX_LEVEL,
  SKILLS,
  type StaticData,
  storyCosmeticId,
  type Term,
  type TermKind,
  type Unlock,
  type Villager,
} from '@slumberfell/engine';
import type { Problems } from '../../content-error.ts';
import { AMOUNT, ID, LEVEL } from '../../source/ranges.ts';
import type { Row } from '../../source/row.ts';
import { readOptionalTable } from '../../source/table.ts';
import { rejectDoublets } from './doublets.ts';
import { requireFurnishing } from './furnishings.ts';
import { QuestNames } from './quest-names.ts';

const FILE = 'story.csv';
const COLUMNS = [
  'chapter',
  'title',
  'region',
  'giver',
  'advised_level',
  'terms',
  'gold',
  'candle_ends',
  'pieces',
  'furnishing',
  'reward_title',
  'frame',
  'accessory',
  'unlocks',
  'opening',
  'closing',
];

const STYLES = Object.values(AttackStyle).length;
/** Chapters are numbered from 1; titles and frames have ids that follow from the number. */
const CHAPTER = { min: 1, max: 99 };

/** The optional table of chapters. Its rows are in order, from chapter 1 on and without a gap. */
export function readStory(
  directory: string,
  sets: StaticData,
  villagers: readonly Villager[],
  furnishings: readonly Furnishing[],
  problems: Problems,
): Chapter[] {
  const names = new QuestNames(sets, villagers);
  return readOptionalTable(directory, FILE, COLUMNS, problems).map((row, index): Chapter => {
    const id = row.integer('chapter', CHAPTER);
    if (id !== index + 1) row.reject('chapter', `must be ${index + 1}, the next number`);
    const pieces = row.list('pieces').map((name) => names.item(row, 'pieces', name));
    if (pieces.length > 0 && pieces.length !== STYLES)
      row.reject('pieces', `must name a piece for each of the ${STYLES} attack styles, or none`);
    const furnishingId = row.optionalInteger('furnishing', ID);
    requireFurnishing(row, 'furnishing', furnishingId, furnishings);
    return {
      id,
      title: row.text('title'),
      regionId: names.region(row, 'region', row.text('region')),
      villagerId: names.villager(row, 'giver', row.text('giver')),
      advisedLevel: row.integer('advised_level', LEVEL),
      terms: readTerms(row, names),
      gold: row.integer('gold', AMOUNT),
      candleEnds: row.integer('candle_ends', AMOUNT),
      pieces,
      furnishingId,
      cosmetics: readCosmetics(row, id),
      unlocks: readUnlocks(row, names),
      opening: row.text('opening'),
      closing: row.text('closing'),
    };
  });
}

/** How a term begins, what it is then, and what it names. */
const TERMS: readonly (readonly [
  start: string,
  kind: TermKind,
  named: 'enemy' | 'region' | 'dungeon' | 'item' | null,
])[] = [
  ['kill in ', 'kill-region', 'region'],
  ['kill ', 'kill', 'enemy'],
  ['run ', 'run', 'dungeon'],
  ['deliver ', 'deliver', 'item'],
  ['be in ', 'at', 'region'],
  ['total level', 'total-level', null],
];

function readTerms(row: Row, names: QuestNames): Term[] {
  const given = row.amounts('terms');
  if (given.length === 0) row.reject('terms', 'must name at least one term');
  rejectDoublets(
    row,
    'terms',
    given.map(({ name }) => name),
  );
  return given.flatMap(({ name, amount }): Term[] => {
    const form = TERMS.find(([start]) => name.startsWith(start));
    if (form === undefined) {
      row.reject(
        'terms',
        `"${name}" must begin with one of ${TERMS.map(([start]) => start.trim()).join(', ')}`,
      );
      return [];
    }
    const [start, kind, named] = form;
    const most = kind === 'total-level' ? MAX_LEVEL * SKILLS.length : AMOUNT.max;
    if (amount > most) row.reject('terms', `"${name} x${BigInt(amount)}" must be at most x${most}`);
    const id = named === null ? 0 : names[named](row, 'terms', name.slice(start.length));
    return [{ kind, id, amount }];
  });
}

function readCosmetics(row: Row, chapter: number): Cosmetic[] {
  const columns = { title: 'reward_title', frame: 'frame', accessory: 'accessory' } as const;
  return COSMETIC_KINDS.flatMap((kind) => {
    const name = row.optionalText(columns[kind]);
    return name === '' ? [] : [{ id: storyCosmeticId(chapter, kind), kind, name }];
  });
}

const SLOTS = /^errand slots x([1-9]\d{0,3})$/;
const VILLAGERS = 'villagers of ';
const PLAIN = {
  journal: 'journal',
  errands: 'errands',
  'weekly errand': 'weekly-errand',
  gifts: 'gifts',
  lore: 'lore',
  announcement: 'announcement',
  ending: 'ending',
} as const;

function readUnlocks(row: Row, names: QuestNames): Unlock[] {
  return row.list('unlocks').flatMap((text): Unlock[] => {
    const slots = SLOTS.exec(text)?.[1];
    if (slots !== undefined) {
      if (Number(slots) > ERRAND_SLOTS) row.reject('unlocks', `"${text}" must be at most x${ERRAND_SLOTS}`);
      return [{ kind: 'errand-slots', id: Number(slots) }];
    }
    if (text.startsWith(VILLAGERS))
      return [{ kind: 'villagers', id: names.region(row, 'unlocks', text.slice(VILLAGERS.length)) }];
    const kind = PLAIN[text as keyof typeof PLAIN];
    if (kind !== undefined) return [{ kind, id: 0 }];
    row.reject(
      'unlocks',
      `"${text}" is none of ${Object.keys(PLAIN).join(', ')}, errand slots x4, villagers of ...`,
    );
    return [];
  });
}
