import { type Enemy, killExperience, SKILLS } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useShown } from '../character/use-character.ts';
import { pointsText } from '../skills/experience-text.ts';

/**
 * The experience of a kill: what the character gets with its levels and pets (`12.4 Attack + 3 Health`); for
 * a visitor the values of the enemy.
 */
export function KillExperienceText({ enemy }: { readonly enemy: Enemy }) {
  const world = useWorld();
  const shown = useShown();
  if (shown === null)
    return `${pointsText(enemy.mainStatExperience)} + ${pointsText(enemy.healthExperience)} Health`;
  const { skillId, points, healthPoints } = killExperience(enemy, shown, world);
  const skill = SKILLS.find(({ id }) => id === skillId)?.name;
  return `${pointsText(points)} ${skill} + ${pointsText(healthPoints)} Health`;
}
