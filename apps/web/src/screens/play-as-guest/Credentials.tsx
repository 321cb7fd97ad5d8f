import type { GuestCredentials } from '@slumberfell/protocol';
import { useRef } from 'react';
import { SaveText } from '../../features/accounts/SaveText.tsx';
import { serverName } from '../../lib/server-look.ts';
import styles from './Credentials.module.css';

/**
 * A guest's username and password, with buttons to copy or download them. The same values are in two fields
 * that only password managers see: those save fields of a form, not texts.
 */
export function Credentials({ username, password }: GuestCredentials) {
  const shown = useRef<HTMLDListElement>(null);
  const text = `${serverName()} guest account\nUsername: ${username}\nPassword: ${password}\n`;
  return (
    <div className={styles.credentials}>
      <dl ref={shown} className={styles.pair}>
        <dt>Username</dt>
        <dd>{username}</dd>
        <dt>Password</dt>
        <dd>{password}</dd>
      </dl>
      <div className={styles.fields} aria-hidden="true">
        <input name="username" defaultValue={username} autoComplete="username" tabIndex={-1} />
        <input
          name="password"
          type="password"
          defaultValue={password}
          autoComplete="new-password"
          tabIndex={-1}
        />
      </div>
      <SaveText text={text} shownIn={shown} fileName="slumberfell-guest.txt" />
    </div>
  );
}
