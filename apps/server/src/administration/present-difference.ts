import type { SetDifference, WorldDifference } from '@slumberfell/content';
import { STATIC_SETS } from '@slumberfell/engine';
import { CHANGES_NAMED, type ImportDifference } from '@slumberfell/protocol';

/**
 * The effect of an import, for the admin page: the number of rows in each set, and the names of the first of
 * them.
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
