import { isCombat } from '@slumberfell/engine';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCharacterState } from '../../features/character/use-character.ts';
import { LoadingState } from '../../ui/components/StateNotice.tsx';
import { hideFightBackdrop, showFightBackdrop } from './fight-backdrop.ts';
import styles from './GameLayout.module.css';

/**
 * Shown while the world and the character load. On the combat screen, in combat, the region's landscape is
 * behind it; in most cases the head start has loaded the landscape already.
 */
export function LoadingGate() {
  const isCombatScreen = useLocation().pathname === '/combat';
  const land = useCharacterState(({ character }) =>
    isCombatScreen && character && isCombat(character.shown.action) ? character.shown.regionId : null,
  );
  useEffect(() => {
    if (land !== null) void showFightBackdrop(land);
  }, [land]);
  useEffect(() => hideFightBackdrop, []);
  return (
    <main className={styles.gate}>
      <LoadingState label="Finding your legend…" />
    </main>
  );
}
