import type { Recorder } from '../recording/recorder.ts';
import { SettlementTotals } from '../recording/totals.ts';
import { TURN_TIME } from '../sessions/combat/damage.ts';
import { DungeonRuns } from '../sessions/combat/dungeon-runs.ts';
import { Hunt } from '../sessions/combat/hunt.ts';
import { lastStartOf } from '../sessions/combat/last-start.ts';
import { Craft } from '../sessions/crafting/craft.ts';
import { Disenchant } from '../sessions/crafting/disenchant.ts';
import { type Action, isItemAction, type State } from '../state/state.ts';
import { type Timeline, worldOf } from '../world/world.ts';
import { sideBySide } from './side-by-side.ts';

/**
 * Replaces the state by the state at `until` (epoch ms) and calls the recorders with what happened.
 * Everything that is due at `until` is included. The result is the same when a caller first advances to an
 * instant in between. Recorders change nothing.
 */
export function advance(
  state: State,
  timeline: Timeline,
  until: number,
  ...recorders: readonly Recorder[]
): void {
  const totals = new SettlementTotals(sideBySide(recorders));
  while (state.shown.action !== null) {
    const session = opened(state, state.shown.action, timeline);
    session.play(until, totals);
    if (!totals.hasChanges) return;
    session.close(state);
    state.shown = totals.settle(state.shown);
    if (!session.isInterrupted) return;
  }
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

/** The next instant at which something happens without a command, or null when no session runs. */
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
