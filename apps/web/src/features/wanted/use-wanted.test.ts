// @vitest-environment happy-dom
import type { Wanted } from '@slumberfell/engine';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newcomer, world } from '../../lib/testing/characters.ts';
import { ServedCharacter } from '../character/testing/served-character.ts';
import { useWanted } from './use-wanted.ts';

const [first, second] = world.sets.items.map(({ id }): Wanted => ({ kind: 'item', id }));
const [SWORD, RING] = [first as Wanted, second as Wanted];
const NORTH: Wanted = { kind: 'set', id: world.sets.itemSets[0]?.id ?? 0 };

let served: ServedCharacter;

beforeAll(async () => {
  served = await ServedCharacter.start();
});
beforeEach(() => served.open(newcomer().shown));
afterEach(cleanup);
afterAll(() => served.close());

const wanted = () => renderHook(() => useWanted()).result;

/** Presses, and waits until that is done. @returns whether it has succeeded */
async function done(press: () => Promise<boolean>): Promise<boolean> {
  let pressed: Promise<boolean> = Promise.resolve(false);
  await act(() => {
    pressed = press();
    return vi.advanceTimersByTimeAsync(1);
  });
  return pressed;
}

test('nothing is pinned or hidden at first', () => {
  expect(wanted().current).toMatchObject({ pinned: null, hiddenThings: [], pending: false });
});

test('a thing is pinned, replaced by another one, and taken away', async () => {
  const hook = wanted();
  expect(await done(() => hook.current.pin(SWORD))).toBe(true);
  expect(hook.current.pinned).toEqual(SWORD);
  await done(() => hook.current.pin(NORTH));
  expect(hook.current.pinned).toEqual(NORTH);
  await done(() => hook.current.pin(null));
  expect(hook.current.pinned).toBeNull();
  expect(served.received.map(({ input }) => input)).toEqual([{ thing: SWORD }, { thing: NORTH }, {}]);
});

test('things are hidden and shown again', async () => {
  const hook = wanted();
  expect(await done(() => hook.current.hide(RING))).toBe(true);
  await done(() => hook.current.hide(SWORD));
  expect(hook.current.hiddenThings).toEqual([RING, SWORD]);
  await done(() => hook.current.show(RING));
  expect(hook.current.hiddenThings).toEqual([SWORD]);
});

test('a pinned thing that is hidden is no longer pinned, and a hidden one that is pinned is shown', async () => {
  const hook = wanted();
  await done(() => hook.current.pin(RING));
  await done(() => hook.current.hide(RING));
  expect(hook.current).toMatchObject({ pinned: null, hiddenThings: [RING] });
  await done(() => hook.current.pin(RING));
  expect(hook.current).toMatchObject({ pinned: RING, hiddenThings: [] });
});
