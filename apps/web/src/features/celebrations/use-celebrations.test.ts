// @vitest-environment happy-dom
import { firstKindOf } from '@slumberfell/engine';
import type { Celebration } from '@slumberfell/protocol';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newcomer, world } from '../../lib/testing/characters.ts';
import { noteCelebrated } from '../character/celebrated.ts';
import { publishFrameChange } from '../character/frame-events.ts';
import { type Character, characterStore } from '../character/store.ts';
import { ServedCharacter } from '../character/testing/served-character.ts';
import { celebrationStore, skip } from './celebration-store.ts';
import { useCelebrations } from './use-celebrations.ts';

const [trophy = 0, pet = 0] = (['trophy', 'pet'] as const).map(
  (kind) => world.sets.items.find((item) => firstKindOf(item) === kind)?.id,
);
const first = (kind: Celebration['kind'], id: number, at = 1): Celebration => ({ kind, id, level: null, at });

/** The firsts that no page has celebrated, as the server has them. */
let waiting: readonly Celebration[];
/** What the page has called. */
let calls: string[];
/** Whether the server fails instead. */
let isBroken: boolean;
/** Settles when the server answers what waits. */
let answered: Promise<void>;
let served: ServedCharacter;

const called = (name: string): void => {
  calls.push(name);
  if (isBroken) throw new Error('the server is away');
};

beforeAll(async () => {
  served = await ServedCharacter.start({
    async celebrations() {
      called('celebrations');
      await answered;
      return { celebrations: waiting, total: waiting.length };
    },
    celebrate() {
      called('celebrate');
      const celebrations = waiting;
      waiting = [];
      return { celebrations };
    },
  });
});
beforeEach(() => {
  waiting = [];
  calls = [];
  isBroken = false;
  answered = Promise.resolve();
  served.open(newcomer().shown);
});
afterEach(() => {
  cleanup();
  vi.clearAllTimers();
  vi.restoreAllMocks();
  characterStore.setState({ idleReport: null });
});
afterAll(() => served.close());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () =>
  celebrationStore
    .getState()
    .queue.map((showing) => (showing.what === 'one' ? showing.first.kind : showing.what));

/** A frame in which the character gets an item. @param to its last instant */
function gain(itemId: number, to = Date.now()): void {
  const { character } = characterStore.getState();
  if (character === null) throw new Error('no character is open');
  const changes = [{ itemId, amount: 1 }];
  const events = [{ type: 'OnInventoryChange', reason: 'loot', changes } as const];
  publishFrameChange({ frame: { revision: 2, from: 0, to, events }, before: character, after: character });
}

/** A page on which the first call after the opening is done. */
async function openedPage(): Promise<void> {
  renderHook(() => useCelebrations());
  await pass(3_000);
  calls = [];
}

test('what waits is celebrated after the opening, one after the other, and marked once', async () => {
  waiting = [first('pet', pet), first('trophy', trophy)];
  renderHook(() => useCelebrations());
  await pass(2_000);
  expect(calls).toEqual([]);
  await pass(1_000);
  expect(calls).toEqual(['celebrations', 'celebrate']);
  expect(shown()).toEqual(['pet', 'trophy']);
  act(skip);
  expect(shown()).toEqual(['trophy']);
  await pass(120_000);
  expect(calls).toHaveLength(2);
});

test('several firsts of a moment need one call, and come after what is on the screen', async () => {
  waiting = [first('trophy', trophy)];
  renderHook(() => useCelebrations());
  await pass(3_000);
  calls = [];
  waiting = [first('pet', pet)];
  gain(pet);
  await pass(1_000);
  gain(world.sets.items.find((item) => firstKindOf(item) === 'trophy' && item.id !== trophy)?.id ?? 0);
  await pass(1_000);
  expect(calls).toEqual([]);
  await pass(1_000);
  expect(calls).toEqual(['celebrations', 'celebrate']);
  expect(shown()).toEqual(['trophy', 'pet']);
});

test('what was asked for once, or is nothing that is celebrated, asks nothing', async () => {
  await openedPage();
  gain(world.sets.items.find((item) => firstKindOf(item) === null)?.id ?? 0);
  await pass(5_000);
  expect(calls).toEqual([]);
  gain(trophy);
  await pass(5_000);
  expect(calls).toEqual(['celebrations']);
  gain(trophy);
  await pass(5_000);
  expect(calls).toHaveLength(1);
});

test('a page asks nothing for a frame whose firsts another page celebrates', async () => {
  await openedPage();
  noteCelebrated([first('trophy', trophy, Date.now() + 1)]);
  gain(trophy);
  await pass(5_000);
  expect(calls).toEqual([]);
});

test('it waits for the report of the night and for a page in the background', async () => {
  waiting = [first('trophy', trophy)];
  characterStore.setState({ idleReport: 1 });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  renderHook(() => useCelebrations());
  await pass(10_000);
  visibility.mockReturnValue('visible');
  await pass(10_000);
  expect(calls).toEqual([]);
  act(() => characterStore.setState({ idleReport: null }));
  visibility.mockReturnValue('hidden');
  await pass(10_000);
  expect(calls).toEqual([]);
  visibility.mockReturnValue('visible');
  await pass(500);
  expect(shown()).toEqual(['trophy']);
});

test('a call without an answer is made again after a minute', async () => {
  waiting = [first('trophy', trophy)];
  isBroken = true;
  renderHook(() => useCelebrations());
  await pass(3_000);
  expect(calls).toEqual(['celebrations']);
  isBroken = false;
  await pass(9_000);
  // A frame does not make it earlier.
  gain(trophy);
  await pass(50_000);
  expect(calls).toHaveLength(1);
  await pass(2_000);
  expect(shown()).toEqual(['trophy']);
});

test('while a call has no answer no other one is made', async () => {
  let answer = () => {};
  answered = new Promise((resolve) => {
    answer = resolve;
  });
  renderHook(() => useCelebrations());
  await pass(3_000);
  gain(trophy);
  await pass(5_000);
  expect(calls).toEqual(['celebrations']);
  answer();
  await pass(1_000);
  expect(calls).toEqual(['celebrations', 'celebrations']);
});

test('a new layout asks again', async () => {
  await openedPage();
  waiting = [first('trophy', trophy)];
  act(() => characterStore.setState(({ layouts }) => ({ layouts: layouts + 1 })));
  await pass(2_000);
  expect(calls).toEqual([]);
  await pass(1_000);
  expect(shown()).toEqual(['trophy']);
});

test('another character begins anew: what waits for the last one is not shown', async () => {
  waiting = [first('trophy', trophy)];
  const { unmount } = renderHook(() => useCelebrations());
  await pass(3_000);
  expect(shown()).toEqual(['trophy']);
  const other = { id: 2, shown: newcomer().shown, revision: 1 } as Character;
  act(() => characterStore.setState({ character: other }));
  expect(shown()).toEqual([]);
  gain(trophy);
  await pass(5_000);
  expect(calls.filter((name) => name === 'celebrations')).toHaveLength(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  gain(pet);
  await pass(120_000);
  expect(calls.filter((name) => name === 'celebrations')).toHaveLength(2);
});
