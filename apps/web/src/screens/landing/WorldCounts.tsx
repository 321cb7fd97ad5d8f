import type { PublicSettings } from '@slumberfell/protocol';
import styles from './LandingScreen.module.css';
import { worldClaims } from './world-claims.ts';

/** What the host's world holds. Unseen, but in its place, until the server has told it. */
export const WorldCounts = ({ world }: { readonly world: PublicSettings['world'] | null }) => (
  <ul className={styles.counts} data-known={world !== null}>
    {worldClaims(world).map(([count, what]) => (
      <li key={what}>
        <b>{count}</b> {what}
      </li>
    ))}
  </ul>
);
