import {
  type CraftTree,
  type CraftTreeMissing,
  type Shown,
  SKILLS,
  trainingTo,
  type World,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';
import { trainingText } from '../proposals/training-words.ts';

/** What a craft tree lacks: `12 Spinel: Mining 20 is needed. About 40 min, gathering Copper Ore`. */
export function missingText(
  { itemId, amount, reason }: CraftTreeMissing,
  shown: Shown,
  world: World,
): string {
  const what = `${formatNumber(amount)} ${world.item(itemId)?.name ?? 'something'}`;
  switch (reason.kind) {
    case 'no-recipe':
      return `${what}: cannot be gathered or made`;
    case 'level': {
      const { skillId, requiredLevel } = reason;
      const training = trainingTo(skillId, requiredLevel, shown, world);
      const way = training === null ? '' : `. ${trainingText(training, shown, world)}`;
      return `${what}: ${SKILLS[skillId - 1]?.name ?? 'A skill'} ${requiredLevel} is needed${way}`;
    }
    case 'recipe':
      return `${what}: the recipe is not learned`;
    case 'region':
      return `${what}: travel there costs more gold than you have`;
    case 'circle':
      return `${what}: is made from itself`;
  }
}

/**
 * How long a craft tree takes and what it costs, with what stands against it: sentences. Null where none of
 * it can be made.
 */
export function treeText(tree: CraftTree): string | null {
  if (tree.steps.length === 0) return null;
  const cost = tree.gold > 0 ? ` and costs ${formatNumber(tree.gold)} gold for travel` : '';
  const takes = `It takes ${formatDuration(tree.seconds)}${cost}.`;
  if (tree.isTooLong) return `${takes} That is the first part: plan it again when that is done.`;
  if (tree.isOverIdleTime)
    return `${takes} That is longer than your legend stays up: refresh its idle time before it runs out.`;
  return takes;
}
