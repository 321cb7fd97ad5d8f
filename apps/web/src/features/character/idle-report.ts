import { call } from '../../lib/api/call.ts';
import { tellFailure } from '../notices/tell.ts';
import { characterStore } from './store.ts';

/** Which report waits to be read; null when none does any more. */
export const holdIdleReport = (since: number | null): void => characterStore.setState({ idleReport: since });

/** The player has read a report: it waits no longer, here at once and then on every tab and device. */
export async function dismissReport(since: number): Promise<void> {
  holdIdleReport(null);
  const outcome = await call('dismiss-idle-report', since);
  if (!outcome.ok) tellFailure(outcome.failure);
}
