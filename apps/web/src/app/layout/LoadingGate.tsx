import { isCombat } from '@slumberfell/engine';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLive } from '../../features/character/use-character.ts';
import { Waiting } from '../../ui/parts/Notice.tsx';
import { hideLand, showLand } from './fight-land.ts';
import styles from './GameLayout.module.css';

/** Before the world is here. On the way into a fight the land shows behind it, mostly since the head start. */
export function LoadingGate() {
  const isCombatScreen = useLocation().pathname === '/combat';
  const land = useLive(({ character }) =>
    isCombatScreen && character && isCombat(character.shown.action) ? character.shown.regionId : null,
  );
  useEffect(() => {
    if (land !== null) void showLand(land);
  }, [land]);
  useEffect(() => hideLand, []);
  return (
    <main className={styles.gate}>
      <Waiting label="Finding your legend…" />
    </main>
  );
}
