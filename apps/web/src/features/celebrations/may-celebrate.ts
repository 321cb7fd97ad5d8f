import {
  CombatResult,
  EnemyType,
  type FirstKey,
  firstKey,
  firstKindOf,
  isCombat,
  roundLevels,
  type Shown,
  type World,
} from '@slumberfell/engine';
import type { FrameChange } from '../character/frame-events.ts';

/**
 * What a frame may have brought for the first time, as keys. Whether it was the first time only the server
 * knows, because it has the chronicle.
 */
export function mayCelebrate({ frame, before, after }: FrameChange, world: World): readonly number[] {
  const found: FirstKey[] = levelsBetween(before.shown, after.shown);
  if (after.shown.regionId !== before.shown.regionId)
    found.push({ kind: 'region', id: after.shown.regionId });
  const { action } = before.shown;
  for (const event of frame.events) {
    if (event.type === 'OnInventoryChange')
      for (const { itemId, amount } of event.changes) {
        const kind = amount > 0 ? firstKindOf(world.item(itemId)) : null;
        if (kind !== null) found.push({ kind, id: itemId });
      }
    if (event.type === 'OnCombatTurn' && isWon(event.result)) {
      const enemy = isCombat(action) && action.enemyId !== null ? world.enemy(action.enemyId) : undefined;
      if (enemy?.type === EnemyType.Boss) found.push({ kind: 'boss', id: enemy.id });
    }
  }
  return found.map(firstKey);
}

const isWon = (result: CombatResult | null): boolean =>
  result === CombatResult.Victory || result === CombatResult.Both;

function levelsBetween(before: Shown, after: Shown): FirstKey[] {
  if (before.experience === after.experience) return [];
  return after.experience.flatMap((points, index) => {
    const earlier = before.experience[index] ?? 0;
    return points > earlier ? roundLevels(index + 1, earlier, points) : [];
  });
}
