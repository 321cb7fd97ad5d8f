import { expect, test } from 'vitest';
import type { Outcome } from './api/call.ts';
import { ahead } from './prefetch.ts';

const done = (answer: string): Outcome<string> => ({ ok: true, answer, sentAt: 0, receivedAt: 0 });
const failed: Outcome<string> = { ok: false, failure: { status: 0, code: null, message: '', errors: [] } };

/** A call that comes to these, one after the other. */
const comingTo = (...outcomes: Outcome<string>[]) => {
  const calls = outcomes.values();
  return ahead(async () => calls.next().value ?? failed);
};

test('a call made ahead is answered to the first who asks', async () => {
  const { start, take } = comingTo(done('one'), done('two'));
  void start();
  void start();
  expect(await take()).toEqual(done('one'));
  expect(await take()).toEqual(done('two'));
});

test('without a head start it is a call like any other', async () => {
  expect(await comingTo(done('one')).take()).toEqual(done('one'));
});

test('a head start that failed is no answer', async () => {
  const { start, take } = comingTo(failed, done('two'));
  void start();
  expect(await take()).toEqual(done('two'));
});

test('a head start that lets something go before is waited for, and made once', async () => {
  const { start, take } = comingTo(done('one'), done('two'));
  let settle = () => {};
  void start(new Promise((resolve) => (settle = resolve)));
  const taken = take();
  settle();
  expect(await taken).toEqual(done('one'));
  expect(await take()).toEqual(done('two'));
});
