import { expect, test } from 'vitest';
import type { Failure } from '../../lib/api/call.ts';
import { isRefusal, toldFault, waitOf } from './fault.ts';

const LOCKED: Failure = {
  status: 423,
  code: 'account/locked-out',
  message: 'Account is locked out.',
  errors: [],
};

test.each([
  [0, 'a minute'],
  [-5_000, 'a minute'],
  [60_000, 'a minute'],
  [60_001, '2 minutes'],
  [15 * 60_000, '15 minutes'],
  [59 * 60_000, '59 minutes'],
  [59 * 60_000 + 1, 'an hour'],
  [60 * 60_000, 'an hour'],
  [61 * 60_000, '2 hours'],
])('%d ms to wait are told as %s', (retryAfter, words) => {
  expect(waitOf({ ...LOCKED, retryAfter })).toEqual([`Please try again in ${words}.`]);
});

test('without a time nothing is said of it', () => {
  expect(toldFault(LOCKED)).toEqual({ title: 'Account is locked out.', lines: [] });
});

test('what is said of a field is said once', () => {
  const message = 'Invalid password reset link.';
  const errors = [
    { path: 'token', description: message },
    { path: 'newPassword', description: 'Too short.' },
  ];
  expect(toldFault({ ...LOCKED, message, errors })).toEqual({ title: message, lines: ['Too short.'] });
});

test('a refusal has a reason; a broken server and a broken line have none', () => {
  expect(isRefusal(LOCKED)).toBe(true);
  expect(isRefusal({ ...LOCKED, status: 500, code: 'internal' })).toBe(false);
  expect(isRefusal({ ...LOCKED, status: 0, code: null })).toBe(false);
  expect(isRefusal({ ...LOCKED, status: 404, code: null })).toBe(false);
});
