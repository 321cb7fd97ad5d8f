import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import styles from './EntranceDialog.module.css';

interface EntranceDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The ways in (spec section 2). The browser's own dialog: the landing page loads nothing more for it. */
export function EntranceDialog({ opened, onClose }: EntranceDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (opened && !dialog.current?.open) dialog.current?.showModal();
    if (!opened) dialog.current?.close();
  }, [opened]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="entrance" onClose={onClose}>
      <header className={styles.head}>
        <h2 id="entrance">Enter Slumberfell</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      <div className={styles.ways}>
        <Link to="/account/login" className={`${styles.way} ${styles.first}`}>
          Log In
        </Link>
        <Link to="/account/register" className={styles.way}>
          Register
        </Link>
        <Link to="/account/guest-register" className={styles.way}>
          Play as Guest
        </Link>
      </div>
    </dialog>
  );
}
