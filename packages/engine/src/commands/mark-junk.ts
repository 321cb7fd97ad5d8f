import { markJunkObstacles } from '../obstacles/marks.ts';
import { command } from './command.ts';
import { idOf, TRUTH } from './input.ts';

/** Marks an item as junk, which `sell-junk` sells, or removes the mark. */
export const markJunk = command({
  name: 'mark-junk',
  section: 'character',
  summary: 'Mark an item as junk',
  input: { itemId: idOf('item'), junk: TRUTH },
  refusals: ['item/unknown', 'junk/too-many'],
  obstacles: markJunkObstacles,
  run(draft, { itemId, junk }) {
    draft.emit({ type: 'OnJunkChange', itemId, junk });
  },
});
