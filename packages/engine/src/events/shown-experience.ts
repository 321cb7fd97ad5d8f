/** @param experience whole points by skill id - 1 */
export const withPoints = (
  experience: readonly number[],
  skillId: number,
  points: number,
): readonly number[] => experience.with(skillId - 1, (experience[skillId - 1] as number) + points);
