import { SKILL_COUNT } from '../world/skills.ts';

/** The number of skills of the first release. A stored state never had fewer. */
const FIRST_SKILL_COUNT = 20;

/**
 * Adds a 0 to the lists by skill for each skill that was added after a state had been stored. So a new skill
 * needs no upgrade step. A value that is not a state is returned as it is; the shape reports it.
 * @param stored a state of the current version
 * @param skills how many skills there are
 */
export function withEverySkill(stored: unknown, skills: number = SKILL_COUNT): unknown {
  if (skills === FIRST_SKILL_COUNT) return stored;
  const { shown, hidden } = objectOf(stored);
  const experience = lengthened(objectOf(shown).experience, skills);
  const fractions = lengthened(objectOf(hidden).fractions, skills);
  if (experience === null && fractions === null) return stored;
  return {
    ...objectOf(stored),
    shown: experience === null ? shown : { ...objectOf(shown), experience },
    hidden: fractions === null ? hidden : { ...objectOf(hidden), fractions },
  };
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** The list with zeros at its end; null when it stays as it is. */
function lengthened(list: unknown, length: number): readonly unknown[] | null {
  if (!Array.isArray(list) || list.length < FIRST_SKILL_COUNT || list.length >= length) return null;
  return [...(list as readonly unknown[]), ...new Array<number>(length - list.length).fill(0)];
}
