// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newcomer } from '../../lib/testing/characters.ts';
import { ServedCharacter } from '../character/testing/served-character.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { Question } from './messages.ts';
import { TestForecastWorker } from './testing/test-forecast-worker.ts';
import { useKeptAnswer } from './use-kept-answer.ts';

let served: ServedCharacter;
let answers: KeptAnswers<'rates'>;

beforeAll(async () => {
  served = await ServedCharacter.start();
  TestForecastWorker.stub();
});
beforeEach(() => {
  served.open(newcomer().shown);
  answers = new Map();
});
afterEach(() => {
  cleanup();
  TestForecastWorker.started.at(-1)?.fail();
});
afterAll(() => served.close());

/** A question about one or two targets. */
const ratesOf = (count: number): Question<'rates'> => ({
  kind: 'rates',
  targets: new Array(count).fill({ kind: 'region', id: 1 }),
});

const asking = (dependsOn: readonly unknown[] | null, place = '') =>
  renderHook(
    ({ count, dependsOn }) => useKeptAnswer(answers, { question: () => ratesOf(count), dependsOn, place }),
    { initialProps: { count: 1, dependsOn } },
  );

const asked = () => TestForecastWorker.last.received.filter(({ type }) => type === 'ask').length;
const answer = () => act(() => TestForecastWorker.last.answer());

test('it asks when something changes on which the answer depends, with the question of that time', async () => {
  const { result, rerender } = asking(['gold 1']);
  await answer();
  expect(result.current).toMatchObject({ status: { answer: [{}] }, isOld: false });
  rerender({ count: 2, dependsOn: ['gold 1'] });
  expect(asked()).toBe(1);
  expect(result.current.isOld).toBe(false);
  rerender({ count: 2, dependsOn: ['gold 2'] });
  expect(asked()).toBe(2);
  expect(result.current).toMatchObject({ status: { answer: [{}] }, isOld: true });
  await answer();
  expect(result.current).toMatchObject({ status: { answer: [{}, {}] }, isOld: false });
});

test('who comes back finds the last answer of the place at once, and nothing is asked again', async () => {
  const { unmount } = asking(['gold 1']);
  await answer();
  unmount();
  expect(asking(['gold 1']).result.current.status.status).toBe('answered');
  expect(asked()).toBe(1);
  expect(asking(['gold 1'], 'elsewhere in the page').result.current.status.status).toBe('waiting');
  expect(asked()).toBe(2);
});

test('two that ask the same share one request, which is cancelled when both have gone', () => {
  const [one, other] = [asking(['gold 1']), asking(['gold 1'])];
  const isCancelled = () => TestForecastWorker.last.received.some(({ type }) => type === 'cancel');
  expect(asked()).toBe(1);
  one.unmount();
  expect(isCancelled()).toBe(false);
  other.unmount();
  expect(isCancelled()).toBe(true);
});

test('nothing is asked before it is known on what the answer depends', () => {
  const { result, rerender } = asking(null);
  expect(result.current).toEqual({ status: { status: 'waiting' }, isOld: false });
  rerender({ count: 1, dependsOn: ['gold 1'] });
  expect(asked()).toBe(1);
});
