import { expect, test } from 'vitest';
import type { PlanStep } from '../state/state.ts';
import { beginCraft, beginDisenchant, beginHunt, beginRuns } from './begin.ts';

test('fights rest when their player rests, and carry what was chosen for them', () => {
  const until = { kills: 20 };
  const then = { itemId: 7 };
  expect(beginHunt(3, { rests: true }, { until, then })).toEqual({
    name: 'begin-hunting',
    input: { regionId: 3, rest: true, until, then },
  });
  expect(beginRuns(4, 2, { rests: true }, { then })).toEqual({
    name: 'begin-dungeon',
    input: { dungeonId: 4, runs: 2, rest: true, then },
  });
});

// A field that is absent and one that is false make two different questions of the same fight.
test('fights of a player who does not rest have no field for it', () => {
  expect(beginHunt(3, { rests: false }).input).toEqual({ regionId: 3 });
  expect(Object.keys(beginRuns(4, 2, { rests: false }).input)).toEqual(['dungeonId', 'runs']);
});

test('each begin is a step of a plan, too', () => {
  const steps: PlanStep[] = [
    beginHunt(3, { rests: true }),
    beginRuns(4, 2, { rests: true }),
    beginCraft(7, 100),
    beginDisenchant(8, [{ itemId: 9, amount: 1 }]),
  ];
  expect(steps.map(({ name }) => name)).toEqual([
    'begin-hunting',
    'begin-dungeon',
    'begin-crafting',
    'begin-disenchanting',
  ]);
});
