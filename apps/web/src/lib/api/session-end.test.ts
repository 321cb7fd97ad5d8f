import { expect, test, vi } from 'vitest';
import type { SessionEnd } from './session-end.ts';

test('reports whether this page had the session, also for an end before the listener was set', async () => {
  vi.resetModules();
  const { onSessionEnd, sessionEnded, sessionKnown, sessionLeft } = await import('./session-end.ts');
  const told: SessionEnd[] = [];
  sessionEnded();
  onSessionEnd((end) => told.push(end));
  expect(told).toEqual(['none']);
  sessionKnown();
  sessionEnded();
  sessionEnded();
  sessionLeft();
  sessionEnded();
  expect(told).toEqual(['none', 'ended', 'ended', 'none']);
});
