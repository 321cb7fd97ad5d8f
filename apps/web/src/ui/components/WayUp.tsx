import { useEffect, useState } from 'react';
import styles from './WayUp.module.css';

/** Heights of the window that the player has scrolled before the button appears. */
const FAR = 1.5;

interface WayUpProps {
  /** Id of the element that takes the focus, so that the Tab key goes on from the top. */
  readonly focusId: string;
}

/** A button that leads back to the top of the screen. It appears when the player has scrolled far. */
export function WayUp({ focusId }: WayUpProps) {
  const isFar = useIsFar();
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

/**
 * Reads the position only after a scroll or resize, never while React renders: reading it makes the browser
 * compute the layout of the page at once. A page that opens is at its top.
 */
function useIsFar(): boolean {
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const read = () => setIsFar(window.scrollY > FAR * window.innerHeight);
    const options = { passive: true } as const;
    addEventListener('scroll', read, options);
    addEventListener('resize', read, options);
    return () => {
      removeEventListener('scroll', read);
      removeEventListener('resize', read);
    };
  }, []);
  return isFar;
}
