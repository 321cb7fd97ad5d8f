import type { Skill, World } from '@slumberfell/engine';

/** The link to a skill's screen; the path contains the skill's name in lower case (specification 2.19). */
export const skillPath = (skill: Pick<Skill, 'name'>) =>
  ({ to: '/skills/$skillName', params: { skillName: skill.name.toLowerCase() } }) as const;

/** The skill whose name is in a path, in lower case; undefined when there is no such skill. */
export const skillOfPath = (world: World, skillName: string): Skill | undefined =>
  world.sets.skills.find((skill) => skill.name.toLowerCase() === skillName);
