import { NOTHING } from '../inputs/field.ts';
import { sessionObstacles } from '../obstacles/session.ts';
import { endSession } from '../sessions/begin.ts';
import { command } from './command.ts';

/** Ends the running session. In a hunt, an enemy that is not beaten stays the pending enemy of its region. */
export const stop = command({
  name: 'stop',
  section: 'action',
  summary: 'End the running session',
  input: NOTHING,
  effect: 'stops',
  refusals: ['action/none'],
  obstacles: sessionObstacles,
  run(draft) {
    endSession(draft, 'stopped');
  },
});
