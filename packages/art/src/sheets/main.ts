/**
 * Writes contact sheets of the built pictures to artifacts/art, for review by eye: `npm run art:sheets` for
 * all, `npm run art:sheets -- enemies-1 items` for some. The names are those of `sheetGroups`, and `ranks`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUILT_DIRECTORY } from '../build/built-directory.ts';
import { shippedArt } from '../build/shipped-art.ts';
import { square } from '../svg/size.ts';
import { type SheetTile, writeContactSheet } from './contact-sheet.ts';
import { writeRankSheet } from './rank-sheet.ts';
import { type SheetEntry, type SheetGroup, sheetGroups } from './sheet-groups.ts';

const OUT = join(import.meta.dirname, '..', '..', '..', '..', 'artifacts', 'art');
/** Sizes in pixels: large for review, and as small as lists show them. */
const LARGE = square(128);
const SMALL = 48;
/** Rows of tiles on one page. Image viewers would scale down a picture with more rows. */
const ROWS_OF_A_PAGE = 9;

function tileOf({ label, paths }: SheetEntry): SheetTile {
  const files = paths.map((path) => join(BUILT_DIRECTORY, path)).filter((file) => existsSync(file));
  const pictures = files.map((file) => readFileSync(file));
  const last = pictures.at(-1);
  return { label, pictures: last === undefined ? [] : [...pictures, last] };
}

async function writeGroup({ name, entries, columns, room = LARGE }: SheetGroup): Promise<void> {
  const perPage = columns * ROWS_OF_A_PAGE;
  const pages = Math.ceil(entries.length / perPage);
  for (let page = 0; page < pages; page += 1) {
    const tiles = entries.slice(page * perPage, (page + 1) * perPage).map(tileOf);
    const widths = (entries[0]?.paths ?? []).map(() => room.width);
    const file = join(OUT, pages === 1 ? `${name}.png` : `${name}-page-${page + 1}.png`);
    await writeContactSheet(file, tiles, { tile: room.height, widths: [...widths, SMALL], columns });
    console.log(file);
  }
}

const { positionals: wanted } = parseArgs({ allowPositionals: true });
const { art } = shippedArt();
const groups = sheetGroups(art).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
for (const group of groups) await writeGroup(group);
if (wanted.length === 0 || wanted.includes('ranks')) await writeRankSheet(join(OUT, 'ranks.png'), art);
