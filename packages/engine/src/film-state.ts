import { entriesOf } from './amounts.ts';
import { MAX_AMOUNT } from './experience.ts';
import type { State } from './state.ts';
import type { Timeline } from './world.ts';

/** An amount above this could reach the bound while a film runs, and then the event must say what really was added. */
const NEAR_BOUND = MAX_AMOUNT / 2;

/**
 * The part of a state that the film of its session needs: a few hundred bytes instead of a veteran's whole row. Advancing
 * it gives the same moments as advancing the state; only for that, never to be saved or shown.
 */
export function filmState({ shown, hidden }: State, timeline: Timeline): State {
  const { action } = shown;
  const needed = new Set<number>();
  if (action?.kind === 'craft') {
    // Content may change while the film runs, and with it what the making takes.
    for (const { world } of timeline) {
      for (const part of world.craft(action.itemId)?.requiredComponents ?? []) needed.add(part.itemId);
    }
  }
  const inventory = entriesOf(shown.inventory)
    .filter(([id, amount]) => needed.has(id) || amount > NEAR_BOUND)
    .flat();
  return { shown: { ...shown, inventory, trophies: [], knownRecipes: [], combatLog: [] }, hidden };
}
