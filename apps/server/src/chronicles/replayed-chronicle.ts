import {
  addChronicles,
  CHRONICLE_COLUMNS,
  type Chronicle,
  type ChronicleTable,
  chronicleOfCommand,
  countersOf,
  firstKey,
  imbalancesOf,
  namedRow,
} from '@slumberfell/engine';
import { differences } from '../lib/differences.ts';
import type { Replayed } from '../saving/replayed.ts';
import { storedChronicle, textOf } from '../storage/tables/chronicles.ts';
import { readChronicle } from '../storage/values/chronicle.ts';
import { sumOfStored } from './sum-of-stored.ts';
import { withParts } from './with-parts.ts';

/** The chronicle as `verify` computes it again. It must also explain all that the character owns. */
export const REPLAYED_CHRONICLE: Replayed<Chronicle> = {
  inSnapshot(snapshot) {
    const text = textOf(snapshot);
    return text && readChronicle(text);
  },
  async withRow(db, characterId) {
    const stored = await storedChronicle(db, characterId);
    return stored && sumOfStored(characterId, stored);
  },
  afterTime: withParts,
  // A first that the chronicle has is earlier, so it stays.
  afterCommand: (chronicle, executed, world) => addChronicles(chronicle, chronicleOfCommand(executed, world)),
  counters: (chronicle, keys, world) => countersOf(keys, chronicle, world),
  differences: (stored, replayed) =>
    differences(named(stored), named(replayed)).map((difference) => `chronicle: ${difference}`),
  contradictions: (chronicle, { shown }) =>
    imbalancesOf(chronicle, shown).map(({ itemId, owned, explained }) => {
      const what = itemId === null ? 'gold' : `item ${itemId}`;
      return `chronicle: it explains ${explained} of ${what}, and ${owned} is owned`;
    }),
};

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
    nights: Object.fromEntries(chronicle.nights.map((night) => [night.limitAt, night])),
    firsts: Object.fromEntries(chronicle.firsts.map((first) => [firstKey(first), first.at])),
  };
}
