import { Lantern } from '../ui/pictures/Lantern.tsx';
import styles from './Pending.module.css';

/** Shown while a screen's script loads. */
export function Pending() {
  return (
    <div className={styles.pending} role="status" aria-label="Loading">
      <Lantern className={styles.lantern} />
    </div>
  );
}
