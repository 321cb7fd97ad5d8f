import { expect, test } from 'vitest';
import type { Failure } from '../../lib/api/call.ts';
import { loginFault } from './login-fault.ts';

const bare = (status: number): Failure => ({
  status,
  code: null,
  message: 'Unexpected error occurred.',
  errors: [],
});

test('tells that the game is at another address', () => {
  const message = 'This game is at https://play.example.org. Open it there.';
  expect(loginFault({ ...bare(403), code: 'request/address', message }).title).toBe(message);
});

test('tells that the browser refuses cookies', () => {
  const message = 'Your browser refuses the cookie.';
  expect(loginFault({ ...bare(400), code: 'account/cookie-refused', message }).title).toBe(message);
});

test.each([
  [401, 'Invalid login attempt.'],
  [423, 'Account is locked out.'],
  [418, 'Unexpected error occurred.'],
])('derives the fault from status %i when the response has no error code', (status, title) => {
  expect(loginFault(bare(status)).title).toBe(title);
});
