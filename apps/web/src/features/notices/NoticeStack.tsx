import { Notifications, notifications } from '@mantine/notifications';
import styles from './NoticeStack.module.css';

/** Where notices stand. */
export const NoticeStack = () => (
  <Notifications
    position="bottom-right"
    limit={3}
    // A pointer that rests on one notice keeps that one, and holds no other back.
    pauseResetOnHover="notification"
    className={styles.stack ?? ''}
  />
);

export { notifications };
