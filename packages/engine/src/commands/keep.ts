import { COUNT, idOf, listOf, optional } from '../inputs/field.ts';
import { keepObstacles, markedIds } from '../obstacles/marks.ts';
import { command } from './command.ts';

/** The most items that one command marks. */
export const MARKED_AT_ONCE = 250;

/** Further items that a command marks in the same way. */
export const ALSO = optional(listOf({ itemId: idOf('item') }, MARKED_AT_ONCE - 1));

/**
 * Keeps an amount of an item: it is neither sold nor disenchanted, also not by a session that runs. Using,
 * wearing and claiming are not held back.
 */
export const keep = command({
  name: 'keep',
  section: 'character',
  summary: 'Keep an amount of an item from being sold or disenchanted',
  notes:
    'An amount of 0 keeps none, the largest amount (9007199254740991) keeps every unit. Components, food, keys, wearing and claiming single items are not held back; claim-all leaves out what is kept as a whole. The items of `also` are kept in the same way.',
  input: { itemId: idOf('item'), amount: COUNT, also: ALSO },
  refusals: ['item/unknown', 'keep/too-many'],
  obstacles: keepObstacles,
  run(draft, input) {
    draft.emit({ type: 'OnKeepChange', itemIds: markedIds(input), amount: input.amount });
  },
});
