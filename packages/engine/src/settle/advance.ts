import { planAfter } from '../commands/plan/go-on.ts';
import { Draft } from '../events/draft.ts';
import type { FinishReason } from '../events/session.ts';
import type { Recorder } from '../recording/recorder.ts';
import { SettlementTotals } from '../recording/totals.ts';
import { TURN_TIME } from '../sessions/combat/damage.ts';
import { DungeonRuns } from '../sessions/combat/dungeon-runs.ts';
import { Hunt } from '../sessions/combat/hunt.ts';
import { lastStartOf } from '../sessions/combat/last-start.ts';
import { Craft } from '../sessions/crafting/craft.ts';
import { Disenchant } from '../sessions/crafting/disenchant.ts';
import { type Action, isItemAction, type State } from '../state/state.ts';
import { type Timeline, worldAt, worldOf } from '../world/world.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * Replaces the state by the state at `until` (epoch ms) and calls the recorders with what happened.
 * Everything that is due at `until` is included: when a session ends by itself, an active plan goes on at the
 * same instant. The result is the same when a caller first advances to an instant in between. Recorders
 * change nothing.
 */
export function advance(
  state: State,
  timeline: Timeline,
  until: number,
  ...recorders: readonly Recorder[]
): void {
  while (advanceSession(state, timeline, until, ...recorders));
}

/**
 * Advances the running session, and at its end lets an active plan go on.
 * @returns whether another session began; then the state is at the instant of its begin
 */
export function advanceSession(
  state: State,
  timeline: Timeline,
  until: number,
  ...recorders: readonly Recorder[]
): boolean {
  const recorder = sideBySide(recorders);
  const totals = new SettlementTotals(recorder);
  while (state.shown.action !== null) {
    const session = opened(state, state.shown.action, timeline);
    session.play(until, totals);
    if (!totals.hasChanges) return false;
    session.close(state);
    state.shown = totals.settle(state.shown);
    if (state.shown.action === null) return goOnAfter(totals.finished, state, timeline, recorder);
    if (!session.isInterrupted) return false;
  }
  return false;
}

/** @returns whether the plan has begun another session */
function goOnAfter(
  reason: FinishReason | null,
  state: State,
  timeline: Timeline,
  recorder: Recorder | null,
): boolean {
  if (state.shown.plan === null || reason === null) return false;
  const { eventAt: at } = state.shown;
  const draft = new Draft(state, worldAt(timeline, at), at);
  const steps = planAfter(draft, reason);
  if (steps !== null) recorder?.planWentOn?.({ at, events: draft.events }, steps);
  return state.shown.action !== null;
}

function opened(state: State, action: Action, timeline: Timeline): Craft | Disenchant | Hunt | DungeonRuns {
  switch (action.kind) {
    case 'craft':
      return new Craft(state, action, timeline);
    case 'disenchant':
      return new Disenchant(state, action, timeline);
    case 'hunt':
      return new Hunt(state, action, timeline);
    case 'dungeon':
      return new DungeonRuns(state, action, timeline);
  }
}

/**
 * The next instant at which something happens without a command, or null when no session runs. A session that
 * begins when another has ended begins at the instant of that end, so it adds no instant of its own.
 */
export function nextInstant(state: State, timeline: Timeline): number | null {
  const { action } = state.shown;
  if (action === null) return null;
  if (isItemAction(action)) {
    const recipe = worldOf(timeline, action.content).craft(action.itemId);
    if (!recipe) throw new Error(`Crafteable item with id ${action.itemId} not found`);
    return action.actionAt + recipe.baseActionTime * 1000;
  }
  if (action.phase === 'fight') return action.phaseAt + TURN_TIME;
  const end = action.phaseAt + action.pullTime;
  // The limit does not end a dungeon run that has begun.
  return action.kind === 'dungeon' && !action.isRunOver ? end : Math.min(end, lastStartOf(action));
}
