import { call } from '../../lib/api/call.ts';
import { notifyFailure } from '../notices/notify.ts';
import { characterStore } from './store.ts';

/** Stores the first instant of the pending idle report; null when no idle report is pending. */
export const storeIdleReport = (since: number | null): void => characterStore.setState({ idleReport: since });

/**
 * Dismisses the pending idle report: at once on this page, then, through the server, on all tabs and devices.
 */
export async function dismissReport(since: number): Promise<void> {
  storeIdleReport(null);
  const outcome = await call('dismiss-idle-report', since);
  if (!outcome.ok) notifyFailure(outcome.failure);
}
