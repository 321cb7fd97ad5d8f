import { apply } from '../events/apply.ts';
import { CombatResult } from '../events/combat.ts';
import type { Moment } from '../events/registry.ts';
import { isCombat, type Shown } from '../state/state.ts';

/** What a chronicle counts of a moment for terms. An id is listed once for each kill and finished run. */
export interface CountedMoment {
  /** Epoch ms. */
  readonly at: number;
  readonly enemyIds: readonly number[];
  readonly dungeonIds: readonly number[];
}

/**
 * The kills and finished runs of a moment, so that a page need not ask for the chronicle after each of them.
 * @param before what was shown before the moment
 */
export function countedMoment({ at, events }: Moment, before: Shown): CountedMoment {
  const enemyIds: number[] = [];
  const dungeonIds: number[] = [];
  let shown = before;
  for (const event of events) {
    const { action } = shown;
    const isKill =
      event.type === 'OnCombatTurn' && event.result !== null && event.result !== CombatResult.Defeat;
    if (isKill && isCombat(action) && action.enemyId !== null) enemyIds.push(action.enemyId);
    if (event.type === 'DungeonProgress' && event.isRunOver && action?.kind === 'dungeon')
      dungeonIds.push(action.dungeonId);
    shown = apply(shown, event, at);
  }
  return { at, enemyIds, dungeonIds };
}
