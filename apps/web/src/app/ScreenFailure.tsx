import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { forgetFailures } from '../lib/lazy/lazy-screen.tsx';
import { ErrorState } from '../ui/parts/Notice.tsx';
import styles from './ScreenFailure.module.css';

/**
 * In the place of a screen that broke, or that could not be fetched. What is around it stays, and so does the character.
 * After an upgrade the screens are at other addresses, which only a page loaded anew knows: that is left to the player.
 * Stands without Mantine, for it may be needed where that is not loaded.
 */
export function ScreenFailure({ reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(forgetFailures, []);
  const again = async () => {
    forgetFailures();
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
      Your legend did not notice and goes on working. The game may have been renewed since this page was
      opened: if trying again does not help, reload the page. Nothing is lost by it.
    </ErrorState>
  );
}
