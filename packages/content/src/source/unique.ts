import { describeLocation, type Problems, type SourceLocation } from '../content-error.ts';

/**
 * Reports each entry whose value an earlier one has, with the places of both. Leaves out rows with other
 * problems: a wrong cell is read as a value that another row may have.
 * @param what the kind of value, for the message
 */
export function refuseRepeats<Entry extends { readonly place: SourceLocation }>(
  entries: readonly Entry[],
  what: string,
  value: (entry: Entry) => string | number,
  problems: Problems,
): void {
  const seen = new Map<string | number, SourceLocation>();
  const sound = entries.filter(({ place }) => !problems.has(place));
  for (const entry of sound) {
    const first = seen.get(value(entry));
    if (first === undefined) seen.set(value(entry), entry.place);
    else problems.add(entry.place, `${what} ${value(entry)} is taken by ${describeLocation(first)}`);
  }
}

/** The name of a number of one of the engine's enumerations. */
export const nameOfCode = (codes: Readonly<Record<string, number>>, code: number): string =>
  Object.keys(codes).find((name) => codes[name] === code) ?? String(code);
