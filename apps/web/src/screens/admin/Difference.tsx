import type { ImportDifference } from '@slumberfell/protocol';
import styles from './Difference.module.css';

type SetDifference = ImportDifference[number];
type Rows = SetDifference['added'];

const SET_NAMES: Readonly<Record<SetDifference['set'], string>> = {
  skills: 'Skills',
  items: 'Items',
  lootTables: 'Loot tables',
  relicariumEntries: 'Relicarium entries',
  crafteableItems: 'Craftable items',
  enemies: 'Enemies',
  regions: 'Regions',
  dungeons: 'Dungeons',
  appearances: 'Appearances',
  itemSets: 'Item sets',
  chapters: 'Chapters',
  errands: 'Errands',
  weeklyErrands: 'Weekly errands',
  lore: 'Enemy lore',
  villagers: 'Villagers',
};

/** The rows that an import adds, changes and retires, for each set of the world and each table of quests. */
export function Difference({ difference }: { readonly difference: ImportDifference }) {
  const changed = difference.filter(isDifferent);
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">Rows of each set</caption>
        <thead>
          <tr>
            <th scope="col">Set</th>
            <th scope="col">Added</th>
            <th scope="col">Changed</th>
            <th scope="col">Retired</th>
          </tr>
        </thead>
        <tbody>
          {difference.map(({ set, added, changed, retired }) => (
            <tr key={set}>
              <th scope="row">{SET_NAMES[set]}</th>
              <td translate="no">{added.count}</td>
              <td translate="no">{changed.count}</td>
              <td translate="no">{retired.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed.map(({ set, added, changed, retired }) => (
        <div key={set} className={styles.named}>
          <h3>{SET_NAMES[set]}</h3>
          <Names what="Added" rows={added} />
          <Names what="Changed" rows={changed} />
          <Names what="Retired" rows={retired} />
        </div>
      ))}
    </>
  );
}

/** Whether the import adds, changes or retires rows of this set. */
export const isDifferent = ({ added, changed, retired }: SetDifference): boolean =>
  added.count + changed.count + retired.count > 0;

/**
 * The names of the added, changed or retired rows, as many as the server sends, and the number of the other
 * rows.
 */
function Names({ what, rows: { count, names } }: { readonly what: string; readonly rows: Rows }) {
  if (count === 0) return null;
  const more = count - names.length;
  return (
    <p>
      <b>{`${what}:`}</b> <span>{`${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`}</span>
    </p>
  );
}
