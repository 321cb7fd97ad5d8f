import type { ReactNode } from 'react';
import styles from './EntryList.module.css';

interface EntryListProps {
  /** The name of the list for screen readers. Default: none, because the heading above names it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A list of things, such as logins and invites, that the player can end one by one. */
export const EntryList = ({ label, children }: EntryListProps) => (
  <ul className={styles.entries} aria-label={label}>
    {children}
  </ul>
);

interface EntryProps {
  /** The button that ends the thing; null when it cannot be ended here. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

export const Entry = ({ action, children }: EntryProps) => (
  <li className={styles.entry}>
    <div>{children}</div>
    {action}
  </li>
);

/** Marks the entry that is this browser or this device. */
export const EntryMark = ({ children }: { readonly children: string }) => (
  <span className={styles.mark}>{children}</span>
);
