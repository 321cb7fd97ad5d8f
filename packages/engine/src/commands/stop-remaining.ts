import { NOTHING } from '../inputs/field.ts';
import { runningDungeonObstacles } from '../obstacles/session.ts';
import { endSession } from '../sessions/begin.ts';
import { command } from './command.ts';

/**
 * The character leaves the dungeon after the current run. Between two runs, the character leaves at once, and
 * no key is taken (game-design 2.8).
 */
export const stopRemaining = command({
  name: 'stop-remaining',
  section: 'action',
  summary: 'Leave the dungeon after the current run',
  input: NOTHING,
  effect: 'stops-between-runs',
  refusals: ['dungeon/none'],
  obstacles: runningDungeonObstacles,
  run(draft) {
    const { action } = draft.shown;
    if (action?.kind !== 'dungeon') return;
    if (action.isRunOver) endSession(draft, 'stopped');
    else draft.emit({ type: 'OnRemainingRunsChange', remainingRuns: 0, leaving: true });
  },
});
