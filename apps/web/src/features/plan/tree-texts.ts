import { type CraftTree, type CraftTreeMissing, SKILLS, type World } from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** What a craft tree lacks: `12 Spinel: Mining 20 is needed`. */
export function missingText({ itemId, amount, reason }: CraftTreeMissing, world: World): string {
  const what = `${formatNumber(amount)} ${world.item(itemId)?.name ?? 'something'}`;
  switch (reason.kind) {
    case 'no-recipe':
      return `${what}: cannot be gathered or made`;
    case 'level':
      return `${what}: ${SKILLS[reason.skillId - 1]?.name ?? 'A skill'} ${reason.requiredLevel} is needed`;
    case 'recipe':
      return `${what}: the recipe is not learned`;
    case 'region':
      return `${what}: the way there costs more gold than you have`;
    case 'circle':
      return `${what}: is made of itself`;
  }
}

/** How long a craft tree takes and what it costs, with what stands against it: sentences. */
export function treeText(tree: CraftTree): string {
  const cost = tree.gold > 0 ? ` and costs ${formatNumber(tree.gold)} gold for the way` : '';
  const takes = `It takes ${formatDuration(tree.seconds)}${cost}.`;
  if (tree.isTooLong) return `${takes} That is the first part: plan it again when that is done.`;
  if (tree.isOverIdleTime)
    return `${takes} That is longer than your legend stays up: refresh before the end.`;
  return takes;
}
