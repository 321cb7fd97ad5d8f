// chunk: first
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import styles from './PrimaryLink.module.css';

/** A link that looks like a primary button, for screens without Mantine. */
export const PrimaryLink = createLink((props: ComponentProps<'a'>) => (
  <a {...props} className={styles.ember} />
));
