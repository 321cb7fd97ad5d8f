import { Button } from '@mantine/core';
import { useRef } from 'react';
import { SaveText } from '../../features/accounts/SaveText.tsx';
import { SuccessNotice } from '../../features/accounts/SuccessNotice.tsx';
import { serverName } from '../../lib/server-look.ts';
import styles from './RecoveryCodes.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/**
 * Shows the recovery codes, with which the player can log in after losing the phone. The page shows them only
 * once.
 */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const shown = useRef<HTMLUListElement>(null);
  const text = `${serverName()} recovery codes (each works once)\n${codes.join('\n')}\n`;
  return (
    <>
      <SuccessNotice title="The authenticator app has been added.">
        Keep these recovery codes. If you lose your phone, each opens your account once. They will not be
        shown again.
      </SuccessNotice>
      <ul ref={shown} className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <SaveText text={text} shownIn={shown} fileName="slumberfell-recovery-codes.txt" />
      <Button variant="default" onClick={onKept}>
        I have kept them
      </Button>
    </>
  );
}
