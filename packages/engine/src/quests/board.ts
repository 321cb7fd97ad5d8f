import { skillLevel } from '../character/skill-level.ts';
import { combatLevelOf } from '../sessions/combat/combat-level.ts';
import type { Shown } from '../state/state.ts';
import type { Errand, WeeklyErrand } from '../world/quests.ts';
import { skillKind } from '../world/skills.ts';
import type { World } from '../world/world.ts';
import { mix, skillsOfDay, weeklyIndex } from './rotation.ts';
import { regionsOfVillagers } from './unlocked.ts';

/** A character so many levels above the level of an errand is asked for its upper amount. */
const UPPER_BAND = 8;

/** The level that an errand of a skill asks for: of the skill, or the combat level. */
export const levelFor = (shown: Shown, skillId: number): number =>
  skillKind(skillId) === 'combat' ? combatLevelOf(shown) : skillLevel(shown, skillId);

/** The amount that a character is asked for. */
export const amountOfErrand = ({ skillId, minLevel, amount, upperAmount }: Errand, shown: Shown): number =>
  levelFor(shown, skillId) >= minLevel + UPPER_BAND ? upperAmount : amount;

/**
 * The errands on the board of a day for a character: six places, each of one skill; null where no villager
 * that the character knows asks for something of that skill.
 * @param day in days since 1970-01-01
 */
export function boardOf(shown: Shown, world: World, day: number): readonly (Errand | null)[] {
  const regions = regionsOfVillagers(shown, world);
  return skillsOfDay(day).map((skillId) => errandOf(skillId, levelFor(shown, skillId), regions, world, day));
}

/** The errand of a skill in the highest tier in which a villager asks for something of that level. */
function errandOf(
  skillId: number,
  level: number,
  regions: ReadonlySet<number>,
  { quests }: World,
  day: number,
): Errand | null {
  const asked = quests
    .errandsOf(skillId)
    .filter(
      ({ minLevel, villagerId }) =>
        minLevel <= level && regions.has(quests.villager(villagerId)?.regionId ?? 0),
    );
  const tier = Math.max(0, ...asked.map((errand) => errand.tier));
  const ofTier = asked.filter((errand) => errand.tier === tier);
  if (ofTier.length === 0) return null;
  const drawn = mix(BigInt(day) * 4_096n + BigInt(skillId * 16 + tier));
  return ofTier[Number(drawn % BigInt(ofTier.length))] ?? null;
}

/** The errand of a week; undefined in a world without weekly errands. */
export function weeklyErrandOf({ quests: { weeklyErrands } }: World, week: number): WeeklyErrand | undefined {
  return weeklyErrands.length === 0 ? undefined : weeklyErrands[weeklyIndex(week, weeklyErrands.length)];
}

/** The tier of each way of a weekly errand for a character, from 1. */
export const tiersOfWays = ({ ways }: WeeklyErrand, shown: Shown): readonly number[] =>
  ways.map((tiers) => {
    const reached = tiers.filter(
      ({ skillId, minLevel }) =>
        minLevel <= (skillId === null ? combatLevelOf(shown) : levelFor(shown, skillId)),
    );
    return Math.max(1, reached.length);
  });
