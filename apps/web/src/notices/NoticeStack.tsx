import { Notifications, notifications } from '@mantine/notifications';
import styles from './NoticeStack.module.css';

/** Where notices stand. */
export const NoticeStack = () => (
  <Notifications position="bottom-right" limit={3} className={styles.stack ?? ''} />
);

export { notifications };
