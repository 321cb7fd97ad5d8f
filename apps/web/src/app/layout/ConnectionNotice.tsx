import { Button } from '@mantine/core';
import { reconnect } from '../../features/character/open.ts';
import { PROTOCOL_TEXTS } from '../../features/character/protocol-texts.ts';
import { useCharacterState } from '../../features/character/use-character.ts';
import { useRunningText } from '../../features/character/use-running-text.ts';
import { Banners } from '../../features/news/Banners.tsx';
import { useIsOffline } from '../../lib/use-is-offline.ts';
import styles from './ConnectionNotice.module.css';
import { WaitNotice } from './WaitNotice.tsx';

/**
 * Shows the host's announcements. Tells the player when there is no network, when the protocol versions
 * differ, when the hub is not connected, and when the character waits for the server's clock. After the
 * automatic attempts to connect have ended, it shows a button that connects again. The notice is below the
 * screen, so it neither moves nor covers the screen's content.
 */
export function ConnectionNotice() {
  const hub = useCharacterState((state) => state.hub);
  const protocol = useCharacterState((state) => state.protocol);
  const announcements = useCharacterState((state) => state.announcements);
  const isOffline = useIsOffline();
  return (
    <div role="status" className={`connection ${styles.place}`}>
      {announcements.length > 0 && <Banners announcements={announcements} />}
      <WaitNotice className={`${styles.notice} ${styles.calm}`} />
      {isOffline && (
        <p className={styles.notice}>
          <span>
            You are offline. <Running /> It will take new orders as soon as you are back.
          </span>
        </p>
      )}
      {protocol !== 'same' && !isOffline && (
        <p className={styles.notice}>
          <span>{PROTOCOL_TEXTS[protocol]}</span>
          <Button size="compact-sm" onClick={() => location.reload()}>
            Reload now
          </Button>
        </p>
      )}
      {hub === 'checking' && !isOffline && (
        <p className={`${styles.notice} ${styles.calm}`}>Checking the connection…</p>
      )}
      {hub === 'lost' && !isOffline && (
        <p className={styles.notice}>
          <span>
            <Loss /> Finding the way back… <Running />
          </span>
        </p>
      )}
      {hub === 'gone' && !isOffline && (
        <p className={styles.notice}>
          <span>
            <Loss /> You stay logged in. <Running /> But this page no longer shows it.
          </span>
          <Reconnect />
        </p>
      )}
      {hub === 'full' && !isOffline && (
        <p className={styles.notice}>
          Your legend is open in too many tabs and windows, and goes on in the others. Close one of them to
          see it here.
          <Reconnect />
        </p>
      )}
    </div>
  );
}

const Loss = () => {
  const isServerAway = useCharacterState((state) => state.isServerAway);
  return (
    <span>
      {isServerAway
        ? 'The server is not answering: it has stopped, or is out of reach.'
        : 'The connection was lost.'}
    </span>
  );
};

/** What the character goes on doing. */
const Running = () => <span>{`Your legend ${useRunningText()}.`}</span>;

const Reconnect = () => (
  <Button size="compact-sm" onClick={reconnect}>
    Reconnect
  </Button>
);
