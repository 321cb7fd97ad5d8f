import { expect, test } from 'vitest';
import { START, testEnemy, testItem, testRegion, testState, testWorld } from '../testing/index.ts';
import { type Enemy, EquipmentType } from '../world/static-data.ts';
import { type Trait, Verb } from '../world/traits/trait.ts';
import { openForecast } from './open-forecast.ts';
import { exactly } from './precision.ts';
import type { ForecastQuestion } from './question.ts';
import { EFFECT_RUNS, openTraitEffects, type TraitEffects } from './trait-effects.ts';
import { withoutTraitsOf, withoutTricks } from './without-traits.ts';

const [RING, BOOTS, HOOD] = [1, 2, 3];
const HOUR = 3_600_000;

function worldOf(traits: Readonly<Record<number, readonly Trait[]>>, enemy: Partial<Enemy> = {}) {
  const piece = (id: number, equipmentType: EquipmentType) =>
    testItem({ id, equipmentType, ...(traits[id] && { traits: traits[id] }) });
  return testWorld({
    items: [
      piece(RING, EquipmentType.Ring),
      piece(BOOTS, EquipmentType.Boots),
      piece(HOOD, EquipmentType.Headgear),
    ],
    enemies: [
      testEnemy({
        ...{ id: 1, health: 40, attackPower: 0, mainStatExperience: 100, healthExperience: 40 },
        ...enemy,
      }),
    ],
    regions: [testRegion({ id: 1, enemies: [1] })],
  });
}

const question: ForecastQuestion = {
  shown: testState({ equipment: { ring: RING, boots: BOOTS, headgear: HOOD } }).shown,
  command: { name: 'begin-hunting', input: { regionId: 1 } },
  at: START,
  until: START + HOUR,
  seed: [4, 3, 2, 1],
};

function effectsIn(world: ReturnType<typeof worldOf>): TraitEffects {
  const open = openTraitEffects(question, world);
  if ('refused' in open) throw new Error(open.refused);
  expect(() => open.result()).toThrow();
  while (!open.isDone) open.play(1);
  return open.result();
}

test('tells what the traits of each worn piece change', () => {
  const { pieces, tricks } = effectsIn(
    worldOf({ [RING]: [[Verb.Opener, 250, 120]], [HOOD]: [[Verb.Lesson, 10, 0]] }),
  );
  expect(pieces.map(({ itemId }) => itemId)).toEqual([HOOD, RING]);
  const [hood, ring] = pieces;
  // The trained skill gets 10 % more of 100 points, and Health its 40 unchanged.
  expect(hood?.experience).toBeCloseTo(10 / 140, 2);
  expect(ring?.experience).toBeGreaterThan(0.5);
  expect(tricks).toMatchObject({ experience: 0, food: 0, survives: 0 });
});

test('tells what the tricks of the enemies cost', () => {
  const { tricks, pieces } = effectsIn(worldOf({}, { attackPower: 9, traits: [[Verb.Leech, 60, 0]] }));
  expect(pieces).toEqual([]);
  expect(tricks.experience).toBeLessThan(0);
});

test('a piece without its traits is as one that never had any, and enemies without tricks as well', () => {
  const opener = { [RING]: [[Verb.Opener, 250, 120]] } as const;
  const traits = [[Verb.Plated, 40, 0]] as const;
  const played = (world: ReturnType<typeof worldOf>) => {
    const forecast = openForecast(question, world, exactly(EFFECT_RUNS));
    if ('refused' in forecast) throw new Error(forecast.refused);
    forecast.play(EFFECT_RUNS);
    return forecast.summary();
  };
  expect(played(withoutTraitsOf(new Set([RING]), worldOf(opener)))).toEqual(played(worldOf({})));
  expect(played(withoutTraitsOf(new Set([BOOTS]), worldOf(opener)))).toEqual(played(worldOf(opener)));
  expect(played(withoutTricks(worldOf(opener, { traits })))).toEqual(played(worldOf(opener)));
  expect(played(worldOf(opener, { traits }))).not.toEqual(played(worldOf(opener)));
});

test('is refused as the session is', () => {
  const elsewhere = { ...question, command: { name: 'begin-hunting', input: { regionId: 2 } } } as const;
  expect(openTraitEffects(elsewhere, worldOf({}))).toHaveProperty('refused');
});
