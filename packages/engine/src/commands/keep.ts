import { keepObstacles } from '../obstacles/marks.ts';
import { command } from './command.ts';
import { COUNT, idOf } from './input.ts';

/**
 * Keeps an amount of an item: it is neither sold nor disenchanted, also not by a session that runs. Using,
 * wearing and claiming are not held back.
 */
export const keep = command({
  name: 'keep',
  section: 'character',
  summary: 'Keep an amount of an item from being sold or disenchanted',
  notes:
    'An amount of 0 keeps none, the largest amount (9007199254740991) keeps every unit. Components, food, keys, wearing and claiming single items are not held back; claim-all leaves out what is kept as a whole.',
  input: { itemId: idOf('item'), amount: COUNT },
  refusals: ['item/unknown', 'keep/too-many'],
  obstacles: keepObstacles,
  run(draft, { itemId, amount }) {
    draft.emit({ type: 'OnKeepChange', itemId, amount });
  },
});
