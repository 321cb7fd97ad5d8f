import { idOf, TRUTH } from '../inputs/field.ts';
import { markedIds, markJunkObstacles } from '../obstacles/marks.ts';
import { command } from './command.ts';
import { ALSO } from './keep.ts';

/** Marks an item as junk, which `sell-junk` sells, or removes the mark. */
export const markJunk = command({
  name: 'mark-junk',
  section: 'character',
  summary: 'Mark an item as junk',
  notes: 'The items of `also` get the same mark.',
  input: { itemId: idOf('item'), junk: TRUTH, also: ALSO },
  refusals: ['item/unknown', 'junk/too-many'],
  obstacles: markJunkObstacles,
  run(draft, input) {
    draft.emit({ type: 'OnJunkChange', itemIds: markedIds(input), junk: input.junk });
  },
});
