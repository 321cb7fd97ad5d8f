import type { Problems } from '@slumberfell/content';
import { describe, expect, it } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { CHAPTERS, readChapters } from '../data/read-chapters.ts';
import { reportsOf, rowsOf } from '../testing/rows.ts';
import { drawChapterBadge } from './chapter-badge.ts';

const { art } = shippedArt();
const badges = [...art.chapters.values()];
const SIZE = { width: 40, height: 40 };

describe('chapters.csv of the art data', () => {
  it('has a row for every chapter', () => {
    expect(badges.map(({ id }) => id)).toEqual(art.world.chapters.map(({ id }) => id));
  });

  it('gives no two chapters the same glyph', () => {
    expect(new Set(badges.map(({ figure }) => figure.glyph)).size).toBe(badges.length);
  });

  it('gives the form of a gate to the chapters that end in a dungeon, one for each dungeon', () => {
    expect(badges.filter(({ isGate }) => isGate)).toHaveLength(art.world.dungeons.length);
  });

  it('reports a chapter without a row, a row without a chapter and a wrong title', () => {
    const text = [CHAPTERS.columns.join(','), '1,The Bill,key,gold,,,,', '99,The Rent,bed,gold,,,,', ''].join(
      '\n',
    );
    const world = { ...art.world, chapters: art.world.chapters.filter(({ id }) => id <= 2) };
    const read = (problems: Problems) =>
      readChapters(
        rowsOf(CHAPTERS.file, CHAPTERS.columns, text, problems),
        world,
        art.regions,
        art.palettes,
        problems,
      );
    expect(reportsOf(read)).toEqual([
      '2: name must be "The Rent", the name of 1',
      '3: id 99 is not in the world',
      'has no row for 2, Short by a Minute',
    ]);
  });
});

describe('the badges of chapters', () => {
  it('no two drawings are equal', () => {
    const drawings = badges.map((badge) => drawChapterBadge(badge, SIZE));
    expect(new Set(drawings).size).toBe(badges.length);
  });

  it('only those of the end of the story shine', () => {
    expect(badges.filter(({ shines }) => shines).map(({ id }) => id)).toEqual([43, 44, 45]);
  });
});
