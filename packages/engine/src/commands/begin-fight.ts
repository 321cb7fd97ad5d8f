import type { Draft } from '../events/draft.ts';
import { idOf, objectOf } from '../inputs/field.ts';
import type { Seed } from '../random/seed.ts';
import { beginSession, type SessionRequest } from '../sessions/begin.ts';
import { plainLimit } from '../sessions/linger.ts';
import { follow, type Then } from '../sessions/plan/then.ts';
import { isCombat } from '../state/state.ts';

/** What the commands that begin a fight have in common. */

/** What follows the fight. */
export const THEN = objectOf({ itemId: idOf('item') });

export const THEN_NOTE = [
  'With `then` the character makes that item afterwards, as often as possible until the limit: it becomes the next step of the',
  'plan, in place of a next step that gathers as often as possible, and a paused plan goes on.',
].join(' ');

/** Begins a hunt or the runs of a dungeon, and puts what follows into the plan. */
export function beginFight(draft: Draft, request: SessionRequest, then: Then | undefined, seed: Seed): void {
  beginSession(draft, request, seed);
  const { action } = draft.shown;
  if (then && isCombat(action)) follow(draft, then, plainLimit(action), seed);
}
