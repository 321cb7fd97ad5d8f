import { isDeepStrictEqual } from 'node:util';

/** Maximum number of differences that are listed; the others are only counted. */
const NAMED = 5;

/**
 * The fields in which two values of one shape differ, as sentences such as `shown.gold is 12 and should be
 * 13`.
 * @returns an empty list when they are equal. For hidden fields the values are not named.
 */
export function differences(stored: unknown, expected: unknown): readonly string[] {
  const found: string[] = [];
  compare(stored, expected, '', found);
  return found.length > NAMED ? [...found.slice(0, NAMED), `and ${found.length - NAMED} more`] : found;
}

function compare(stored: unknown, expected: unknown, path: string, found: string[]): void {
  if (isDeepStrictEqual(stored, expected)) return;
  if (!isObject(stored) || !isObject(expected)) {
    const values = path.startsWith('hidden')
      ? 'differs'
      : `is ${valueText(stored)} and should be ${valueText(expected)}`;
    found.push(`${path} ${values}`);
    return;
  }
  for (const name of new Set([...Object.keys(stored), ...Object.keys(expected)])) {
    compare(stored[name], expected[name], path === '' ? name : `${path}.${name}`, found);
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const LONGEST = 60;

function valueText(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
}
