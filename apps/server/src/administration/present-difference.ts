import type { SetDifference, WorldDifference } from '@slumberfell/content';
import { STATIC_SETS } from '@slumberfell/engine';
import { CHANGES_NAMED, type ImportDifference } from '@slumberfell/protocol';

/**
 * The effect of an import, for the admin page: the numbers of added, changed and retired rows in each set,
 * and the names of the first `CHANGES_NAMED` of each.
 */
export const presentDifference = (difference: WorldDifference): ImportDifference =>
  STATIC_SETS.map((set) => ({ set, ...presentSet(difference[set]) }));

const presentSet = ({ added, changed, retired }: SetDifference) => ({
  added: presentRows(added),
  changed: presentRows(changed),
  retired: presentRows(retired),
});

const presentRows = (rows: SetDifference['added']) => ({
  count: rows.length,
  names: rows.slice(0, CHANGES_NAMED).map(({ name }) => name),
});
