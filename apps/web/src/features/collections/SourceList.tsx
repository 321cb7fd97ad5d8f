import type { Item } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { WikiLink } from '../wiki/WikiLink.tsx';
import styles from './SourceList.module.css';
import { sourceLines } from './source-lines.ts';

/** Where a trophy or a pet is found, with the probabilities. */
export function SourceList({ item }: { readonly item: Item }) {
  const world = useWorld();
  const lines = sourceLines(item.id, world);
  return (
    <section className={styles.sources}>
      <h3>Where it is found</h3>
      {lines.length === 0 ? (
        <p>Nowhere any more. Keep it safe.</p>
      ) : (
        <ul>
          {lines.map(({ what, where, chance }) => (
            <li key={`${what} ${where} ${chance}`}>
              <span className={styles.what}>
                <span>{what}</span> <small>{where}</small>
              </span>
              <b>{chance}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.more}>
        <WikiLink section="items" id={item.id}>
          All sources and uses
        </WikiLink>
      </p>
    </section>
  );
}
