import { savedSetObstacles } from '../obstacles/equip.ts';
import { SET_SLOT } from '../state/step-inputs.ts';
import { command } from './command.ts';

/** Deletes a saved set. What is worn does not change. */
export const deleteSet = command({
  name: 'delete-set',
  section: 'character',
  summary: 'Delete a saved set',
  input: { slot: SET_SLOT },
  refusals: ['set/none'],
  obstacles: savedSetObstacles,
  run(draft, { slot }) {
    draft.emit({ type: 'OnSetChange', slot, set: null });
  },
});
