import { describe, expect, test } from 'vitest';
import { healingThresholdOf } from '../character/healing-threshold.ts';
import type { Command } from '../commands/registry.ts';
import { always, executeAt, experienceOf, refused, START, testState, testWorld } from '../testing/index.ts';

/** Tests of commands that only set a value, and of commands that need a running session. */

const timeline = always(testWorld({}));
const threshold = (healingThreshold: number): Command => ({
  name: 'set-healing-threshold',
  input: { healingThreshold },
});

describe('the healing threshold', () => {
  test('may be anything from 0 to the maximum health, and comes back as the same points', () => {
    const state = testState({ experience: experienceOf({ Health: 10 }) });
    for (const points of [0, 1, 182]) {
      expect(executeAt(state, timeline, START, threshold(points))).toEqual([
        { type: 'OnHealingThresholdChange', healingThreshold: points },
      ]);
      expect(healingThresholdOf(state.shown)).toBe(points);
    }
  });

  test.each([
    [-1, 0],
    [Number.MIN_SAFE_INTEGER, 0],
    [101, 100],
    [Number.MAX_SAFE_INTEGER, 100],
  ])('%d of 100 is clamped to %d', (points, clamped) => {
    const state = testState();
    executeAt(state, timeline, START, threshold(points));
    expect(healingThresholdOf(state.shown)).toBe(clamped);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('is refused for %d', (points) => {
    expect(refused(testState(), timeline, START, threshold(points))).toBe('amount/invalid');
  });
});

test('the training attribute can be chosen at any time', () => {
  const state = testState();
  const command: Command = { name: 'set-training-attribute', input: { trainingAttribute: 2 } };
  expect(executeAt(state, timeline, START, command)).toEqual([
    { type: 'OnTrainingAttributeChange', trainingAttribute: 2 },
  ]);
  expect(state.shown.trainingAttribute).toBe(2);
});

test('nothing is stopped or refreshed where nothing runs', () => {
  expect(refused(testState(), timeline, START, { name: 'stop', input: {} })).toBe('action/none');
  expect(refused(testState(), timeline, START, { name: 'refresh', input: {} })).toBe('action/none');
});
