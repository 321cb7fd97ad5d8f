import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { clearFailures } from '../lib/lazy/lazy-screen.tsx';
import { ErrorState } from '../ui/components/StateNotice.tsx';
import styles from './ScreenFailure.module.css';

/**
 * Replaces a screen that threw an error or could not be fetched. The layout around it and the open character
 * stay. After an upgrade the screens' scripts have other addresses, which only a reloaded page knows, so the
 * player can reload. It works without Mantine, which may not have loaded.
 */
export function ScreenFailure({ reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(clearFailures, []);
  const again = async () => {
    clearFailures();
    await router.invalidate();
    reset();
  };
  return (
    <ErrorState
      heading
      title="This page fell asleep."
      action={
        <div className={styles.ways}>
          <button type="button" className={styles.again} onClick={() => void again()}>
            Try again
          </button>
          <button type="button" className={styles.reload} onClick={() => location.reload()}>
            Reload the page
          </button>
        </div>
      }
    >
      Your legend did not notice and goes on working. The game may have been updated since this page was
      opened: if trying again does not help, reload the page. You lose nothing by it.
    </ErrorState>
  );
}
