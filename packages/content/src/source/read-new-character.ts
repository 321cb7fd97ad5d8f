import type { Problems } from '../content-error.ts';
import type { Amount } from './row.ts';
import { readWorldFile } from './world-file.ts';
import type { NewCharacterSource } from './world-source.ts';

const PLACE = { file: 'new-character.json', row: null };

/**
 * Reads the start of a new character (game-design 2.16) from new-character.json, the only JSON file of a
 * world.
 */
export function readNewCharacter(directory: string, problems: Problems): NewCharacterSource {
  const json = readJson(directory, problems) ?? {};
  const inventory = Array.isArray(json.inventory) ? json.inventory : [];
  if (inventory.length === 0) problems.add(PLACE, 'inventory must list at least one item');
  return {
    place: PLACE,
    region: name(json.region, 'region', problems),
    gold: whole(json.gold, 'gold', problems),
    healingThresholdPercent: percent(json.healingThresholdPercent, 'healingThresholdPercent', problems),
    inventory: inventory.map((entry: unknown, index) => gift(entry, `inventory[${index}]`, problems)),
  };
}

function readJson(directory: string, problems: Problems): Readonly<Record<string, unknown>> | null {
  const text = readWorldFile(directory, PLACE.file, problems);
  if (text === null) return null;
  if (text.trim() === '') {
    problems.addUnusableFile(PLACE, 'is empty; it must be a JSON object');
    return null;
  }
  try {
    return record(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The message quotes the text around the mistake, which may have line ends.
    problems.addUnusableFile(PLACE, `cannot be read: ${error.message.replaceAll(/\s+/g, ' ')}`);
    return null;
  }
}

function gift(value: unknown, path: string, problems: Problems): Amount {
  const { item, amount } = record(value);
  return {
    name: name(item, `${path}.item`, problems),
    amount: whole(amount, `${path}.amount`, problems),
  };
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function name(value: unknown, path: string, problems: Problems): string {
  if (typeof value === 'string' && value !== '') return value;
  problems.add(PLACE, `${path} must be a name`);
  return '';
}

function percent(value: unknown, path: string, problems: Problems): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 100) return value;
  problems.add(PLACE, `${path} must be a whole number from 0 to 100`);
  return 0;
}

function whole(value: unknown, path: string, problems: Problems): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1) return value;
  problems.add(PLACE, `${path} must be a whole number of at least 1`);
  return 1;
}
