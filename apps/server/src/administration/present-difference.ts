import type { SetDifference, WorldDifference } from '@slumberfell/content';
import { STATIC_SETS } from '@slumberfell/engine';
import { CHANGES_NAMED, type ImportDifference } from '@slumberfell/protocol';

/**
 * What an import does, as the admin page shows it: how many rows of each set, and the names of the first of
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
