import { travelObstacles } from '../obstacles/travel.ts';
import { moveTo } from '../sessions/move.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { command } from './command.ts';

/**
 * Moves the character to another region. It costs the `travelCost` of that region in gold. The command ends a
 * running session of item actions. It is refused during combat (game-design 2.10, 2.14).
 */
export const travel = command({
  name: 'travel',
  section: 'character',
  summary: 'Go to another region',
  notes: 'The body is the id of the region.',
  input: STEP_INPUTS.travel,
  bare: 'regionId',
  effect: 'stops',
  refusals: ['travel/unknown-region', 'travel/already-there', 'travel/gold', 'travel/in-combat'],
  obstacles: travelObstacles,
  run(draft, { regionId }) {
    moveTo(draft, regionId);
  },
});
