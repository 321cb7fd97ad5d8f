import { idleTime, isGathered, type Shown, SKILLS, type Training, type World } from '@slumberfell/engine';
import { capital } from '../../lib/text/capital.ts';
import { aimTime } from '../aims/aim-time.ts';

/** The level, as a name: `Cooking 44`. */
export const levelName = ({ skillId, level }: Pick<Training, 'skillId' | 'level'>): string =>
  `${SKILLS[skillId - 1]?.name ?? 'The skill'} ${level}`;

/** How a level is reached, and how long that takes: `About 2 h 10 min, making Copper Ingot`. */
export function trainingText(training: Training, shown: Shown, world: World): string {
  const { seconds, itemId, changes } = training;
  const recipe = world.craft(itemId);
  const doing = recipe && isGathered(recipe) ? 'gathering' : 'making';
  const time = aimTime(Math.round(seconds), idleTime(shown.trophies, world));
  return `${capital(time)}, ${changes ? 'at first ' : ''}${doing} ${world.item(itemId)?.name ?? 'something'}`;
}
