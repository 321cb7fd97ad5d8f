import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './FaultNotice.module.css';
import type { Fault } from './fault.ts';

/** What is wrong with a form that was sent. It takes the focus, so that it is seen and read out wherever the player is. */
export function FaultNotice({ fault }: { readonly fault: Fault | null }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault) notice.current?.focus();
  }, [fault]);
  if (!fault) return null;
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      color="blood"
      variant="light"
      role="alert"
      className={styles.notice ?? ''}
    >
      <p className={styles.title}>{fault.title}</p>
      <Lines lines={fault.lines} />
    </Alert>
  );
}

function Lines({ lines: [first, ...more] }: { readonly lines: readonly string[] }) {
  if (first === undefined) return null;
  if (more.length === 0) return <p className={styles.line}>{first}</p>;
  return (
    <ul className={styles.lines}>
      {[first, ...more].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
