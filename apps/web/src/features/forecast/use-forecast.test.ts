// @vitest-environment happy-dom
import type { CombatTarget } from '@slumberfell/engine';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newcomer } from '../../lib/testing/characters.ts';
import { ServedCharacter } from '../character/testing/served-character.ts';
import type { Question } from './messages.ts';
import { TestForecastWorker } from './testing/test-forecast-worker.ts';
import { useForecast } from './use-forecast.ts';

const REGION: CombatTarget = { kind: 'region', id: 1 };
const ENEMY: CombatTarget = { kind: 'enemy', id: 1 };
const ratesOf = (...targets: readonly CombatTarget[]): Question<'rates'> => ({ kind: 'rates', targets });

let served: ServedCharacter;

beforeAll(async () => {
  served = await ServedCharacter.start();
  TestForecastWorker.stub();
});
beforeEach(() => served.open(newcomer().shown));
afterEach(() => {
  cleanup();
  TestForecastWorker.started.at(-1)?.fail();
});
afterAll(() => served.close());

/** What the page has asked the worker and cancelled, in short. */
const received = (worker = TestForecastWorker.last): string[] =>
  worker.received.flatMap((message) => (message.type === 'content' ? [] : `${message.type} ${message.id}`));

/** A component that asks a question. */
const asking = (first: Question<'rates' | 'session'> | null, period = 0) =>
  renderHook(({ question, period }) => useForecast(question, period), {
    initialProps: { question: first, period },
  });

const answer = () => act(() => TestForecastWorker.last.answer());

test('a question is asked once, however often the component renders, until the answer is there', async () => {
  const { result, rerender } = asking(ratesOf(REGION));
  expect(result.current).toMatchObject({ status: { status: 'waiting' }, at: 0, isOld: false });
  rerender({ question: ratesOf(REGION), period: 0 });
  expect(received()).toHaveLength(1);
  await answer();
  expect(result.current).toMatchObject({
    status: { status: 'answered', isDone: true, answer: [{ runs: expect.any(Number) as number }] },
    isOld: false,
  });
  expect(received()).toHaveLength(1);
});

test('the late answer to an earlier question is dropped', async () => {
  const { result, rerender } = asking(ratesOf(REGION));
  const worker = TestForecastWorker.last;
  // The page gives the worker its content.
  await act(() => worker.deliver());
  worker.work();
  rerender({ question: ratesOf(REGION, ENEMY), period: 0 });
  const [first, cancelled, second] = received();
  expect(cancelled).toBe(first?.replace('ask', 'cancel'));
  expect(second).not.toBe(first);
  await act(() => worker.deliver());
  expect(result.current.status).toEqual({ status: 'waiting' });
  await answer();
  expect(result.current.status).toMatchObject({ status: 'answered', answer: [{}, {}] });
});

test('an answer stays as an old one until the next question is answered', async () => {
  const { result, rerender } = asking(ratesOf(REGION));
  await answer();
  vi.setSystemTime(5_000);
  rerender({ question: ratesOf(REGION, ENEMY), period: 0 });
  expect(result.current).toMatchObject({ status: { answer: [{}] }, at: 0, isOld: true });
  await answer();
  expect(result.current).toMatchObject({ status: { answer: [{}, {}] }, at: 5_000, isOld: false });
  vi.setSystemTime(0);
});

test('it asks again in a new period and in other circumstances, and not for a change of health', async () => {
  const { rerender } = asking(ratesOf(REGION));
  await answer();
  rerender({ question: ratesOf(REGION), period: 1 });
  expect(received()).toHaveLength(2);
  await answer();
  const { shown } = newcomer();
  act(() => served.open({ ...shown, health: shown.health - 1 }));
  expect(received()).toHaveLength(2);
  act(() => served.open({ ...shown, totalIdleTime: shown.totalIdleTime + 1 }));
  expect(received()).toHaveLength(3);
});

test('nothing is asked without a question, and its answer is forgotten', async () => {
  const { result, rerender } = asking(ratesOf(REGION));
  await answer();
  rerender({ question: null, period: 0 });
  expect(result.current).toMatchObject({ status: { status: 'waiting' }, isOld: false });
  expect(received()).toHaveLength(1);
});

test('a component that goes cancels what it has asked', () => {
  const { unmount } = asking(ratesOf(REGION));
  const [asked] = received();
  unmount();
  expect(received()).toEqual([asked, asked?.replace('ask', 'cancel')]);
});

test('a refused command has the code of the refusal', async () => {
  const command = { name: 'begin-dungeon', input: { dungeonId: 11, runs: 2 } } as const;
  const { result } = asking({ kind: 'session', command });
  await answer();
  expect(result.current.status).toEqual({ status: 'refused', code: 'dungeon/keys' });
});

test('a worker that fails answers nothing, and the next question starts another one', async () => {
  const { result, rerender } = asking(ratesOf(REGION));
  const worker = TestForecastWorker.last;
  act(() => worker.fail());
  expect(result.current.status).toEqual({ status: 'failed' });
  expect(worker.isTerminated).toBe(true);
  rerender({ question: ratesOf(ENEMY), period: 0 });
  expect(TestForecastWorker.last).not.toBe(worker);
  await answer();
  expect(result.current.status).toMatchObject({ status: 'answered' });
});

test('without an answer in 30 seconds the player is told, and a later one is shown all the same', async () => {
  const { result } = asking(ratesOf(REGION));
  act(() => vi.advanceTimersByTime(29_999));
  expect(result.current.status.status).toBe('waiting');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current.status.status).toBe('failed');
  await answer();
  expect(result.current.status.status).toBe('answered');
  expect(received()).toHaveLength(1);
});
