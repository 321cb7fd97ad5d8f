import { useSyncExternalStore } from 'react';
import styles from './WayUp.module.css';

/** Heights of the window that the player has scrolled before the button appears. */
const FAR = 1.5;

interface WayUpProps {
  /** Id of the element that takes the focus, so that the Tab key goes on from the top. */
  readonly focusId: string;
}

/** A button that leads back to the top of the screen. It appears when the player has scrolled far. */
export function WayUp({ focusId }: WayUpProps) {
  const isFar = useSyncExternalStore(onScroll, () => window.scrollY > FAR * window.innerHeight);
  if (!isFar) return null;
  const press = () => {
    window.scrollTo({ top: 0 });
    document.getElementById(focusId)?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className={styles.up} aria-label="To the top" onClick={press}>
      <span aria-hidden="true">↑</span>
    </button>
  );
}

function onScroll(listener: () => void): () => void {
  const options = { passive: true } as const;
  addEventListener('scroll', listener, options);
  addEventListener('resize', listener, options);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}
