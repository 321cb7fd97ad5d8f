import { useSyncExternalStore } from 'react';
import { gameAddress, onGameAddress } from '../../lib/api/game-address.ts';
import styles from './GameAddressNotice.module.css';

/**
 * Leads to the address of the game, when this page was opened at another one and the server has refused a
 * call because of it. It works without Mantine, because every page shows it.
 */
export function GameAddressNotice() {
  const address = useSyncExternalStore(onGameAddress, gameAddress);
  if (address === null) return null;
  return (
    <p role="alert" className={styles.notice}>
      This game is at <a href={address}>{address}</a>. Open it there.
    </p>
  );
}
