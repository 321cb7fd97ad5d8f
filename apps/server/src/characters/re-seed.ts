import { RULES_VERSION, type State, type Timeline, worldAt } from '@slumberfell/engine';
import type { LockedRow } from '../storage/locked-characters/locked-row.ts';
import { RE_KEY, type ReKeyInput, writeCommand } from '../storage/values/logged-command.ts';
import { randomKey } from './random-seed.ts';
import { type Stored, settle, store } from './settle.ts';
import type { StoredStates } from './stored-states.ts';

/** Draws of the session under way come from another key from here on. What was drawn is left as it is. */
export function giveKey(
  state: State,
  { key }: ReKeyInput,
): { readonly refused: 'no session' } | Record<string, never> {
  const { session } = state.hidden;
  if (session === null) return { refused: 'no session' };
  state.hidden = { ...state.hidden, session: { ...session, key } };
  return {};
}

/**
 * Settles a locked character to now and gives its session a new key, logged as a command: after a backup is restored, who
 * had played on after it would know what its draws come to. A session that is over by now needs none.
 */
export async function reKey(character: LockedRow, timeline: Timeline, states: StoredStates): Promise<Stored> {
  const { head, now } = character;
  const settled = await settle(character, timeline, states);
  const input: ReKeyInput = { key: randomKey() };
  if ('refused' in giveKey(settled.draft, input))
    return await store(character, settled, head.revision, timeline);
  const revision = head.revision + 1;
  const stored = await store(character, settled, revision, timeline);
  await character.log({
    revision,
    at: now,
    ...writeCommand({ name: RE_KEY, input }),
    rulesVersion: RULES_VERSION,
    contentVersion: worldAt(timeline, now).version,
    idempotencyKey: null,
    answer: null,
  });
  return stored;
}
