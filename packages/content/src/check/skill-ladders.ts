import { skillsOf } from '@slumberfell/engine';
import type { WorldIndex } from './world-index.ts';

const LARGEST_GAP = 14;
const LAST_UNLOCK = 80;

/** Ids of the gathering and crafting skills, which combat does not train. */
const WORK: ReadonlySet<number> = new Set(skillsOf('gathering', 'crafting').map(({ id }) => id));

/**
 * Check 10: every gathering and crafting skill has an action at level 1, unlocks actions up to high levels,
 * and makes something that other skills or combat use.
 */
export function* skillLadders(index: WorldIndex): Iterable<string> {
  const supplying = skillsThatSupplyOthers(index);
  for (const { id, name } of index.sets.skills) {
    if (!WORK.has(id)) continue;
    const crafts = index.sets.crafteableItems.filter(({ skillId }) => skillId === id);
    if (
      !crafts.some(({ requiredLevel, requiredRecipeId }) => requiredLevel === 1 && requiredRecipeId === null)
    ) {
      yield `${name} has nothing to begin with`;
    }
    const unlocks = [...new Set(crafts.map(({ requiredLevel }) => requiredLevel))].sort((a, b) => a - b);
    for (const [at, level] of unlocks.entries()) {
      const next = unlocks[at + 1];
      if (next !== undefined && next - level > LARGEST_GAP)
        yield `${name} unlocks nothing from ${level} to ${next}`;
    }
    const last = unlocks.at(-1) ?? 0;
    if (last < LAST_UNLOCK) yield `${name} unlocks nothing after ${last}`;
    if (!supplying.has(id)) yield `${name} feeds neither another skill nor combat`;
  }
}

/** Skills with a product that is a component in another skill, or that can be equipped or eaten. */
function skillsThatSupplyOthers(index: WorldIndex): Set<number> {
  const users = new Map<number, Set<number>>();
  for (const { skillId, requiredComponents } of index.sets.crafteableItems) {
    for (const { itemId } of requiredComponents) {
      users.set(itemId, (users.get(itemId) ?? new Set()).add(skillId));
    }
  }
  const feeding = index.sets.crafteableItems.filter(({ itemId, skillId }) => {
    const isForCombat = index.items.get(itemId)?.equipmentType !== undefined;
    return isForCombat || [...(users.get(itemId) ?? [])].some((user) => user !== skillId);
  });
  return new Set(feeding.map(({ skillId }) => skillId));
}
