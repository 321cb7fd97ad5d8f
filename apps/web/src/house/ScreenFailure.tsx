import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '../parts/Notice.tsx';
import styles from './ScreenFailure.module.css';

/**
 * In the place of a screen that broke, or that could not be fetched. What is around it stays, and so does the character.
 * Stands without Mantine, for it may be needed where that is not loaded.
 */
export function ScreenFailure({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = async () => {
    await router.invalidate();
    reset();
  };
  return (
    <ErrorState
      title="This page fell asleep."
      action={
        <button type="button" className={styles.again} onClick={() => void again()}>
          Try again
        </button>
      }
    >
      Your legend did not notice and goes on working.
    </ErrorState>
  );
}
