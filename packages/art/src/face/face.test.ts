import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { drawFace } from './face.ts';
import { BUSTS, HEADWEAR, MARKS, ORNAMENTS } from './face-art.ts';
import { drawFighter } from './fighter.ts';
import { headLayers } from './lorelei.ts';

const { art } = shippedArt();
const faces = [...art.faces.values()];
const people = [...faces, ...[...art.villagers.values()].map(({ face }) => face)];
const SIZE = { width: 64, height: 64 };

/** Opacity, 0 to 255, of the pixels along the upper edge. */
async function upperEdge(svg: string): Promise<readonly number[]> {
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: SIZE.width }, (_, x) => data[x * 4 + 3] ?? 0);
}

describe('faces.csv', () => {
  it('has a row for every appearance, with its label', () => {
    expect(faces.map(({ id, name }) => ({ id, label: name }))).toEqual(
      art.world.appearances.map(({ id, label }) => ({ id, label })),
    );
  });

  it('uses every drawing, together with the villagers', () => {
    expect(new Set(people.map(({ bust }) => bust))).toEqual(new Set(BUSTS));
    expect(new Set(people.map(({ headwear }) => headwear))).toEqual(new Set(HEADWEAR));
    expect(new Set(people.flatMap(({ marks }) => marks))).toEqual(new Set(MARKS));
    expect(new Set(people.flatMap(({ ornaments }) => ornaments))).toEqual(new Set(ORNAMENTS));
  });

  it('gives no two people the same hair with the same headwear', () => {
    const looks = faces.map(({ head, headwear }) => `${head.hair} ${headwear}`);
    expect(new Set(looks).size).toBe(faces.length);
  });
});

describe('headLayers', () => {
  it('splits a head into skin, lines and features', () => {
    const parts = headLayers({
      hair: 8,
      eyes: 5,
      mouth: 'happy02',
      brows: 1,
      nose: 1,
      head: 3,
      beard: 1,
      freckles: true,
      glasses: 1,
    }).map(({ part }) => part);
    expect(new Set(parts)).toEqual(
      new Set(['hair', 'line', 'skin', 'eyes', 'white', 'brows', 'freckles', 'nose', 'mouth', 'glasses']),
    );
  });

  it('gives a bald head no hair', () => {
    const bald = {
      hair: 0,
      eyes: 1,
      mouth: 'sad01',
      brows: 1,
      nose: 1,
      head: 1,
      beard: 0,
      freckles: false,
      glasses: 0,
    };
    expect(headLayers(bald).some(({ part }) => part === 'hair')).toBe(false);
  });
});

describe('portraits and fighters', () => {
  it.each(faces)('draws $name alike every time', (face) => {
    expect(drawFace(face, SIZE)).toBe(drawFace(face, SIZE));
    expect(drawFighter(face, SIZE)).toBe(drawFighter(face, SIZE));
    expect(drawFace(face, SIZE)).not.toContain('NaN');
  });

  it('a portrait fills its tile, a fighter has a transparent background', async () => {
    const [face] = faces;
    if (face === undefined) throw new Error('no face');
    expect(Math.min(...(await upperEdge(drawFace(face, SIZE))))).toBe(255);
    expect(Math.max(...(await upperEdge(drawFighter(face, SIZE))))).toBe(0);
  });
});
