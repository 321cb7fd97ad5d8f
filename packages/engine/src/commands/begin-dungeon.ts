import { openingPullTime } from '../combat/dungeon-runs.ts';
import type { CommandInputs } from '../commands.ts';
import { healthAt } from '../health.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';
import { endMaking } from './end-making.ts';

/**
 * Begins runs of a dungeon of the current region: takes the first run's key and opens with a pull. The other keys stay
 * in the inventory until their runs begin; ends a running making (game-design 2.8, 2.16b).
 */
export function beginDungeon(draft: Draft, input: CommandInputs['begin-dungeon']): Refusal | null {
  const { shown, at, world } = draft;
  const dungeon = world.dungeon(input.dungeonId);
  if (!dungeon) return refuse('dungeon/unknown');
  if (draft.inCombat) return refuse('action/in-combat');
  if (dungeon.regionId !== shown.regionId) return refuse('dungeon/wrong-region');
  if (draft.owned(dungeon.keyItemId) < input.runs) return refuse('dungeon/keys');
  const pullTime = openingPullTime(shown, at);
  endMaking(draft, 'replaced');
  draft.renewIdleTime();
  draft.emit({
    type: 'DungeonSessionStart',
    dungeonId: dungeon.id,
    remainingRuns: input.runs - 1,
    limitAt: at + draft.idleTime * 1000,
    content: world.version,
    health: healthAt(shown, at),
  });
  draft.spend(dungeon.keyItemId, 1, 'key');
  draft.emit({ type: 'CombatPullStart', pullTime });
  draft.hidden = { ...draft.hidden, session: { key: input.key, ordinal: 0, turn: 0 } };
  return null;
}
