import { isCombat } from '@slumberfell/engine';
import { useLocation } from '@tanstack/react-router';
import { RegionScene } from '../art/RegionScene.tsx';
import { useLive } from '../character/use-character.ts';
import { Waiting } from '../parts/Notice.tsx';
import styles from './GameLayout.module.css';

/** Before the world is here. On the way into a fight the land shows already, which the head start has asked for. */
export function Gate() {
  const isCombatScreen = useLocation().pathname === '/combat';
  const land = useLive(({ character }) =>
    isCombatScreen && character && isCombat(character.shown.action) ? character.shown.regionId : null,
  );
  const waiting = <Waiting label="Finding your legend…" />;
  return (
    <main className={styles.gate}>
      {land === null ? (
        waiting
      ) : (
        <RegionScene view="backdrop" regionId={land} className={styles.land}>
          <div className={styles.plate}>{waiting}</div>
        </RegionScene>
      )}
    </main>
  );
}
