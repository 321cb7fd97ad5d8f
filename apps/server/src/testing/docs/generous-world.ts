import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedWorldDirectory } from '@slumberfell/content';
import { temporaryDirectory } from '../databases.ts';

/** Items that a new character gets besides its usual ones: one for each call that needs an item. */
const GIFTS = [
  { item: 'Golden Spindle of Flax', amount: 20 },
  { item: 'Card: Buttonhopper', amount: 1 },
  { item: 'Dandelion Mouse', amount: 1 },
  { item: 'Recipe: Masterwork Copper Dagger', amount: 1 },
  { item: 'Copper Dagger', amount: 5 },
];

/** For tests: a folder with the shipped world, in which a new character is rich and has `GIFTS`. */
export function generousWorld(): { directory: string; remove(): void } {
  const { directory, remove } = temporaryDirectory();
  cpSync(shippedWorldDirectory, directory, { recursive: true });
  const file = join(directory, 'new-character.json');
  const { inventory, ...others } = JSON.parse(readFileSync(file, 'utf8')) as { inventory: object[] };
  writeFileSync(file, JSON.stringify({ ...others, gold: 1_000_000, inventory: [...inventory, ...GIFTS] }));
  return { directory, remove };
}
