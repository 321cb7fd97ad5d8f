import { expect, test } from 'vitest';
import type { Outcome } from './api/call.ts';
import { prefetch } from './prefetch.ts';

const done = (answer: string): Outcome<string> => ({ ok: true, answer, sentAt: 0, receivedAt: 0 });
const failed: Outcome<string> = { ok: false, failure: { status: 0, code: null, message: '', errors: [] } };

/** A prefetch whose calls return these outcomes in order; each later call fails. */
const comingTo = (...outcomes: Outcome<string>[]) => {
  const calls = outcomes.values();
  return prefetch(async () => calls.next().value ?? failed);
};

test('gives the outcome of the prefetch to the first caller', async () => {
  const { start, take } = comingTo(done('one'), done('two'));
  void start();
  void start();
  expect(await take()).toEqual(done('one'));
  expect(await take()).toEqual(done('two'));
});

test('makes a normal call when there was no prefetch', async () => {
  expect(await comingTo(done('one')).take()).toEqual(done('one'));
});

test('calls again when the prefetch failed', async () => {
  const { start, take } = comingTo(failed, done('two'));
  void start();
  expect(await take()).toEqual(done('two'));
});

test('makes a delayed prefetch once, and waits for it', async () => {
  const { start, take } = comingTo(done('one'), done('two'));
  let settle = () => {};
  void start(new Promise((resolve) => (settle = resolve)));
  const taken = take();
  settle();
  expect(await taken).toEqual(done('one'));
  expect(await take()).toEqual(done('two'));
});
