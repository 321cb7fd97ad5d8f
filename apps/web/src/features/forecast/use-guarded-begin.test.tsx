// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import type { BeginCommand, Shown } from '@slumberfell/engine';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newcomer, send, world } from '../../lib/testing/characters.ts';
import { useAsked } from '../character/ask-ending.ts';
import { characterStore } from '../character/store.ts';
import { ServedCharacter } from '../character/testing/served-character.ts';
import { HopelessBegin } from './HopelessBegin.tsx';
import { TestForecastWorker } from './testing/test-forecast-worker.ts';
import { useGuardedBegin } from './use-guarded-begin.ts';

type FightCommand = Extract<BeginCommand, { readonly name: 'begin-hunting' | 'begin-dungeon' }>;

/** A newcomer without a weapon has no hope in its first dungeon. */
const DUNGEON: FightCommand = { name: 'begin-dungeon', input: { dungeonId: 11, runs: 1 } };
const HUNT: FightCommand = { name: 'begin-hunting', input: { regionId: 1 } };
const [SWORD, BREAD] = [20_901, 12_011];

let served: ServedCharacter;
/** How often a session has begun. */
let begun: number;

beforeAll(async () => {
  served = await ServedCharacter.start();
  TestForecastWorker.stub();
});
beforeEach(() => {
  served.open(newcomer().shown);
  begun = 0;
});
afterEach(() => {
  cleanup();
  TestForecastWorker.started.at(-1)?.fail();
});
afterAll(() => served.close());

/** The button, the warning, and the question before an end. */
function Entrance({ command }: { readonly command: FightCommand }) {
  const { begin, beginWarned, isAsking, pending, isWarned, warning, dismiss } = useGuardedBegin(
    command,
    [],
    () => {
      begun++;
      return Promise.resolve();
    },
  );
  const asked = useAsked();
  return (
    <>
      <button type="button" aria-busy={isAsking || pending} onClick={() => void begin()}>
        Begin
      </button>
      {isWarned && (
        <HopelessBegin
          warning={warning}
          pending={pending}
          onStart={() => void beginWarned()}
          onBack={dismiss}
          later={null}
        />
      )}
      {asked && (
        <div role="dialog">
          <p>{asked.sentence}</p>
          <button type="button" onClick={() => asked.answer(false)}>
            Keep it
          </button>
          <button type="button" onClick={() => asked.answer(true)}>
            End it
          </button>
        </div>
      )}
    </>
  );
}

const show = (command: FightCommand) =>
  render(
    <MantineProvider env="test">
      <Entrance command={command} />
    </MantineProvider>,
  );

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(() => fireEvent.click(button(name)));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Lets the worker answer, and what follows be sent. */
async function answer(): Promise<void> {
  await act(() => TestForecastWorker.last.answer());
  await pass(1);
}

const action = () => characterStore.getState().character?.shown.action;

/** A character that can hunt in the first region for an hour. */
const hunter = (): Shown => ({
  ...newcomer().shown,
  equipment: { weapon: SWORD, food: BREAD, foodAmount: 1_000 },
});

/** The same, with enough to do for hours. */
function atWork(shown: Shown): Shown {
  const state = { ...newcomer(), shown };
  const flax = world.sets.items.find(({ name }) => name === 'Raw Flax')?.id ?? 0;
  send(state, { name: 'begin-crafting', input: { itemId: flax, amount: 1_000 } }, 0);
  return state.shown;
}

test('a hopeless begin warns and sends nothing, and the player can leave it', async () => {
  show(DUNGEON);
  press('Begin');
  expect(button('Begin').getAttribute('aria-busy')).toBe('true');
  await answer();
  expect(screen.getByRole('alert').textContent).toMatch(/most likely never reach the end of this dungeon/);
  expect(button('Begin').getAttribute('aria-busy')).toBe('false');
  press('Not now');
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(10_000);
  expect(served.received).toEqual([]);
  expect(begun).toBe(0);
});

test('a second press while the forecast is awaited asks and sends nothing more', async () => {
  served.open(hunter());
  show(HUNT);
  press('Begin');
  press('Begin');
  expect(TestForecastWorker.last.received.filter(({ type }) => type === 'ask')).toHaveLength(1);
  await answer();
  await pass(1_000);
  expect(served.received).toEqual([HUNT]);
  expect(begun).toBe(1);
});

test('it begins in spite of the warning when the player wants it', async () => {
  show(DUNGEON);
  press('Begin');
  await answer();
  press('Start anyway');
  await pass(1);
  expect(served.received).toEqual([DUNGEON]);
  expect(action()?.kind).toBe('dungeon');
  expect(begun).toBe(1);
});

test('a begin with hope is sent at once when its forecast is there', async () => {
  served.open(hunter());
  show(HUNT);
  press('Begin');
  await pass(1_000);
  expect(served.received).toEqual([]);
  await answer();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(served.received).toEqual([HUNT]);
  expect(begun).toBe(1);
});

test('a begin that would end something of worth asks; what the player keeps goes on', async () => {
  served.open(atWork(hunter()));
  show(HUNT);
  press('Begin');
  await answer();
  expect(screen.getByRole('dialog').textContent).toMatch(/This ends/);
  press('Keep it');
  await pass(10_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(served.received).toEqual([]);
  expect(action()?.kind).toBe('craft');
  expect(begun).toBe(0);
});

test('what the player ends is replaced by the fight', async () => {
  served.open(atWork(hunter()));
  show(HUNT);
  press('Begin');
  await answer();
  press('End it');
  await pass(1);
  expect(served.received).toEqual([HUNT]);
  expect(action()?.kind).toBe('hunt');
  expect(begun).toBe(1);
});

test('a hopeless begin that would end something asks once for both', async () => {
  served.open(atWork(newcomer().shown));
  show(DUNGEON);
  press('Begin');
  await answer();
  expect(screen.getByRole('alert').textContent).toMatch(/This ends .* never reach the end of this dungeon/);
  press('Start anyway');
  await pass(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(served.received).toEqual([DUNGEON]);
});

test('without a forecast in 2.5 seconds it begins without a warning', async () => {
  show(DUNGEON);
  press('Begin');
  await pass(2_499);
  expect(served.received).toEqual([]);
  await pass(2);
  expect(served.received).toEqual([DUNGEON]);
  expect(begun).toBe(1);
});

test('a begin that the server refuses has not begun', async () => {
  served.open({ ...newcomer().shown, inventory: [] });
  show(DUNGEON);
  press('Begin');
  await answer();
  expect(served.received).toEqual([DUNGEON]);
  expect(action()).toBeNull();
  expect(begun).toBe(0);
});
