import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import type { IdleReportAnswer } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { planStory, stepLines } from './step-lines.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const FLAX = compiled.sets.items.find(({ name }) => name === 'Raw Flax')?.id ?? 0;
const LATE = new Date(2026, 3, 1, 21, 47).getTime();

type Step = IdleReportAnswer['steps'][number];

const step = (given: Partial<Step> & Pick<Step, 'name'>): Step => ({
  step: 0,
  id: null,
  times: 1,
  amount: 0,
  gold: 0,
  ended: null,
  skipped: null,
  ...given,
});
const hunt = step({
  step: null,
  name: 'begin-hunting',
  id: 1,
  times: 0,
  amount: 27,
  ended: { at: LATE, reason: 'provisions' },
});
const gathering = step({ name: 'begin-crafting', id: FLAX, amount: 5_649 });
const linesOf = (...steps: Step[]) =>
  stepLines({ steps }, world).map(({ done, note }) => [done, note].filter((part) => part !== null));

test('each step has a line with what it brought and how it ended', () => {
  expect(linesOf(hunt, gathering)).toEqual([
    ['Hunted in Lanternlea: 27 fights won', 'Until 21:47: the food ran low.'],
    ['Gathered 5,649 Raw Flax'],
  ]);
});

test('rounds, gold and refusals are told', () => {
  expect(
    linesOf(
      { ...gathering, times: 3, ended: { at: LATE, reason: 'done' }, skipped: 'craft/region' },
      step({ name: 'sell-junk', step: 1, times: 2, gold: 1_240 }),
      step({ name: 'travel', step: 2, id: 1, gold: -50 }),
      step({ name: 'begin-hunting', step: 3, id: 1, times: 0, skipped: 'plan/defeated' }),
      step({ name: 'wear', step: 4, times: 0, skipped: 'a code of tomorrow' }),
    ),
  ).toEqual([
    [
      'Gathered 5,649 Raw Flax, in 3 rounds',
      'Until 21:47: everything was done. Skipped in the end: This cannot be done in the region you are in.',
    ],
    ['Sold the junk: +1,240 gold, in 2 rounds'],
    ['Travelled to Lanternlea: −50 gold'],
    ['Skipped: hunting in Lanternlea', 'After a defeat, no fight begins until something else has been done.'],
    ['Skipped: changing what it wears', 'It could not begin.'],
  ]);
});

test('the story has the sessions in their order, and needs two of them', () => {
  expect(planStory({ steps: [gathering] }, world)).toBeNull();
  expect(planStory({ steps: [hunt, gathering] }, world)).toBe(
    'While you rested, your legend won 27 fights in Lanternlea, then gathered 5,649 Raw Flax.',
  );
  expect(planStory({ steps: [hunt, gathering, hunt, gathering] }, world)).toContain('and did more besides.');
});
