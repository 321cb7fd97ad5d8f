import { entriesOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import { UNPLAYED } from '../state/shown-fields.ts';
import type { Action, State } from '../state/state.ts';
import type { Timeline } from '../world/world.ts';

/**
 * An amount above this could reach `MAX_AMOUNT` during the playback. The playback needs the true amount of
 * such an item, because at `MAX_AMOUNT` the event adds less.
 */
const NEAR_BOUND = MAX_AMOUNT / 2;

/**
 * The part of a state that the playback of its session needs: a few hundred bytes instead of the whole row of
 * a long-played character, or nearly all of it if a plan is active. Advancing it records the same moments as
 * advancing the whole state. Do not save or show it.
 */
export function playbackState({ shown, hidden }: State, timeline: Timeline): State {
  const { action, plan } = shown;
  // A step of a plan may need any item, and what follows from collections.
  if (plan?.status === 'active') return { shown: { ...shown, combatLog: [] }, hidden };
  const needed = neededItems(action, timeline);
  const inventory = entriesOf(shown.inventory)
    .filter(([id, amount]) => needed.has(id) || amount > NEAR_BOUND)
    .flat();
  const kept = entriesOf(shown.kept)
    .filter(([id]) => needed.has(id))
    .flat();
  return { shown: { ...shown, ...UNPLAYED, inventory, kept }, hidden };
}

/**
 * The items that the session takes, under all contents of the timeline, because the content may change during
 * the playback.
 */
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
