import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ALERT_QUERIES } from '../../features/alerts/alert-queries.ts';
import { PROBLEM_TEXTS } from '../../features/alerts/cannot-tell.ts';
import type { ThisDevice as DeviceState } from '../../features/alerts/use-this-device.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { pressDone } from '../../lib/input/guard-presses.ts';
import styles from './AlertsScreen.module.css';
import { SwitchedOn } from './SwitchedOn.tsx';
import { SwitchOn } from './SwitchOn.tsx';

type Checked = Exclude<DeviceState, { readonly status: 'checking' }>;

/** Whether this device is told. It is switched on, tested, changed and switched off here. */
export function ThisDevice({ state }: { readonly state: Checked }) {
  const queries = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  const change = async () => {
    await queries.invalidateQueries(ALERT_QUERIES);
    pressDone();
    // The pressed button is gone, and with it the focus.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1} className={styles.state}>
      {state.status === 'failed' && (
        <>
          <p role="alert">{failureText(state.failure)}</p>
          <Button variant="default" onClick={state.retry}>
            Try again
          </Button>
        </>
      )}
      {state.status === 'cannot' && <Problem {...PROBLEM_TEXTS[state.problem]} />}
      {state.status === 'off' && <SwitchOn onChange={change} />}
      {state.status === 'on' && <SwitchedOn key={state.device.id} device={state.device} onChange={change} />}
    </div>
  );
}

const Problem = ({ title, advice }: { readonly title: string; readonly advice: string }) => (
  <div className={styles.problem} role="status">
    <p>
      <b>{title}.</b>
    </p>
    <p>{advice}</p>
  </div>
);
