import { formatMoment } from '../../lib/format/date.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { EntryLink, EntryPicture } from './Entry.tsx';
import styles from './FirstEntry.module.css';
import { firstName, firstSection } from './first-name.ts';
import { type ChronicleFirst, firstWords } from './first-words.ts';

interface FirstEntryProps {
  readonly first: ChronicleFirst;
  /** Whether it is the earliest one of its kind. */
  readonly isEarliest: boolean;
  /** How an instant is shown, such as its time of day. */
  readonly timeOf: (at: number) => string;
}

/** A first: its picture, its name as a link to its page, and what is said of it. An item of a list. */
export function FirstEntry({ first, isEarliest, timeOf }: FirstEntryProps) {
  const world = useWorld();
  const { kind, id, level, at } = first;
  const section = firstSection(kind);
  return (
    <li className={styles.entry} data-earliest={isEarliest}>
      <span className={styles.picture}>
        <EntryPicture section={section} id={id} />
        {level !== null && <b aria-hidden="true">{level}</b>}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <EntryLink section={section} id={id} name={firstName(first, world)} />
        </span>
        <span className={styles.said}>
          <span>{firstWords(first, isEarliest)}</span>
          {at !== null && (
            <time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
              {timeOf(at)}
            </time>
          )}
        </span>
      </span>
    </li>
  );
}
