import { expect, test } from 'vitest';
import type { Failure } from '../../lib/api/call.ts';
import { loginFault } from './login-fault.ts';

const bare = (status: number): Failure => ({
  status,
  code: null,
  message: 'Unexpected error occurred.',
  errors: [],
});

test.each([
  [401, 'Invalid login attempt.'],
  [423, 'Account is locked out.'],
  [418, 'Unexpected error occurred.'],
])('an answer of %i without a code of ours is told as the status is', (status, title) => {
  expect(loginFault(bare(status)).title).toBe(title);
});
