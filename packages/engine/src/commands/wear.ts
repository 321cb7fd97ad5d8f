import type { PieceNotWorn } from '../events/possessions.ts';
import { wearSetObstacles } from '../obstacles/equip.ts';
import { savedSet } from '../state/saved-set.ts';
import { STEP_INPUTS } from '../state/step-inputs.ts';
import { putOnAll } from '../wearing/put-on.ts';
import { wearSet } from '../wearing/wear-set.ts';
import { command } from './command.ts';

/**
 * Wears several pieces at once, or a saved set, by the rules of equip and equip-food. It wears what can be
 * worn and tells the rest. The weapon comes first, so that the other pieces are judged by its style
 * (game-design 2.13).
 */
export const wear = command({
  name: 'wear',
  section: 'character',
  summary: 'Wear several items of the inventory at once, or a saved set',
  notes:
    'The body is the list of pieces, at most one for each slot and one tamed pet, which goes along, or an object with either `pieces` or the `slot` of a saved set. Of food, `amount` is the number of portions that the food slot holds afterwards, if it held fewer; of other pieces one is worn. Pieces that cannot be worn are told by the event OnPiecesNotWorn.',
  input: STEP_INPUTS.wear,
  bare: 'pieces',
  refusals: ['wear/one-of', 'wear/same-slot', 'set/none'],
  obstacles: wearSetObstacles,
  run(draft, { pieces, slot = 0 }) {
    const set = savedSet(draft.shown, slot);
    const notWorn: readonly PieceNotWorn[] =
      set === undefined ? putOnAll(pieces ?? [], draft) : wearSet(set, draft);
    if (notWorn.length > 0) draft.emit({ type: 'OnPiecesNotWorn', pieces: notWorn });
  },
});
