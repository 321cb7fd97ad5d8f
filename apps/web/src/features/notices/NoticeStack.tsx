import { Notifications, notifications } from '@mantine/notifications';
import styles from './NoticeStack.module.css';

/** The container of notices. */
export const NoticeStack = () => (
  <Notifications
    position="bottom-right"
    limit={3}
    // A pointer over one notice stops the timer of that notice only; the library's default stops all of them.
    pauseResetOnHover="notification"
    className={styles.stack ?? ''}
  />
);

export { notifications };
