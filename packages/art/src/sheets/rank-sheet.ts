import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BUILT_DIRECTORY } from '../build/built-directory.ts';
import type { Art } from '../data/art.ts';
import { TROPHY_FILTERS, TROPHY_RANKS, type TrophyRank } from '../picture/trophy-rank.ts';
import { writeContactSheet } from './contact-sheet.ts';

const SIDE = 176;
const SHOWN = 12;

/**
 * Writes a contact sheet with some trophies in every rank, some items with frames of all qualities, and some
 * radiant cards. The layers are combined as the page combines them.
 */
export async function writeRankSheet(file: string, { world }: Art): Promise<void> {
  const step = Math.max(1, Math.floor(world.trophies.length / SHOWN));
  const trophies = world.trophies.filter((_, index) => index % step === 0).slice(0, SHOWN);
  const ranked = await Promise.all(
    trophies.flatMap(({ id, name }) =>
      TROPHY_RANKS.map(async (rank) => ({ label: `${rank} ${name}`, pictures: [await inRank(id, rank)] })),
    ),
  );
  const framed = await Promise.all(
    world.uniques.slice(0, 18).map(async ({ id, name }, index) => {
      const picture = await over(`items/unique-${id}.webp`, `frames/${index % 6}.webp`, 'none', 160);
      return { label: name, pictures: [picture] };
    }),
  );
  const radiant = await Promise.all(
    world.enemies.slice(0, 8).map(async ({ id, name }) => ({
      label: `radiant ${name}`,
      pictures: [await over(`cards/${id}.webp`, 'overlays/radiance.webp', 'none', 160)],
    })),
  );
  await writeContactSheet(file, [...ranked, ...framed, ...radiant], {
    tile: SIDE,
    widths: [SIDE],
    columns: 8,
  });
}

const inRank = (id: number, rank: TrophyRank): Promise<Buffer> =>
  over(`trophies/${id}.webp`, `overlays/trophy-${rank}.webp`, TROPHY_FILTERS[rank], SIDE);

async function over(lower: string, upper: string, filter: string, side: number): Promise<Buffer> {
  const picture = await sharp(readFileSync(join(BUILT_DIRECTORY, lower)))
    .png()
    .toBuffer();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}">` +
    `<image width="${side}" height="${side}" style="filter:${filter}" xlink:href="data:image/png;base64,${picture.toString('base64')}"/></svg>`;
  return await sharp(Buffer.from(svg))
    .composite([{ input: readFileSync(join(BUILT_DIRECTORY, upper)) }])
    .png()
    .toBuffer();
}
