import { maxHealthOf } from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import type { Aim } from './aim.ts';
import { aimStart, buttonText, planSteps } from './aim-start.ts';
import { world } from './testing/characters.ts';
import { preparedFirst } from './wear-step.ts';

const idOf = (name: string): number => world.sets.items.find((item) => item.name === name)?.id ?? 0;
const CUDGEL = { itemId: idOf('Driftwood Cudgel'), amount: 1 };
const { shown } = testState({ healingShare: 5_000 });
const fight: Aim = {
  kind: 'fight',
  key: 'fight:begin-hunting',
  title: 'Lanternlea',
  text: '',
  seconds: 0,
  steps: [{ name: 'begin-hunting', input: { regionId: 1 } }],
  verbs: ['Fight'],
  picture: { kind: 'region', id: 1 },
};
const prepared = (pieces: readonly (typeof CUDGEL)[], healingShare: number | null) =>
  preparedFirst(fight, { pieces, healingShare }, shown, world);
const names = ({ steps }: Pick<Aim, 'steps'>) => steps.map(({ name }) => name);
const noteOf = (aim: Aim) => aimStart(aim, shown, world).note;

test('a press wears the pieces, then sets the threshold, then begins the fight', () => {
  const aim = prepared([CUDGEL], 2_500);
  expect(names(aim)).toEqual(['wear', 'set-healing-threshold', 'begin-hunting']);
  expect(aim.steps[1]?.input).toEqual({ healingThreshold: maxHealthOf(shown) / 4 });
  expect(buttonText(aim)).toBe('Wear and fight');
  expect(noteOf(aim)).toMatch(/^It wears Driftwood Cudgel and eats at 25% of health\./);
});

test('a threshold alone is set and said before the fight', () => {
  const aim = prepared([], 2_500);
  expect(names(aim)).toEqual(['set-healing-threshold', 'begin-hunting']);
  expect(buttonText(aim)).toBe('Fight');
  expect(noteOf(aim)).toMatch(/^It eats at 25% of health\./);
});

test('a fight without a preparation stays as it is', () => {
  expect(prepared([], null)).toEqual(fight);
});

test('a plan has the steps of the aim without the threshold', () => {
  expect(planSteps(prepared([CUDGEL], 2_500))?.map(({ name }) => name)).toEqual(['wear', 'begin-hunting']);
  expect(planSteps({ steps: prepared([CUDGEL], 2_500).steps.slice(0, 2) })).toBeNull();
});
