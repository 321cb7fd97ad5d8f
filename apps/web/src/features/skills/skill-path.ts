import type { Skill, World } from '@slumberfell/engine';

/** The link to a skill's screen: its name in lower case (specification 2.19). */
export const skillPath = (skill: Pick<Skill, 'name'>) =>
  ({ to: '/skills/$skillName', params: { skillName: skill.name.toLowerCase() } }) as const;

/** The skill with this name in the path; undefined for an unknown name. */
export const skillOfPath = (world: World, skillName: string): Skill | undefined =>
  world.sets.skills.find((skill) => skill.name.toLowerCase() === skillName);
