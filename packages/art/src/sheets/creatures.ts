/**
 * Writes contact sheets of the creatures of creatures.csv to artifacts/art, each with its portrait at 48 px:
 * `npm run art:creatures` of all regions, `npm run art:creatures -- 1` of one, and `npm run art:creatures --
 * 108 142` of some enemies at 512 px.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderPicture } from '../build/render.ts';
import { shippedArt } from '../build/shipped-art.ts';
import type { CreatureArt } from '../creature/creature.ts';
import { drawCreaturePortrait, drawCreatureTile } from '../creature/creature-picture.ts';
import { square } from '../svg/size.ts';
import { type SheetTile, writeContactSheet } from './contact-sheet.ts';

const OUT = join(import.meta.dirname, '..', '..', '..', '..', 'artifacts', 'art');
const SMALL = 48;
const PNG = { format: 'png', quality: 100, alphaQuality: 100, oversample: 2 } as const;

async function tileOf(creature: CreatureArt, side: number): Promise<SheetTile> {
  const whole = await renderPicture(drawCreatureTile(creature, square(side)), square(side), PNG);
  const portrait = await renderPicture(drawCreaturePortrait(creature, square(SMALL * 2)), square(SMALL), PNG);
  return { label: `${creature.id} ${creature.name}`, pictures: [whole, portrait] };
}

async function writeSheet(
  name: string,
  creatures: readonly CreatureArt[],
  side: number,
  columns: number,
): Promise<void> {
  const tiles: SheetTile[] = [];
  for (const creature of creatures) tiles.push(await tileOf(creature, side));
  const file = join(OUT, `${name}.png`);
  await writeContactSheet(file, tiles, { tile: side, widths: [side, SMALL], columns });
  console.log(`${tiles.length} creatures in ${file}`);
}

const wanted = parseArgs({ allowPositionals: true }).positionals.map(Number);
const creatures = [...shippedArt().art.creatures.values()];
const single = creatures.filter(({ id }) => wanted.includes(id));
if (single.length > 0) await writeSheet('creatures-look', single, 512, Math.min(3, single.length));
const regions = new Set(creatures.map(({ region }) => region));
for (const region of regions)
  if (wanted.length === 0 || wanted.includes(region))
    await writeSheet(
      `creatures-${region}`,
      creatures.filter((creature) => creature.region === region),
      256,
      6,
    );
