import { type Folded, readingsOf } from './look-alikes.ts';

/**
 * The words of a name: separated by spaces, underscores, and capitals within, as in "AdminBob" or "GMBob".
 * @param name as `characterNameFaults` allows it.
 */
export const partsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .split(/[ _]+/)
    .filter((part) => part !== '');

/** Some words of a name in a row, joined; so "ad min" is read as "admin". */
export interface Joined {
  /** Letters and digits as they stand in the name, in lower case. */
  readonly text: string;
  /** The ways to read it. */
  readonly readings: readonly Folded[];
  /** Whether it has the first word of the name, and the last one. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** All rows of consecutive words of a name, each joined. A name of 16 characters has at most 136. */
export function joinedParts(name: string): readonly Joined[] {
  const parts = partsOf(name);
  return parts.flatMap((_, from) =>
    parts.slice(from).map((__, length): Joined => {
      const text = parts
        .slice(from, from + length + 1)
        .join('')
        .toLowerCase();
      return {
        text,
        readings: readingsOf(text),
        isFirst: from === 0,
        isLast: from + length + 1 === parts.length,
      };
    }),
  );
}
