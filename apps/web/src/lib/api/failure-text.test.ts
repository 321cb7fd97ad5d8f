import { afterEach, expect, test, vi } from 'vitest';
import { failureText } from './failure-text.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const online = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const RAW = 'Failed to connect to server. Failed to fetch';

test("does not show the browser's own error text", () => {
  for (const onLine of [true, false]) {
    online(onLine);
    expect(failureText({ status: 0, message: RAW })).not.toContain('fetch');
  }
  expect(failureText({ status: 0, message: RAW })).toMatch(/^You are offline\./);
});

test("keeps the server's sentence for a refusal", () => {
  online(true);
  expect(failureText({ status: 409, message: 'You do not have the keys.' })).toBe(
    'You do not have the keys.',
  );
});

test('keeps the sentence of the page when the page itself failed, also while it is offline', () => {
  online(false);
  expect(failureText({ status: 0, isOfPage: true, message: 'Nothing was sent.' })).toBe('Nothing was sent.');
});
