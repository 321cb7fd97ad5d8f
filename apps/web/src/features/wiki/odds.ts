import { combatLevelOf, type Enemy, meetingChances, type Shown, type World } from '@slumberfell/engine';

/**
 * The chance that a fight in a region is against an enemy: for the open character, else for a character of
 * the enemy's own level.
 */
export function meetingChance(
  enemy: Pick<Enemy, 'id' | 'level'>,
  regionId: number,
  shown: Shown | null,
  world: World,
): number {
  const level = shown ? combatLevelOf(shown) : enemy.level;
  const found = meetingChances(world, regionId, level).find((one) => one.enemy.id === enemy.id);
  return found?.chance ?? 0;
}

/** Says whether the chances are those of the open character. */
export const meetingNote = (shown: Shown | null): string =>
  shown ? 'For you, at your present levels' : 'For a fighter of its own level';
