import type { Skill, World } from '@slumberfell/engine';
import { skillAt, skillSegment } from '@slumberfell/protocol';

/** The link to a skill's screen. */
export const skillPath = (skill: Pick<Skill, 'name'>) =>
  ({ to: '/skills/$skillName', params: { skillName: skillSegment(skill) } }) as const;

/** The skill of a path segment; undefined when there is no such skill. */
export const skillOfPath = (world: World, skillName: string): Skill | undefined =>
  skillAt(world.sets.skills, skillName);
