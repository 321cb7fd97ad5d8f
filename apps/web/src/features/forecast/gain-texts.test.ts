import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { EXPERIENCE_TABLE, type Forecast, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { experienceTexts, itemTexts } from './gain-texts.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

test('names the experience by skill, the most first, with the levels that it reaches', () => {
  const [first, second] = world.sets.skills;
  const experience = world.sets.skills.map(() => EXPERIENCE_TABLE[3] as number);
  const forecast = {
    experience: [
      { skillId: first?.id, expected: 20.4, level: { p5: 4, p50: 4, p95: 4 } },
      { skillId: second?.id, expected: 1_500.6, level: { p5: 4, p50: 9, p95: 9 } },
    ],
  } as unknown as Forecast;
  expect(experienceTexts(forecast, experience, world)).toEqual([
    `1,501 ${second?.name} (level 4 to 9)`,
    `20 ${first?.name}`,
  ]);
});

test('names four items that come, those of the highest worth first, and none that is used', () => {
  const items = world.sets.items
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  const amounts = [2, 2, -5, 0.4, 2, 2, 2].map((expected, place) => ({ itemId: items[place]?.id, expected }));
  const named = itemTexts({ items: amounts } as unknown as Forecast, world);
  expect(named).toEqual([0, 1, 4, 5].map((place) => `about 2 ${items[place]?.name}`));
});
