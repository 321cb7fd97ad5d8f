import type { LayoutData } from '@slumberfell/protocol';
import { call, type Outcome } from '../../lib/api/call.ts';

/**
 * Ms that each of the first requests waits. Browsers keep up to six connections to a server, and give a new
 * request one that is idle. A request that is given up closes the dead connection that it had.
 */
const SHORT_TIMEOUTS = [2_000, 2_000, 2_000, 3_000, 3_000, 3_000];

/**
 * Fetches the layout when the browser's connections may be dead, as after a device was asleep. The last
 * request waits as long as others do, because a slow network takes longer than the first ones wait.
 */
export async function fetchLayoutPastDeadConnections(): Promise<Outcome<LayoutData>> {
  for (const timeout of SHORT_TIMEOUTS) {
    const sentAt = performance.now();
    const outcome = await call('get-layout-data', {}, timeout);
    const isGivenUp = !outcome.ok && outcome.failure.status === 0 && performance.now() - sentAt >= timeout;
    if (!isGivenUp) return outcome;
  }
  return await call('get-layout-data', {});
}
