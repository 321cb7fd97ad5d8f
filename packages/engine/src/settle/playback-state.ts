import { entriesOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { Action, State } from '../state/state.ts';
import type { Timeline } from '../world/world.ts';

/**
 * An amount above this could reach the bound during the playback, and then the event must say what really was
 * added.
 */
const NEAR_BOUND = MAX_AMOUNT / 2;

/**
 * The part of a state that the playback of its session needs: a few hundred bytes instead of a veteran's
 * whole row. Advancing it records the same moments as advancing the state. Use it for that alone: it must not
 * be saved or shown.
 */
export function playbackState({ shown, hidden }: State, timeline: Timeline): State {
  const { action } = shown;
  const needed = neededItems(action, timeline);
  const inventory = entriesOf(shown.inventory)
    .filter(([id, amount]) => needed.has(id) || amount > NEAR_BOUND)
    .flat();
  return { shown: { ...shown, inventory, trophies: [], knownRecipes: [], combatLog: [] }, hidden };
}

/** The items that the session takes, under any content: it may change during the playback. */
function neededItems(action: Action | null, timeline: Timeline): ReadonlySet<number> {
  const worlds = timeline.map(({ world }) => world);
  switch (action?.kind) {
    case 'craft': {
      const components = worlds.flatMap((world) => world.craft(action.itemId)?.requiredComponents ?? []);
      return new Set(components.map(({ itemId }) => itemId));
    }
    case 'disenchant':
      return new Set(action.pieces.map(({ itemId }) => itemId));
    case 'dungeon':
      return new Set(worlds.flatMap((world) => world.dungeon(action.dungeonId)?.keyItemId ?? []));
    default:
      return new Set();
  }
}
