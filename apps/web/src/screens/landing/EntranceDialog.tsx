import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { LoginEnd } from '../../lib/api/login-end.ts';
import styles from './EntranceDialog.module.css';

interface EntranceDialogProps {
  readonly opened: boolean;
  /**
   * Why the page opened the dialog: the login has ended, or there was none. Null when the dialog is closed or
   * the player has opened it.
   */
  readonly gone: LoginEnd | null;
  readonly onClose: () => void;
}

const TITLES = { ended: 'Your session has ended', none: 'You are not logged in' } as const;

const REASONS = {
  ended:
    'You were logged out here: the session ran out, or was ended from another tab or device. What you pressed last was not done; everything before it is safe.',
  none: 'That page is for players who are logged in. If you were, your session has run out or was ended. Your legend is safe.',
} as const;

const [LOG_IN, REGISTER, GUEST] = [
  { to: '/account/login', label: 'Log In' },
  { to: '/account/register', label: 'Register' },
  { to: '/account/guest-register', label: 'Play as Guest' },
] as const;

/**
 * The dialog with the ways to log in (specification 2.1). When the page opened it because there is no login,
 * it says what happened, and what a guest must know. It is a native `<dialog>`, so that the landing page
 * needs no further script.
 *
 * The first way has the focus. For a player without a login that is Play as Guest, which needs nothing. For a
 * player whose login has ended it is Log In: a guest account would be another one.
 */
export function EntranceDialog({ opened, gone, onClose }: EntranceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (opened && !dialog.current?.open) {
      dialog.current?.showModal();
      first.current?.focus();
    }
    if (!opened) dialog.current?.close();
  }, [opened]);
  const ways = gone ? [LOG_IN, REGISTER, GUEST] : [GUEST, REGISTER, LOG_IN];
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="entrance"
      aria-describedby={gone ? 'gone new-legend' : undefined}
      onCancel={(event) => {
        // Only `opened` closes the dialog. If Escape closed it while `opened` is still true, a press on Play
        // Now right after that could not open it.
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The browser sends this event some time after the dialog has closed; by then the dialog may be open
        // again.
        if (!dialog.current?.open) onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id="entrance">{gone ? TITLES[gone] : 'Enter Slumberfell'}</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      {gone && (
        <p id="gone" className={styles.gone}>
          {REASONS[gone]}
        </p>
      )}
      <div className={styles.ways}>
        {ways.map(({ to, label }, index) => (
          <Link
            key={to}
            ref={index === 0 ? first : undefined}
            to={to}
            className={index === 0 ? `${styles.way} ${styles.first}` : styles.way}
            aria-current={index === 0 && !gone ? 'step' : undefined}
          >
            {label}
          </Link>
        ))}
        {gone && (
          <p id="new-legend" className={styles.warning}>
            <b>Play as Guest begins a new legend.</b> Did you play as a guest before? Log in with the username
            and password that you kept: nothing else leads back to the old one.
          </p>
        )}
      </div>
    </dialog>
  );
}
