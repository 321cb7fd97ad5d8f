import type { WikiSection } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { PictureOf, type WikiPicture } from '../../features/entry-pictures/PictureOf.tsx';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import styles from './EntryRow.module.css';

interface EntryRowProps {
  readonly picture: WikiPicture;
  /** The row's name, often a link. */
  readonly title: ReactNode;
  /** A line below the name. */
  readonly below?: ReactNode;
  /** Numbers at the right end. */
  readonly aside?: ReactNode;
}

/** A row of a list of the Wiki: picture, name, a line below it, and numbers at the right end. */
export const EntryRow = ({ picture, title, below, aside }: EntryRowProps) => (
  <div className={styles.row}>
    <span className={styles.picture}>
      <PictureOf picture={picture} />
    </span>
    <span className={styles.words}>
      <span className={styles.title}>{title}</span>
      {below && <small className={styles.below}>{below}</small>}
    </span>
    {aside && <span className={styles.aside}>{aside}</span>}
  </div>
);

interface EntryNameProps {
  readonly section: WikiSection;
  readonly id: number;
  readonly children: ReactNode;
}

/** The name of an entry in the font of names, as a link to it. */
export const EntryName = ({ section, id, children }: EntryNameProps) => (
  <WikiLink section={section} id={id}>
    <b className={styles.name}>{children}</b>
  </WikiLink>
);
