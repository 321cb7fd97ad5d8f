import {
  CHRONICLE_COLUMNS,
  type Chronicle,
  type ChronicleTable,
  firstKey,
  imbalancesOf,
  namedRow,
  type State,
} from '@slumberfell/engine';
import { differences } from '../lib/differences.ts';

/** Sentences on items, and gold, of which a chronicle explains another amount than the state has. */
export const unbalanced = (chronicle: Chronicle, { shown }: State): readonly string[] =>
  imbalancesOf(chronicle, shown).map(({ itemId, owned, explained }) => {
    const what = itemId === null ? 'gold' : `item ${itemId}`;
    return `chronicle: it explains ${explained} of ${what}, and ${owned} is owned`;
  });

/** Sentences on the numbers and firsts in which a stored chronicle differs from a replayed one. */
export const chronicleDifferences = (stored: Chronicle, replayed: Chronicle): readonly string[] =>
  differences(named(stored), named(replayed)).map((difference) => `chronicle: ${difference}`);

/** A chronicle as an object with names, so that a difference can be named. */
function named(chronicle: Chronicle): object {
  const tables = Object.keys(CHRONICLE_COLUMNS) as ChronicleTable[];
  return {
    ...Object.fromEntries(
      tables.map((table) => [
        table,
        Object.fromEntries([...chronicle[table]].map(([id, row]) => [id, namedRow(table, row)])),
      ]),
    ),
    firsts: Object.fromEntries(chronicle.firsts.map((first) => [firstKey(first), first.at])),
  };
}
