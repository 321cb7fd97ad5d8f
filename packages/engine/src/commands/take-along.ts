import { companionObstacles } from '../obstacles/companion.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { takeAlong as goAlong } from '../wearing/companion.ts';
import { command } from './command.ts';

/**
 * Chooses the tamed pet that goes along. Its traits count from the next fight or action (game-design 2.16d).
 */
export const takeAlong = command({
  name: 'take-along',
  section: 'character',
  summary: 'Take a tamed pet along, or none',
  notes:
    'The traits of the pet count from the next fight or action. Without `itemId` no pet goes along. The bonus of a tamed pet counts whether it goes along or not.',
  input: STEP_INPUTS['take-along'],
  refusals: ['item/unknown', 'pet/not-tamed'],
  obstacles: companionObstacles,
  run(draft, { itemId = null }) {
    goAlong(itemId, draft);
  },
});
