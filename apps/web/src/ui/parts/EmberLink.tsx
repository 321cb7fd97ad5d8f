import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './EmberLink.module.css';

/** A link that looks like the one button to press, for screens that stand without Mantine. */
export const EmberLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={styles.ember} />
));
