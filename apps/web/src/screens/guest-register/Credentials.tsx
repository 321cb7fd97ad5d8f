import { Button, CopyButton } from '@mantine/core';
import type { GuestCredentials } from '@slumberfell/protocol';
import { Glyph } from '../../glyph/Glyph.tsx';
import styles from './Credentials.module.css';

/** A guest's username and password, to be copied or saved as a file. */
export function Credentials({ username, password }: GuestCredentials) {
  const text = `Slumberfell guest account\nUsername: ${username}\nPassword: ${password}\n`;
  return (
    <div>
      <dl className={styles.pair}>
        <dt>Username</dt>
        <dd>{username}</dd>
        <dt>Password</dt>
        <dd>{password}</dd>
      </dl>
      <div className={styles.buttons}>
        <CopyButton value={text} timeout={2_000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              onClick={copy}
              leftSection={<Glyph name={copied ? 'check-mark' : 'scroll-unfurled'} />}
            >
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="slumberfell-guest.txt"
          variant="default"
          leftSection={<Glyph name="save" />}
        >
          Download
        </Button>
      </div>
    </div>
  );
}
