// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import type { PlayerCommand } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failureText } from '../../lib/api/failure-text.ts';
import { newcomer, send, world } from '../../lib/testing/characters.ts';
import { notifications } from '../notices/NoticeStack.tsx';
import { Notices } from '../notices/Notices.tsx';
import { useAsked } from './ask-ending.ts';
import { characterStore } from './store.ts';
import { ServedCharacter } from './testing/served-character.ts';
import { useCommands } from './use-commands.ts';

const [SWORD, BOW, UNOWNED] = [20_901, 20_902, 20_001];
const equip = (itemId: number): PlayerCommand => ({ name: 'equip', input: { itemId } });
const STOP: PlayerCommand = { name: 'stop', input: {} };

let served: ServedCharacter;

beforeAll(async () => {
  served = await ServedCharacter.start();
});
beforeEach(() => served.open(newcomer().shown));
afterEach(() => {
  notifications.clean();
  cleanup();
});
afterAll(() => served.close());

/** A screen with notices, a component that sends commands, and the question before an end. */
function sender() {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MantineProvider env="test">
      <Notices />
      {children}
    </MantineProvider>
  );
  return renderHook(() => ({ ...useCommands(), asked: useAsked() }), { wrapper }).result;
}

/** Lets what is under way go on: a command is sent in a new task. */
const goOn = () => act(() => vi.advanceTimersByTimeAsync(1));
const weapon = () => characterStore.getState().character?.shown.equipment.weapon;

/** Waits until the player reads a notice. */
const reads = (text: string) =>
  vi.waitFor(async () => {
    await goOn();
    screen.getByText(text);
  });

test('commands are sent one after the other, and are pending until the last is answered', async () => {
  const hook = sender();
  served.hold();
  let done: Promise<boolean> | undefined;
  act(() => {
    done = hook.current.run(equip(SWORD), equip(BOW));
  });
  await goOn();
  expect(hook.current.pending).toBe(true);
  expect(served.received).toEqual([equip(SWORD)]);
  served.release();
  await goOn();
  await goOn();
  expect(weapon()).toBe(SWORD);
  expect(served.received).toEqual([equip(SWORD), equip(BOW)]);
  expect(hook.current.pending).toBe(true);
  served.release();
  await goOn();
  expect(await done).toBe(true);
  expect(weapon()).toBe(BOW);
  expect(hook.current.pending).toBe(false);
});

test('after a refused command no more is sent, and the player reads why', async () => {
  const hook = sender();
  const done = hook.current.run(equip(UNOWNED), equip(SWORD));
  await goOn();
  expect(await done).toBe(false);
  await reads(REFUSALS['item/not-owned']);
  expect(served.received).toEqual([equip(UNOWNED)]);
  expect(hook.current.pending).toBe(false);
});

test('a second press while the first is pending sends nothing; a later one does', async () => {
  const hook = sender();
  const first = hook.current.run(equip(SWORD));
  await goOn();
  served.hold();
  const second = hook.current.run(equip(BOW));
  await goOn();
  const third = hook.current.run(equip(SWORD));
  const confirmed = hook.current.runConfirmed(equip(SWORD));
  await goOn();
  served.release();
  await goOn();
  expect(await Promise.all([first, second, third, confirmed])).toEqual([true, true, false, false]);
  expect(served.received).toEqual([equip(SWORD), equip(BOW)]);
});

test('without a connection a command is tried twice with one key, and the player reads why it failed', async () => {
  const hook = sender();
  const keys: unknown[] = [];
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (_: string, { headers }: { readonly headers: Record<string, string> }) => {
    keys.push(headers['idempotency-key']);
    return Promise.reject(new Error('No network.'));
  });
  const done = hook.current.run(equip(SWORD), equip(BOW));
  await goOn();
  await goOn();
  vi.stubGlobal('fetch', fetched);
  expect(await done).toBe(false);
  await reads(failureText({ status: 0, message: '' }));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toEqual(expect.any(String));
  expect(keys[1]).toBe(keys[0]);
});

/** A character that has enough to do for hours. */
function atWork(): void {
  const state = newcomer();
  const flax = world.sets.items.find(({ name }) => name === 'Raw Flax')?.id ?? 0;
  send(state, { name: 'begin-crafting', input: { itemId: flax, amount: 1_000 } }, 0);
  served.open(state.shown);
}

test('before a command ends something of worth the player is asked, and may keep it', async () => {
  atWork();
  const hook = sender();
  let done: Promise<boolean> | undefined;
  act(() => {
    done = hook.current.run(STOP);
  });
  expect(hook.current.asked?.sentence).toMatch(/^This ends/);
  expect(hook.current.pending).toBe(false);
  act(() => hook.current.asked?.answer(false));
  expect(await done).toBe(false);
  await goOn();
  expect(hook.current.asked).toBeNull();
  expect(served.received).toEqual([]);
});

test('while a command is pending no question is asked', async () => {
  atWork();
  const hook = sender();
  served.hold();
  const first = hook.current.run(equip(SWORD));
  await goOn();
  const second = hook.current.run(STOP);
  expect(hook.current.asked).toBeNull();
  expect(await second).toBe(false);
  served.release();
  await goOn();
  expect(await first).toBe(true);
});

test('what the player confirms is sent, and what was confirmed before is not asked again', async () => {
  atWork();
  const hook = sender();
  let done: Promise<boolean> | undefined;
  act(() => {
    done = hook.current.run(STOP);
  });
  act(() => hook.current.asked?.answer(true));
  await goOn();
  expect(await done).toBe(true);
  expect(characterStore.getState().character?.shown.action).toBeNull();
  atWork();
  const confirmed = hook.current.runConfirmed(STOP);
  expect(hook.current.asked).toBeNull();
  await goOn();
  expect(await confirmed).toBe(true);
  expect(served.received).toEqual([STOP]);
});
