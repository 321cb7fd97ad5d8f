import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './DialogOverlay.module.css';

interface VeilProps {
  readonly onClose: () => void;
}

/** The overlay of a dialog, shown until the dialog has rendered its own overlay. */
export function DialogOverlay({ onClose }: VeilProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      // The Tab key must not move the focus: when the dialog closes, it returns the focus to the element that
      // has it now.
      if (event.key === 'Tab') event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
  return createPortal(<div className={styles.overlay} data-dialog-to-come />, document.body);
}
