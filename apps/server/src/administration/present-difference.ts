import type { SetDifference, WorldDifference } from '@slumberfell/content';
import { CONTENT_TABLES } from '@slumberfell/engine';
import { CHANGES_NAMED, type ImportDifference } from '@slumberfell/protocol';

/**
 * The effect of an import, for the admin page: the numbers of added, changed and retired rows in each set
 * and table of quests, and the names of the first `CHANGES_NAMED` of each.
 */
export const presentDifference = (difference: WorldDifference): ImportDifference =>
  CONTENT_TABLES.map((set) => ({ set, ...presentSet(difference[set]) }));

const presentSet = ({ added, changed, retired }: SetDifference) => ({
  added: presentRows(added),
  changed: presentRows(changed),
  retired: presentRows(retired),
});

const presentRows = (rows: SetDifference['added']) => ({
  count: rows.length,
  names: rows.slice(0, CHANGES_NAMED).map(({ name }) => name),
});
