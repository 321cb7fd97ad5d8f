import { savedSetObstacles } from '../obstacles/equip.ts';
import { savedSet } from '../state/saved-set.ts';
import { SET_SLOT } from '../state/step-inputs.ts';
import { command } from './command.ts';
import { SET_NAME } from './save-set.ts';

/** Gives a saved set another name. What it contains does not change, nor does what is worn. */
export const renameSet = command({
  name: 'rename-set',
  section: 'character',
  summary: 'Rename a saved set',
  input: { slot: SET_SLOT, name: SET_NAME },
  refusals: ['set/none'],
  obstacles: savedSetObstacles,
  run(draft, { slot, name }) {
    const set = savedSet(draft.shown, slot);
    if (set !== undefined && set.name !== name)
      draft.emit({ type: 'OnSetChange', slot, set: { ...set, name } });
  },
});
