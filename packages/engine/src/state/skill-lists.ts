import { FIRST_SKILL_COUNT, SKILL_COUNT } from '../world/skills.ts';

/**
 * Brings a state that was stored before skills were added to all skills. So a new skill needs no upgrade
 * step. The lists by skill get a 0 for each added skill. Each added skill raises the total level by 1 and
 * every milestone with it (`milestoneLevel`), so it also raises the total level up to which gifts were given.
 * @param stored a state of the current version; another value is returned as it is, and the shape reports it
 * @param skills how many skills there are
 */
export function withEverySkill(stored: unknown, skills: number = SKILL_COUNT): unknown {
  if (skills === FIRST_SKILL_COUNT) return stored;
  const state = objectOf(stored);
  const [shown, hidden] = [objectOf(state.shown), objectOf(state.hidden)];
  const { experience } = shown;
  const { fractions, giftLevel } = hidden;
  const added = addedTo(experience, skills);
  if (added === 0 || added !== addedTo(fractions, skills) || typeof giftLevel !== 'number') return stored;
  const zeros = new Array<number>(added).fill(0);
  return {
    ...state,
    shown: { ...shown, experience: [...(experience as readonly unknown[]), ...zeros] },
    hidden: {
      ...hidden,
      fractions: [...(fractions as readonly unknown[]), ...zeros],
      giftLevel: giftLevel + added,
    },
  };
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** How many skills were added after a list by skill was stored; 0 for any other value. */
const addedTo = (list: unknown, skills: number): number =>
  Array.isArray(list) && list.length >= FIRST_SKILL_COUNT ? Math.max(0, skills - list.length) : 0;
