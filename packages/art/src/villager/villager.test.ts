import type { Problems } from '@slumberfell/content';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { readVillagers, VILLAGERS } from '../data/read-villagers.ts';
import { reportsOf, rowsOf } from '../testing/rows.ts';
import { drawVillager } from './villager.ts';
import { STATURES } from './villager-art.ts';

const { art } = shippedArt();
const villagers = [...art.villagers.values()];
const SMALL = { width: 48, height: 48 };

const pixels = async (svg: string): Promise<Buffer> =>
  await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();

/** The middle difference of two pictures' colours, 0 to 255. */
const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

describe('villagers.csv of the art data', () => {
  it('has a row for every villager, with the name', () => {
    expect(villagers.map(({ face: { id, name } }) => ({ id, name }))).toEqual(
      art.world.villagers.map(({ id, name }) => ({ id, name })),
    );
  });

  it('uses every stature and both places of a tool', () => {
    expect(new Set(villagers.map(({ stature }) => stature))).toEqual(new Set(STATURES));
    expect(new Set(villagers.flatMap(({ holds }) => holds?.at ?? []))).toEqual(new Set(['hand', 'side']));
  });

  it('gives no two villagers the same hair with the same headwear, or the same tool', () => {
    const looks = villagers.map(({ face: { head, headwear } }) => `${head.hair} ${headwear}`);
    expect(new Set(looks).size).toBe(villagers.length);
    const tools = villagers.flatMap(({ holds }) => holds?.figure.glyph ?? []);
    expect(new Set(tools).size).toBe(tools.length);
  });

  it('reports a villager without a row, a row without a villager, a wrong name and an unknown word', () => {
    const row = (id: number, name: string, stature: string) =>
      `${id},${name},1,#000000,#ffffff,1,#000000,1,1,happy01,1,0,,0,robe,moss,none,,,,moss,${stature},key,gold,hand,,`;
    const text = [VILLAGERS.columns.join(','), row(1, 'Mr Tapper', ''), row(99, 'Miss Pin', 'vast'), ''].join(
      '\n',
    );
    const world = { ...art.world, villagers: art.world.villagers.filter(({ id }) => id <= 2) };
    const read = (problems: Problems) =>
      readVillagers(
        rowsOf(VILLAGERS.file, VILLAGERS.columns, text, problems),
        world,
        art.regions,
        art.palettes,
        problems,
      );
    expect(reportsOf(read)).toEqual([
      '2: name must be "Mrs Tapper", the name of 1',
      '3: id 99 is not in the world',
      '3: stature must be one of , small, middle, big, not "vast"',
      'has no row for 2, Ambrose Trim',
    ]);
  });
});

describe('the portraits of villagers', () => {
  it.each(villagers)('$face.name is drawn alike every time', (villager) => {
    expect(drawVillager(villager, SMALL)).toBe(drawVillager(villager, SMALL));
  });

  it('no two are alike at 48 pixels', async () => {
    const small = await Promise.all(villagers.map((villager) => pixels(drawVillager(villager, SMALL))));
    const alike: string[] = [];
    for (const [index, one] of small.entries())
      for (const [other, picture] of small.entries())
        if (other > index && difference(one, picture) < 12) alike.push(`${index + 1} ${other + 1}`);
    expect(alike).toEqual([]);
  });

  it('a region gives all its villagers the same frame, and no other region has it', () => {
    const frames = new Map(art.world.villagers.map(({ id, regionId }) => [id, regionId]));
    const byLandscape = new Map(villagers.map(({ face, landscape }) => [landscape, frames.get(face.id)]));
    expect(byLandscape.size).toBe(new Set(frames.values()).size);
    for (const { face, landscape } of villagers) expect(byLandscape.get(landscape)).toBe(frames.get(face.id));
  });

  it('is transparent outside its frame', async () => {
    const [tapper] = villagers;
    if (tapper === undefined) throw new Error('no villager');
    const picture = await pixels(drawVillager(tapper, SMALL));
    expect(picture[3]).toBe(0);
    expect(picture[(24 * 48 + 24) * 4 + 3]).toBe(255);
  });
});
