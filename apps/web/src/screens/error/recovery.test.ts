import { expect, test } from 'vitest';
import type { Failure } from '../../lib/api/call.ts';
import { recoveryFor } from './recovery.ts';

const failing = (code: Failure['code'], status: number): Failure => ({
  status,
  code,
  message: '',
  errors: [],
});

test.each([
  [failing('account/guest-pair', 400), '/account/guest-register'],
  [failing('account/cookie-refused', 400), '/account/guest-register'],
  [failing('request/too-many', 429), '/account/guest-register'],
  [failing('account/already-authenticated', 409), '/home'],
  [failing('internal', 500), '/account/login'],
  [failing(null, 0), '/account/login'],
  [null, '/'],
])('leads from %o to %s', (failure, to) => {
  expect(recoveryFor(failure).to).toBe(to);
});
