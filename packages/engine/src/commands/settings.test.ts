import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { always, experienceOf, give, refused, START, testState, testWorld } from '../testing/index.ts';

/** Commands that only set something, and those that need something to run. */

const timeline = always(testWorld({}));
const threshold = (healingThreshold: number): Command => ({
  name: 'set-healing-threshold',
  input: { healingThreshold },
});

describe('the healing threshold', () => {
  test('may be anything from 0 to the maximum health, and is kept in points', () => {
    const state = testState({ experience: experienceOf({ Health: 10 }) });
    for (const points of [0, 1, 182]) {
      expect(give(state, timeline, START, threshold(points))).toEqual([
        { type: 'OnHealingThresholdChange', healingThreshold: points },
      ]);
      expect(state.shown.healingThreshold).toBe(points);
    }
  });

  test('is refused beyond the maximum health', () => {
    expect(refused(testState(), timeline, START, threshold(101))).toBe('threshold/out-of-range');
  });

  test.each([-1, 0.5, Number.NaN])('is refused for %d', (points) => {
    expect(refused(testState(), timeline, START, threshold(points))).toBe('amount/invalid');
  });
});

test('the training attribute can be chosen at any time', () => {
  const state = testState();
  const command: Command = { name: 'set-training-attribute', input: { trainingAttribute: 2 } };
  expect(give(state, timeline, START, command)).toEqual([
    { type: 'OnTrainingAttributeChange', trainingAttribute: 2 },
  ]);
  expect(state.shown.trainingAttribute).toBe(2);
});

test('nothing is stopped or refreshed where nothing runs', () => {
  expect(refused(testState(), timeline, START, { name: 'stop', input: {} })).toBe('action/none');
  expect(refused(testState(), timeline, START, { name: 'refresh', input: {} })).toBe('action/none');
});
