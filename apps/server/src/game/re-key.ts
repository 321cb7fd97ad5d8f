import { type Key, RULES_VERSION, type State, type Timeline, worldAt } from '@slumberfell/engine';
import type { LockedRow } from '../storage/locked-row.ts';
import { randomKey } from './random-key.ts';
import { type Stored, settle, store } from './settled-character.ts';
import type { StateCache } from './state-cache.ts';

/** How the log names it. No player can give it: it is none of the rules' commands. */
export const RE_KEY = 're-key';

export interface ReKeyInput {
  readonly key: Key;
}

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
export async function reKey(character: LockedRow, timeline: Timeline, cache: StateCache): Promise<Stored> {
  const { head, now } = character;
  const settled = await settle(character, timeline, cache);
  const input: ReKeyInput = { key: randomKey() };
  if ('refused' in giveKey(settled.draft, input))
    return await store(character, settled, head.revision, timeline);
  const revision = head.revision + 1;
  const stored = await store(character, settled, revision, timeline);
  await character.log({
    revision,
    at: now,
    name: RE_KEY,
    input: JSON.stringify(input),
    rulesVersion: RULES_VERSION,
    contentVersion: worldAt(timeline, now).version,
    idempotencyKey: null,
    answer: null,
  });
  return stored;
}
