import { TURN_TIME } from './combat/damage.ts';
import { Hunt } from './combat/hunt.ts';
import { Craft } from './craft/craft.ts';
import type { State } from './state.ts';
import type { Tally } from './tally.ts';
import { type Timeline, worldOf } from './world.ts';

/**
 * Replaces the state by what it is at `until`, everything due at exactly that instant included, and tells the sink what
 * happened. Advancing to an instant in between first changes nothing about the result.
 */
export function advance(state: State, timeline: Timeline, until: number, sink: Tally): void {
  while (state.shown.action !== null) {
    const { action } = state.shown;
    const session =
      action.kind === 'craft' ? new Craft(state, action, timeline) : new Hunt(state, action, timeline);
    session.play(until, sink);
    if (!sink.hasNews) return;
    session.close(state);
    state.shown = sink.settle(state.shown);
    if (!(session instanceof Craft && session.isInterrupted)) return;
  }
}

/** The next instant at which something happens by itself; null when the character is at rest. */
export function nextInstant(state: State, timeline: Timeline): number | null {
  const { action } = state.shown;
  if (action === null) return null;
  if (action.kind === 'craft') {
    const recipe = worldOf(timeline, action.content).craft(action.itemId);
    if (!recipe) throw new Error(`Crafteable item with id ${action.itemId} not found`);
    return action.actionAt + recipe.baseActionTime * 1000;
  }
  if (action.phase === 'fight') return action.phaseAt + TURN_TIME;
  return Math.min(action.phaseAt + action.pullTime, action.limitAt);
}
