import { Button } from '@mantine/core';
import { reconnect } from '../character/open.ts';
import { useLive } from '../character/use-character.ts';
import styles from './ConnectionNotice.module.css';

/** Says when the game is not live any more; once it has given up, the player can ask for it again. */
export function ConnectionNotice() {
  const hub = useLive((state) => state.hub);
  return (
    <div role="status">
      {hub === 'lost' && <p className={styles.notice}>The connection was lost. Finding the way back…</p>}
      {hub === 'gone' && (
        <p className={styles.notice}>
          The connection was lost. Your legend goes on working, but this page no longer shows it.
          <Button size="compact-sm" onClick={reconnect}>
            Reconnect
          </Button>
        </p>
      )}
    </div>
  );
}
