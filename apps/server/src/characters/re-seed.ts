import { planSeed, RULES_VERSION, type State, type Timeline, worldAt } from '@slumberfell/engine';
import type { LockedRow } from '../storage/locked-characters/locked-row.ts';
import { RE_SEED, type ReSeedInput, writeCommand } from '../storage/values/logged-command.ts';
import { randomSeed } from './random-seed.ts';
import { type Saved, save } from './save.ts';
import { settle } from './settle.ts';
import type { StoredStates } from './stored-states.ts';

/**
 * Gives the running session another seed for its next draws, and the plan another key. Earlier draws do not
 * change.
 */
export function giveSeed(
  state: State,
  { key: seed }: ReSeedInput,
): { readonly refused: 'no seed' } | Record<string, never> {
  const { session, plan } = state.hidden;
  if (session === null && plan === null) return { refused: 'no seed' };
  state.hidden = {
    ...state.hidden,
    session: session && { ...session, seed },
    plan: plan && { ...plan, key: planSeed(seed, 0) },
  };
  return {};
}

/**
 * Settles a locked character to now and gives its session and its plan new seeds, logged as a command. It is
 * for restored backups: a player who played on after the backup would otherwise know the next draws. A
 * session that has ended by now gets no seed.
 */
export async function reSeed(character: LockedRow, timeline: Timeline, states: StoredStates): Promise<Saved> {
  const { head, now } = character;
  const settlement = await settle(character, timeline, states);
  const input: ReSeedInput = { key: randomSeed() };
  if ('refused' in giveSeed(settlement.settled.draft, input))
    return await save(settlement, { revision: head.revision });
  const revision = head.revision + 1;
  const saved = await save(settlement, { revision });
  await character.log({
    revision,
    at: now,
    ...writeCommand({ name: RE_SEED, input }),
    rulesVersion: RULES_VERSION,
    contentVersion: worldAt(timeline, now).version,
    idempotencyKey: null,
    answer: null,
  });
  return saved;
}
