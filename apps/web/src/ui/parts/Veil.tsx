import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './Veil.module.css';

interface VeilProps {
  readonly onClose: () => void;
}

/** What a dialog lays over the page, until it is there itself with one of its own. */
export function Veil({ onClose }: VeilProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
      // The focus stays where the dialog will give it back to.
      if (event.key === 'Tab') event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onClose]);
  return createPortal(<div className={styles.veil} />, document.body);
}
