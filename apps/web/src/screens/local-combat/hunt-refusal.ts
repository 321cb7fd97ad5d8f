import { isCombat, type Shown, type World } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';

/** Why the character cannot begin open combat in a region, as a sentence; null when it can. */
export function huntRefusal(action: Shown['action'], regionId: number, world: World): string | null {
  if (isCombat(action)) return REFUSALS['action/in-combat'];
  return world.spawnTable(regionId, 1).enemies.length === 0 ? REFUSALS['hunt/no-enemies'] : null;
}
