import { junkLot } from '../character/junk.ts';
import { sellJunkObstacles } from '../obstacles/trade.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { command } from './command.ts';
import { sellLot } from './sell-lot.ts';

/** Sells what is marked as junk, down to the kept amounts. */
export const sellJunk = command({
  name: 'sell-junk',
  section: 'character',
  summary: 'Sell everything that is marked as junk',
  notes:
    'Kept amounts, the items of saved sets, and the kinds that are worn or packed are not sold. At most 1,000 kinds are sold; the event OnSale says whether there are more, and has the id with which undo-sale undoes the sale.',
  input: STEP_INPUTS['sell-junk'],
  refusals: ['junk/none', 'amount/too-large'],
  obstacles: sellJunkObstacles,
  run(draft) {
    sellLot(draft, junkLot(draft.shown, draft.world));
  },
});
