import type { CombatAction, World } from '@slumberfell/engine';

/** The region that is fought in; undefined where the world knows the dungeon no more. */
export const combatRegion = (action: CombatAction, world: World): number | undefined =>
  action.kind === 'hunt' ? action.regionId : world.dungeon(action.dungeonId)?.regionId;
