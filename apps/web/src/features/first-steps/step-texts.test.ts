import { beginHunt } from '@slumberfell/engine';
import { testItem, testRegion, testWorld } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { stepText } from './step-texts.ts';

const FLAX = 7;
const world = testWorld({
  items: [testItem({ id: FLAX, name: 'Flax' })],
  regions: [testRegion({ id: 1 })],
});
const fight = (rests: boolean) =>
  ({
    kind: 'press',
    step: 'fight',
    commands: [beginHunt(1, { rests }, { then: { itemId: FLAX } })],
  }) as const;

test('the first fight says whether it rests, and what follows it', () => {
  const resting = stepText(fight(true), world).text;
  expect(resting).toContain('fetched home before the food runs out, and gather Flax from then on.');
  const restless = stepText(fight(false), world).text;
  expect(restless).toContain('“Rest when the food runs low” is off');
  expect(restless).not.toContain('fetched home');
});

test('a wait names what runs', () => {
  const wait = { kind: 'wait', step: 'gather', until: 'action' } as const;
  const titleOf = (more: { readonly itemId?: number; readonly isGathered: boolean }) =>
    stepText({ ...wait, ...more }, world).title;
  expect(titleOf({ itemId: FLAX, isGathered: true })).toBe('Gathering Flax');
  expect(titleOf({ itemId: FLAX, isGathered: false })).toBe('Making Flax');
  expect(titleOf({ isGathered: false })).toBe('Finish this run');
});
