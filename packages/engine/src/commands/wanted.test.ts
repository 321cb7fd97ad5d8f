import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Shown } from '../state/state.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { HIDDEN_THINGS, isSameWanted, type Wanted } from '../state/wanted.ts';
import {
  always,
  executeAt,
  PROPERTY_TIMEOUT,
  refused,
  runs,
  START,
  testItem,
  testState,
  testWorld,
} from '../testing/index.ts';
import type { Command } from './registry.ts';

/** Tests of the pinned thing and of hidden things. */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

const item = (id: number): Wanted => ({ kind: 'item', id });
const set = (id: number): Wanted => ({ kind: 'set', id });
const [RING, HELM, NORTH, GONE] = [item(1), item(2), set(1), item(999)];
const MANY = Array.from({ length: HIDDEN_THINGS + 10 }, (_, index) => item(1 + index));

const timeline = always(
  testWorld({
    items: MANY.map(({ id }) => testItem({ id })),
    itemSets: [{ id: NORTH.id, name: 'North', traits: [] }],
  }),
);

const pin = (thing?: Wanted): Command => ({ name: 'pin-wanted', input: thing ? { thing } : {} });
const hide = (thing: Wanted, hidden = true): Command => ({ name: 'hide-wanted', input: { thing, hidden } });

/** What is wanted after commands. */
function wantedAfter(commands: readonly Command[], wanted?: Shown['wanted']): Shown['wanted'] {
  const state = testState(wanted && { wanted });
  for (const command of commands) executeAt(state, timeline, START, command);
  return state.shown.wanted;
}

describe('the pinned thing', () => {
  test('is none at first, is replaced by the next one, and is taken away', () => {
    expect(wantedAfter([])).toEqual({ pinned: null, hiddenThings: [] });
    expect(wantedAfter([pin(RING)])).toEqual({ pinned: RING, hiddenThings: [] });
    expect(wantedAfter([pin(RING), pin(NORTH)])).toEqual({ pinned: NORTH, hiddenThings: [] });
    expect(wantedAfter([pin(RING), pin()])).toEqual({ pinned: null, hiddenThings: [] });
  });

  test('is shown again when it was hidden', () => {
    expect(wantedAfter([hide(RING), hide(HELM), pin(RING)])).toEqual({ pinned: RING, hiddenThings: [HELM] });
  });

  test('stays when another thing is hidden, also one of the same number', () => {
    expect(wantedAfter([pin(RING), hide(NORTH)])).toEqual({ pinned: RING, hiddenThings: [NORTH] });
  });
});

describe('hidden things', () => {
  test('are in the order in which they were hidden last, each once', () => {
    expect(wantedAfter([hide(RING), hide(HELM), hide(NORTH), hide(RING)]).hiddenThings).toEqual([
      HELM,
      NORTH,
      RING,
    ]);
  });

  test('are shown again', () => {
    expect(wantedAfter([hide(RING), hide(HELM), hide(RING, false)]).hiddenThings).toEqual([HELM]);
    expect(wantedAfter([hide(RING, false)]).hiddenThings).toEqual([]);
  });

  test('are not pinned', () => {
    expect(wantedAfter([pin(RING), hide(RING)])).toEqual({ pinned: null, hiddenThings: [RING] });
    expect(wantedAfter([pin(RING), hide(RING), hide(RING, false)])).toEqual({
      pinned: null,
      hiddenThings: [],
    });
  });

  test('are at most fifty: the one that was hidden first is shown again', () => {
    expect(wantedAfter(MANY.map((thing) => hide(thing))).hiddenThings).toEqual(MANY.slice(-HIDDEN_THINGS));
  });
});

test('a thing that the content does not have is neither pinned nor hidden, and can be shown again', () => {
  const state = testState({ wanted: { pinned: GONE, hiddenThings: [set(998)] } });
  expect(refused(state, timeline, START, pin(GONE))).toBe('item/unknown');
  expect(refused(state, timeline, START, hide(GONE))).toBe('item/unknown');
  // An item has this number, and no item set.
  expect(refused(state, timeline, START, pin(set(HELM.id)))).toBe('item-set/unknown');
  expect(refused(state, timeline, START, hide(set(998)))).toBe('item-set/unknown');
  executeAt(state, timeline, START, hide(set(998), false));
  executeAt(state, timeline, START, pin());
  expect(state.shown.wanted).toEqual({ pinned: null, hiddenThings: [] });
});

test('a plan has no steps that pin or hide', () => {
  expect(Object.keys(STEP_INPUTS)).not.toContain('pin-wanted');
  expect(Object.keys(STEP_INPUTS)).not.toContain('hide-wanted');
});

const command = fc
  .tuple(fc.constantFrom(...MANY, NORTH), fc.integer({ min: 0, max: 9 }))
  .map(([thing, drawn]) => (drawn === 0 ? pin() : drawn < 4 ? pin(thing) : hide(thing, drawn > 4)));

test('after any commands the last one holds, no thing is hidden twice or too many, and none is also pinned', () => {
  fc.assert(
    fc.property(fc.array(command, { minLength: 1, size: '+2' }), (commands) => {
      const { pinned, hiddenThings } = wantedAfter(commands);
      const isHidden = (thing: Wanted): boolean => hiddenThings.some((one) => isSameWanted(one, thing));
      expect(hiddenThings.length).toBeLessThanOrEqual(HIDDEN_THINGS);
      expect(new Set(hiddenThings.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(hiddenThings.length);
      expect(pinned !== null && isHidden(pinned)).toBe(false);
      const last = commands.at(-1);
      if (last?.name === 'pin-wanted') expect(pinned).toEqual(last.input.thing ?? null);
      if (last?.name === 'hide-wanted') expect(isHidden(last.input.thing)).toBe(last.input.hidden);
    }),
    runs(200),
  );
});
