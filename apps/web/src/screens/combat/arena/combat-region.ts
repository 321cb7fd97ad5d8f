import type { CombatAction, World } from '@slumberfell/engine';

/** The region of the fight; undefined when the world does not have its dungeon any more. */
export const combatRegion = (action: CombatAction, world: World): number | undefined =>
  action.kind === 'hunt' ? action.regionId : world.dungeon(action.dungeonId)?.regionId;
