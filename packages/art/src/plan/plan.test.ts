import { expect, test } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { glyphCredits } from '../credits/credits.ts';
import { glyphsDrawn } from '../glyph/glyph.ts';
import { fallbackPaths } from './fallback-paths.ts';
import { drawingOf } from './picture.ts';
import { planFaults, plannedPictures } from './plan.ts';

const { art, faults } = shippedArt();
const planned = plannedPictures(art);

test('the shipped art has no faults', () => {
  expect(faults).toEqual([]);
});

test('the plan has exactly the pictures that the content names', () => {
  expect(planFaults(art)).toEqual([]);
});

test('a picture that the content does not name, or that is not drawn, is reported', () => {
  const paths = new Set(art.world.paths);
  paths.delete('npc/101.webp');
  paths.add('npc/9999.webp');
  expect(planFaults({ ...art, world: { ...art.world, paths } })).toEqual([
    'npc/9999.webp is named by the content and not drawn',
    'npc/101.webp is drawn for the content, which does not name it',
  ]);
});

test('every fallback is a planned picture', () => {
  const { items, enemies, portraits, dungeon, face } = fallbackPaths(art);
  const paths = new Set(planned.map(({ path }) => path));
  const named = [
    ...Object.values(items),
    ...Object.values(enemies),
    ...Object.values(portraits),
    dungeon,
    face,
  ];
  expect(named.filter((path) => !paths.has(path))).toEqual([]);
});

test('every drawing is valid: no number is missing, every reference resolves, all its glyphs are credited', () => {
  const faulty: string[] = [];
  for (const picture of planned) {
    const svg = drawingOf(picture);
    const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const references = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    if (/NaN|undefined|Infinity/.test(svg) || references.some((id) => !ids.has(id)))
      faulty.push(picture.path);
  }
  expect(faulty).toEqual([]);
  const credited = new Set(
    glyphCredits(glyphsDrawn()).flatMap(({ glyphs }) => glyphs.map(({ name }) => name)),
  );
  expect(glyphsDrawn().filter((name) => !credited.has(name))).toEqual([]);
});
