import type { GuestCredentials } from '@slumberfell/protocol';
import { SaveText } from '../../features/accounts/SaveText.tsx';
import styles from './Credentials.module.css';

/** A guest's username and password, with buttons to copy or download them. */
export function Credentials({ username, password }: GuestCredentials) {
  const text = `Slumberfell guest account\nUsername: ${username}\nPassword: ${password}\n`;
  return (
    <div className={styles.credentials}>
      <dl className={styles.pair}>
        <dt>Username</dt>
        <dd>{username}</dd>
        <dt>Password</dt>
        <dd>{password}</dd>
      </dl>
      <SaveText text={text} fileName="slumberfell-guest.txt" />
    </div>
  );
}
