import { expect, test, vi } from 'vitest';
import type { SessionEnd } from './session-end.ts';

test('reports whether this page had the session, also for an end before the listener was set', async () => {
  vi.resetModules();
  const { onSessionEnd, reportSessionEnd, noteSession, forgetSession } = await import('./session-end.ts');
  const told: SessionEnd[] = [];
  reportSessionEnd();
  onSessionEnd((end) => told.push(end));
  expect(told).toEqual(['none']);
  noteSession();
  reportSessionEnd();
  reportSessionEnd();
  forgetSession();
  reportSessionEnd();
  expect(told).toEqual(['none', 'ended', 'ended', 'none']);
});
