import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './DialogOverlay.module.css';

interface VeilProps {
  readonly onClose: () => void;
}

/** The overlay of a dialog, shown until the dialog has rendered its own. */
export function DialogOverlay({ onClose }: VeilProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      // The focus stays on the element that gets it back when the dialog closes.
      if (event.key === 'Tab') event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
  return createPortal(<div className={styles.overlay} />, document.body);
}
