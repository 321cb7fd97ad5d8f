import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { EnemyType } from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import { shippedArt } from '../build/shipped-art.ts';
import { lightnessOf, oklch } from '../colour/oklch.ts';
import { square } from '../svg/size.ts';
import { apartFrom, LEAST_CONTRAST } from './apart.ts';
import { CANVAS, drawBody } from './creature.ts';
import { drawCreatureCutOut, drawCreaturePortrait } from './creature-picture.ts';
import { HALF_SHUT } from './look.ts';
import { Pen } from './pen.ts';
import { entryOf } from './plan.ts';
import { PLANS } from './plans/plans.ts';
import { joints, pts } from './points.ts';
import { DUNGEON_LIGHT, rankedLook } from './rank.ts';

const { art } = shippedArt();
const creatures = [...art.creatures.values()];
const regions = [...new Set(creatures.map(({ region }) => region))];

test('a point has two numbers, and a corner where an exclamation mark is', () => {
  expect(pts('170 176, 252 -92.5!')).toEqual([
    { x: 170, y: 176, corner: false },
    { x: 252, y: -92.5, corner: true },
  ]);
  expect(() => pts('170 176 3')).toThrow('"170 176 3" is no point');
  expect(() => joints('170 176')).toThrow('"170 176" is no joint');
});

test.each(creatures.map((creature) => [creature.name, creature] as const))(
  '%s is the same in every drawing, has eyes, stays on the canvas and lacks no number',
  (_name, creature) => {
    const cutOut = drawCreatureCutOut(creature, square(CANVAS));
    expect(drawCreatureCutOut(creature, square(CANVAS))).toBe(cutOut);
    expect(cutOut).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawCreaturePortrait(creature, square(CANVAS))).not.toMatch(/NaN|undefined|Infinity/);
    const ids = [...cutOut.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(drawBody(creature).eyes.length).toBeGreaterThan(0);
  },
);

test.each(creatures.map((creature) => [creature.name, creature] as const))(
  'the body of %s differs from the ground of its region',
  (_name, { plan, look, light, region }) => {
    const shown = PLANS[plan]?.shows === 'dress' ? look.dress : look.body;
    const ground = lightnessOf(art.regions.get(region)?.ground.near ?? '');
    // As painted, in the air of the region.
    const painted = new Pen(light, 'air').tint(shown.first);
    expect(Math.abs(lightnessOf(painted) - ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  },
);

test('a boss stands in the light of its dungeon', () => {
  for (const { id, sequences } of compileWorld(shippedWorldDirectory).sets.dungeons) {
    const boss = art.creatures.get(sequences.at(-1)?.enemyId ?? 0);
    expect(boss, `the boss of dungeon ${id}`).toBeDefined();
    const light = boss?.look.props.find(({ name }) => name === DUNGEON_LIGHT);
    const glow = art.dungeons.get(id)?.glow.first;
    expect(light?.colours?.first, boss?.name).toBe(
      glow === undefined ? '' : oklch(glow.lightness, glow.chroma, glow.hue),
    );
  }
});

test('an elite wears one more piece than its row says', () => {
  for (const { name, type, plan, look } of creatures) {
    const props = rankedLook(type, entryOf(PLANS, plan), look).props;
    expect(props.length - look.props.length, name).toBe(type === EnemyType.Elite ? 1 : 0);
  }
});

test('a body of any palette differs from any ground', () => {
  for (const name of art.palettes.names)
    for (const ground of [0.15, 0.32, 0.47, 0.6, 0.7]) {
      const body = apartFrom(ground, art.palettes.get(name).first);
      expect(Math.abs(lightnessOf(body) - ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(
        LEAST_CONTRAST,
      );
    }
});

describe.each(regions)('in region %i', (region) => {
  const ofRegion = creatures.filter((creature) => creature.region === region);

  test('at most one creature in four has half-shut eyes', () => {
    const halfShut = ofRegion.filter(({ look }) => HALF_SHUT.includes(look.mood));
    expect(halfShut.length).toBeLessThanOrEqual(ofRegion.length / 4);
  });

  test('no two creatures have the same plan in the same pose', () => {
    const outlines = ofRegion.map(({ plan, look }) => `${plan} ${look.pose}`);
    expect(new Set(outlines).size).toBe(outlines.length);
  });
});
