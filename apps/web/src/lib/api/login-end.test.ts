import type { MissingLogin } from '@slumberfell/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CutOff, LoginEnd } from './login-end.ts';

let ends: typeof import('./login-end.ts');

beforeEach(async () => {
  vi.resetModules();
  ends = await import('./login-end.ts');
});

test('reports whether this page had the login, also for an end before the listener was set', () => {
  const told: LoginEnd[] = [];
  ends.reportLoginEnd('none');
  ends.onLoginEnd(({ end }) => told.push(end));
  expect(told).toEqual(['none']);
  ends.noteLogin();
  ends.reportLoginEnd('none');
  ends.reportLoginEnd('none');
  ends.forgetLogin();
  ends.reportLoginEnd('none');
  expect(told).toEqual(['none', 'lost', 'lost', 'none']);
});

test.each<[MissingLogin | undefined, boolean, boolean, LoginEnd]>([
  ['expired', true, false, 'expired'],
  ['expired', false, false, 'expired'],
  ['ended', true, false, 'ended'],
  ['ended', false, false, 'ended'],
  ['none', true, false, 'lost'],
  ['none', true, true, 'ended'],
  ['none', false, true, 'none'],
  [undefined, true, false, 'ended'],
  [undefined, false, false, 'none'],
])('%s, had a login: %s, closed by the server: %s, is the end: %s', (login, had, closed, expected) => {
  const told: LoginEnd[] = [];
  ends.onLoginEnd(({ end }) => told.push(end));
  if (had) ends.noteLogin();
  ends.noteClosedByServer(closed);
  ends.reportLoginEnd(login);
  expect(told).toEqual([expected]);
});

test('repeats the first report until there is another login, with what ran then', () => {
  const told: CutOff[] = [];
  const flax = { running: 'goes on gathering Raw Flax', isGuest: true };
  ends.onLoginEnd((cutOff) => told.push(cutOff));
  ends.noteLogin();
  ends.onReadRunning(() => flax);
  ends.reportLoginEnd('ended');
  ends.onReadRunning(() => null);
  ends.reportLoginEnd('none');
  ends.noteLogin();
  ends.reportLoginEnd('expired');
  const first = { end: 'ended', left: flax };
  expect(told).toEqual([first, first, { end: 'expired', left: null }]);
});
