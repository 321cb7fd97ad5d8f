import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { keptInvite } from '../../features/accounts/kept-invite.ts';
import {
  HINDRANCE_TEXTS,
  hindranceOf,
  type RegistrationSettings,
} from '../../features/accounts/who-may-come.ts';
import type { LeftRunning, LoginEnd } from '../../lib/api/login-end.ts';
import { serverName } from '../../lib/server-look.ts';
import styles from './EntranceDialog.module.css';

interface EntranceDialogProps {
  readonly opened: boolean;
  /**
   * Why the page opened the dialog: the login has ended, or there was none. Null when the dialog is closed or
   * the player has opened it.
   */
  readonly gone: LoginEnd | null;
  /** What the character goes on doing; null when the page does not know it. */
  readonly left: LeftRunning | null;
  /** What the host says of new accounts; null while it is not known. */
  readonly settings: RegistrationSettings | null;
  readonly onClose: () => void;
}

const TITLES: Readonly<Record<LoginEnd, string>> = {
  expired: 'Your login has expired',
  ended: 'Your login was ended',
  lost: 'Your login’s cookie is gone',
  none: 'You are not logged in',
};

const REASONS: Readonly<Record<LoginEnd, string>> = {
  expired: 'A login expires when it has not been used for a long time, or after a year.',
  ended:
    'It was ended elsewhere: in another tab, from your list of logins, by a new password, or by the host of this server.',
  lost: 'The cookie that keeps you logged in is gone from this browser. It was deleted, or cookies are now blocked here: allow them before you log in.',
  none: 'That page is for players who are logged in. If you were, your login cookie was deleted or has expired.',
};

const LAST_PRESS = 'The last thing you pressed was not done; everything before it is safe.';

/** What became of the character, after the reason. */
function restOf(gone: LoginEnd, left: LeftRunning | null): string {
  if (gone === 'none') return 'Your legend is safe, and goes on with what it was doing.';
  const running = left?.running ?? 'goes on with what it was doing';
  // The server keeps nothing of a login that was ended, so it cannot tell whether the account is deleted.
  return gone === 'ended'
    ? `${LAST_PRESS} Unless the account was deleted, your legend ${running}.`
    : `${LAST_PRESS} Your legend ${running}.`;
}

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
export function EntranceDialog({ opened, gone, left, settings, onClose }: EntranceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (opened && !dialog.current?.open) {
      dialog.current?.showModal();
      first.current?.focus();
    }
    if (!opened) dialog.current?.close();
  }, [opened]);
  const hasInvite = opened && keptInvite() !== null;
  const hindrance = hindranceOf(settings, hasInvite);
  const newcomers = settings?.guests === false ? [REGISTER] : [GUEST, REGISTER];
  const open = hindrance === null ? newcomers : [];
  const ways = gone ? [LOG_IN, ...open.toReversed()] : [...open, LOG_IN];
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
        <h2 id="entrance">{gone ? TITLES[gone] : `Enter ${serverName()}`}</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      {gone && (
        <div id="gone" className={styles.gone}>
          <p>{REASONS[gone]}</p>
          <p>{restOf(gone, left)}</p>
        </div>
      )}
      {hindrance !== null && <p className={styles.hindrance}>{HINDRANCE_TEXTS[hindrance]}</p>}
      {hasInvite && hindrance === null && settings?.registration === 'invite' && !gone && (
        <p className={styles.hindrance}>You are invited: choose how to come in.</p>
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
        {gone && open.includes(GUEST) && (
          <p id="new-legend" className={styles.warning}>
            <b>Play as Guest begins a new legend.</b>{' '}
            <span>
              {left?.isGuest
                ? 'You played as a guest: only the username and password that you kept, or that your browser saved, lead back to your legend. Without them not even the host can let you in.'
                : 'Did you play as a guest before? Log in with the username and password that you kept: nothing else leads back to the old one.'}
            </span>
          </p>
        )}
      </div>
    </dialog>
  );
}
