import type { Skill, World } from '@slumberfell/engine';

/** Where a skill's screen is: its name in lower case (specification 2.19). */
export const skillPath = (skill: Pick<Skill, 'name'>) =>
  ({ to: '/skills/$skillName', params: { skillName: skill.name.toLowerCase() } }) as const;

/** The skill of a path's name; undefined when there is none. */
export const skillOfPath = (world: World, skillName: string): Skill | undefined =>
  world.sets.skills.find((skill) => skill.name.toLowerCase() === skillName);
