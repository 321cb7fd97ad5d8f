import type { PublicSettings } from '@slumberfell/protocol';
import styles from './LandingScreen.module.css';
import { worldClaims } from './world-claims.ts';

/**
 * The host's world in numbers, such as how many enemies it has. Until they have loaded they are invisible,
 * but have their space.
 */
export const WorldCounts = ({ world }: { readonly world: PublicSettings['world'] | null }) => (
  <ul className={styles.counts} data-known={world !== null}>
    {worldClaims(world).map(([count, what]) => (
      <li key={what}>
        <b translate="no">{count}</b> <span>{what}</span>
      </li>
    ))}
  </ul>
);
