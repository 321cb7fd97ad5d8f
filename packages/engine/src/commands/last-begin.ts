import type { Draft } from '../events/draft.ts';
import {
  hasNextPlanStep,
  isSessionStep,
  type LastBegin,
  type Plan,
  type SessionStep,
} from '../state/state.ts';
import { wearingSet } from '../wearing/set-outcome.ts';

/** Notes what the player begins by hand. */

/** Notes a session that the player has just begun, with the plan that goes on after it. */
export function noteSession(draft: Draft, step: SessionStep): void {
  const { plan } = draft.shown;
  const place = plan?.status === 'active' && hasNextPlanStep(plan) ? nextPlace(plan) : null;
  note(draft, { ...present(draft), step, place });
}

/**
 * Notes a plan that the player is about to set. At rest it begins everything. While a session runs it comes
 * after that session, also where an earlier plan began it.
 * @param place index of the step with which it begins; null when the plan is taken away
 */
export function notePlan(draft: Draft, place: number | null): void {
  const { action, plan, lastBegin } = draft.shown;
  if (action === null && place !== null) {
    note(draft, { ...present(draft), step: null, place });
    return;
  }
  const running = plan?.steps[plan.running ?? -1];
  if (running !== undefined && isSessionStep(running)) {
    const now = present(draft);
    // The session before may have eaten portions that the player packed.
    const food = lastBegin?.food?.itemId === now.food?.itemId ? (lastBegin?.food ?? null) : now.food;
    note(draft, { ...now, at: action?.startAt ?? draft.at, food, step: running, place });
  } else if (lastBegin !== null && lastBegin.place !== place) {
    note(draft, lastBegin.step === null && place === null ? null : { ...lastBegin, place });
  }
}

/** Notes a paused plan that is about to go on, unless it belongs to what is noted. */
export function noteResumed(draft: Draft): void {
  const { action, plan, lastBegin } = draft.shown;
  if (plan === null || (lastBegin !== null && lastBegin.place !== null)) return;
  if (action === null) note(draft, { ...present(draft), step: null, place: 0 });
  else if (lastBegin !== null) note(draft, { ...lastBegin, place: nextPlace(plan) });
}

/** At the end of a round the first step is next. */
const nextPlace = ({ place, steps }: Plan): number => place % steps.length;

const note = (draft: Draft, lastBegin: LastBegin | null): void =>
  draft.emit({ type: 'OnLastBeginChange', lastBegin });

/** With what a character begins now. */
function present({ shown, world, at }: Draft): Pick<LastBegin, 'at' | 'regionId' | 'food' | 'set'> {
  const { regionId, equipment, sets } = shown;
  const { food, foodAmount = 0 } = equipment;
  const set = sets.find((saved) => wearingSet(shown, saved, world, at).isWorn);
  return {
    at,
    regionId,
    food: food === undefined ? null : { itemId: food, amount: foodAmount },
    set: set?.slot ?? null,
  };
}
