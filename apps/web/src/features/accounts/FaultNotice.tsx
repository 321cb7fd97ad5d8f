import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './FaultNotice.module.css';
import type { Fault } from './fault.ts';

/**
 * Why a form was not accepted. It takes the focus, so that the player sees it and screen readers read it out.
 */
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
