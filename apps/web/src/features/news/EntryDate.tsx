import { formatDate, formatDay } from '../../lib/format/date.ts';
import type { NewsEntry } from './news-list.ts';

/** The day on which a post was posted, in the player's time zone, or the date of a release. */
export const EntryDate = ({ entry }: { readonly entry: NewsEntry }) =>
  entry.kind === 'post' ? (
    <time dateTime={new Date(entry.at).toISOString()}>{formatDay(entry.at)}</time>
  ) : (
    <time dateTime={entry.date}>{formatDate(entry.date)}</time>
  );
