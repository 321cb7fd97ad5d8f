import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { takeFocus } from '../../ui/components/take-focus.ts';
import styles from './HopelessBegin.module.css';

interface HopelessBeginProps {
  /** Why the begin is hopeless, as sentences. */
  readonly warning: string;
  readonly pending: boolean;
  readonly onStart: () => void;
  readonly onBack: () => void;
  /** What would help. */
  readonly help?: ReactNode;
  /** The button that plans it for later. */
  readonly later: ReactNode;
}

/** A warning before a session that is most likely lost, with the choice to begin all the same. */
export const HopelessBegin = ({ warning, pending, onStart, onBack, help, later }: HopelessBeginProps) => (
  <div className={styles.warning}>
    <p role="alert">
      <b>{warning}</b> Pack food, wear something better, or choose something easier first.
    </p>
    {help}
    <div className={styles.choices}>
      <Button ref={takeFocus} variant="default" onClick={onBack}>
        Not now
      </Button>
      {later}
      <CommandButton color="blood" variant="outline" loading={pending} onClick={onStart}>
        Start anyway
      </CommandButton>
    </div>
  </div>
);
