import {
  type FightTraining,
  idleTime,
  isGathered,
  type Shown,
  SKILLS,
  type SkillLevel,
  type Training,
  type World,
} from '@slumberfell/engine';
import { capital } from '../../lib/text/capital.ts';
import { proposalTime } from './proposal-time.ts';

/** The level, as a name: `Cooking 44`. */
export const levelName = ({ skillId, level }: SkillLevel): string =>
  `${SKILLS[skillId - 1]?.name ?? 'The skill'} ${level}`;

/** What leads to a level: `at first gathering Copper Ore`. */
export function trainingWork({ itemId, changes }: Training, world: World): string {
  const recipe = world.craft(itemId);
  const doing = recipe && isGathered(recipe) ? 'gathering' : 'making';
  return `${changes ? 'at first ' : ''}${doing} ${world.item(itemId)?.name ?? 'something'}`;
}

/** How a level is reached, and how long that takes: `About 2 h 10 min, making Copper Ingot`. */
export function trainingText(training: Training, shown: Shown, world: World): string {
  const time = proposalTime(Math.round(training.seconds), idleTime(shown.trophies, world));
  return `${capital(time)}, ${trainingWork(training, world)}`;
}

/** How a level of a combat skill is reached: `about 40 min, hunting in Lanternlea, once you train Attack`. */
export function fightTrainingText(
  { target, seconds, trains, skillId }: FightTraining,
  shown: Shown,
  world: World,
): string {
  const time = proposalTime(seconds, idleTime(shown.trophies, world));
  const place = world.region(target.id)?.name ?? 'another region';
  const change = trains === null ? '' : `, once you train ${SKILLS[skillId - 1]?.name}`;
  return `${time.charAt(0).toLowerCase()}${time.slice(1)}, hunting in ${place}${change}`;
}
