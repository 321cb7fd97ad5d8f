import { expect, test } from 'vitest';
import type { Failure } from '../../lib/api/call.ts';
import { faultOfFailure, isRefusal, waitOf } from './fault.ts';

const LOCKED: Failure = {
  status: 423,
  code: 'account/locked-out',
  message: 'Account is locked out.',
  errors: [],
};

test.each([
  [0, '5 seconds'],
  [-5_000, '5 seconds'],
  [11_200, '15 seconds'],
  [55_000, '55 seconds'],
  [55_001, 'a minute'],
  [60_000, 'a minute'],
  [60_001, '2 minutes'],
  [15 * 60_000, '15 minutes'],
  [59 * 60_000, '59 minutes'],
  [59 * 60_000 + 1, 'an hour'],
  [60 * 60_000, 'an hour'],
  [61 * 60_000, '2 hours'],
])('says to wait %s for %d ms', (retryAfter, words) => {
  expect(waitOf({ ...LOCKED, retryAfter })).toEqual([`Please try again in ${words}.`]);
});

test('says nothing about waiting without a time', () => {
  expect(faultOfFailure(LOCKED)).toEqual({ title: 'Account is locked out.', lines: [] });
});

test('says each sentence about a field once', () => {
  const message = 'Invalid password reset link.';
  const errors = [
    { path: 'token', description: message },
    { path: 'newPassword', description: 'Too short.' },
  ];
  expect(faultOfFailure({ ...LOCKED, message, errors })).toEqual({ title: message, lines: ['Too short.'] });
});

test('counts a client error with a code as a refusal, but not a server error or a missing response', () => {
  expect(isRefusal(LOCKED)).toBe(true);
  expect(isRefusal({ ...LOCKED, status: 500, code: 'internal' })).toBe(false);
  expect(isRefusal({ ...LOCKED, status: 0, code: null })).toBe(false);
  expect(isRefusal({ ...LOCKED, status: 404, code: null })).toBe(false);
});
