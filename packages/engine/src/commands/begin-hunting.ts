import { HUNT_PULL_TIME } from '../combat/hunt.ts';
import type { CommandInputs } from '../commands.ts';
import { healthAt } from '../health.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';
import { endMaking } from './end-making.ts';

/** Begins open combat in the current region with a pull; ends a running making (game-design 2.8, 2.16b). */
export function beginHunting(draft: Draft, input: CommandInputs['begin-hunting']): Refusal | null {
  const { shown, at, world } = draft;
  if (draft.inCombat) return refuse('action/in-combat');
  if (input.regionId !== shown.regionId) return refuse('hunt/wrong-region');
  if (world.spawnTable(input.regionId, 1).enemies.length === 0) return refuse('hunt/no-enemies');
  endMaking(draft, 'replaced');
  draft.renewIdleTime();
  draft.emit({
    type: 'HuntingSessionStart',
    regionId: input.regionId,
    limitAt: at + draft.idleTime * 1000,
    content: world.version,
    health: healthAt(shown, at),
  });
  draft.emit({ type: 'CombatPullStart', pullTime: HUNT_PULL_TIME });
  draft.hidden = { ...draft.hidden, session: { key: input.key, ordinal: 0, turn: 0 } };
  return null;
}
