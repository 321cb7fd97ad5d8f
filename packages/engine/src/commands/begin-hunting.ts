import { healthAt } from '../character/health.ts';
import { HUNT_PULL_TIME } from '../sessions/combat/hunt.ts';
import { command } from './command.ts';
import { idOf, SEED } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Begins open combat in the current region, with a pull. The command ends a running session of item actions.
 * It is refused during combat (game-design 2.8, 2.16b).
 */
export const beginHunting = command({
  name: 'begin-hunting',
  section: 'action',
  summary: 'Begin open combat in the current region',
  input: { regionId: idOf('region'), key: SEED },
  refusals: ['action/in-combat', 'hunt/wrong-region', 'hunt/no-enemies'],
  run(draft, input) {
    const { shown, at, world } = draft;
    if (draft.inCombat) return refuse('action/in-combat');
    if (input.regionId !== shown.regionId) return refuse('hunt/wrong-region');
    if (world.spawnTable(input.regionId, 1).enemies.length === 0) return refuse('hunt/no-enemies');
    draft.beginSession(input.key, {
      type: 'HuntingSessionStart',
      regionId: input.regionId,
      health: healthAt(shown, at),
    });
    draft.emit({ type: 'CombatPullStart', pullTime: HUNT_PULL_TIME });
    return null;
  },
});
