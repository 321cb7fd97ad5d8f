import type { Decision } from '@slumberfell/protocol';
import { call } from '../../lib/api/call.ts';
import { characterStore } from '../character/store.ts';
import { notifyFailure } from '../notices/notify.ts';

/** Notes that the player has seen the decisions: at once on this page, then on the server. */
export async function seeDecisions(seen: readonly Decision[]): Promise<void> {
  const upTo = Math.max(...seen.map(({ id }) => id));
  characterStore.setState(({ decisions }) => ({
    decisions: decisions.map((one) => (one.id <= upTo ? { ...one, isSeen: true } : one)),
  }));
  const outcome = await call('see-decisions', upTo);
  if (!outcome.ok) notifyFailure(outcome.failure);
}
