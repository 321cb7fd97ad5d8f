import { expect, test, vi } from 'vitest';
import type { LoginEnd } from './login-end.ts';

test('reports whether this page had the login, also for an end before the listener was set', async () => {
  vi.resetModules();
  const { onLoginEnd, reportLoginEnd, noteLogin, forgetLogin } = await import('./login-end.ts');
  const told: LoginEnd[] = [];
  reportLoginEnd();
  onLoginEnd((end) => told.push(end));
  expect(told).toEqual(['none']);
  noteLogin();
  reportLoginEnd();
  reportLoginEnd();
  forgetLogin();
  reportLoginEnd();
  expect(told).toEqual(['none', 'ended', 'ended', 'none']);
});
