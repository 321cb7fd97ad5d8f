import type { Fault, Shape } from './shape.ts';

/**
 * Turns a stored value of one version into the next. It names the type of the version that it takes in its
 * own file, so that it stays as it is when the types of this release change.
 */
export type UpgradeStep = (stored: never) => unknown;

/**
 * The steps themselves when each one takes what the one before it makes and the last one makes a `T`; `never`
 * otherwise, which does not compile: `STEPS satisfies ChainTo<T, typeof STEPS>`.
 */
export type ChainTo<T, Steps extends readonly UpgradeStep[]> =
  Connects<Steps, T> extends true ? Steps : never;

/** Whether steps lead to a `T`, each from what the one before it makes. */
export type Connects<Steps extends readonly UpgradeStep[], T> = Steps extends readonly [
  (stored: never) => infer Made,
  ...infer Rest extends readonly UpgradeStep[],
]
  ? Rest extends readonly [(stored: infer Taken) => unknown, ...unknown[]]
    ? [Made] extends [Taken]
      ? Connects<Rest, T>
      : false
    : [Made] extends [T]
      ? true
      : false
  : true;

/**
 * One kind of stored JSON, in all versions that releases have written. Version 1 is the first one that had a
 * number.
 */
export interface StoredFormat<T> {
  /** For sentences, such as "state". */
  readonly name: string;
  /** `steps[0]` makes version 2 of version 1, and so on: this release writes version `steps.length + 1`. */
  readonly steps: readonly UpgradeStep[];
  /** Of the version that this release writes. */
  readonly shape: Shape<T>;
}

/** The version that this release writes. */
export const versionOf = ({ steps }: Pick<StoredFormat<unknown>, 'steps'>): number => steps.length + 1;

interface UnreadableOptions extends ErrorOptions {
  readonly isNewer?: boolean;
}

/**
 * A stored value cannot be read, and must stay as it is. The message is a sentence for the person who runs
 * the server; it names the field and holds no value.
 */
export class UnreadableValue extends Error {
  /** Whether a newer release has written it, which can read it. */
  readonly isNewer: boolean;

  constructor(message: string, { isNewer = false, ...options }: UnreadableOptions = {}) {
    super(message, options);
    this.name = 'UnreadableValue';
    this.isNewer = isNewer;
  }
}

/**
 * Parses stored JSON.
 * @param name of the format, for the sentence.
 * @throws UnreadableValue when the text is no JSON
 */
export function parseStored(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message holds a part of the text.
    throw new UnreadableValue(`The stored ${name} is damaged: it is not JSON.`);
  }
}

/**
 * Reads what any release up to this one has stored: takes the steps from its version on, then checks the
 * whole value.
 * @param stored parsed JSON; a step may return parts of it as they are.
 * @throws UnreadableValue when the version is unknown or newer, or the value is not of its version's shape
 */
export function readStored<T>(format: StoredFormat<T>, stored: unknown, version: number): T {
  const { name, shape } = format;
  const value = upgraded(format, stored, version);
  const fault = shape(value);
  if (fault !== null) throw new UnreadableValue(`The stored ${name} is damaged: ${sentenceOf(fault, name)}.`);
  return value as T;
}

function upgraded(
  { name, steps }: Pick<StoredFormat<unknown>, 'name' | 'steps'>,
  stored: unknown,
  version: number,
): unknown {
  const newest = versionOf({ steps });
  if (version > newest) {
    throw new UnreadableValue(
      `A newer release of Slumberfell wrote the stored ${name}: it is of version ${version}, and this release knows versions up to ${newest}.`,
      { isNewer: true },
    );
  }
  if (!Number.isSafeInteger(version) || version < 1)
    throw new UnreadableValue(`The stored ${name} is of version ${version}, which no release writes.`);
  let value = stored;
  for (const [index, step] of steps.entries()) {
    if (index + 1 < version) continue;
    try {
      value = (step as (stored: unknown) => unknown)(value);
    } catch (cause) {
      throw new UnreadableValue(
        `The stored ${name} of version ${version} is damaged: it cannot be upgraded.`,
        { cause },
      );
    }
  }
  return value;
}

const sentenceOf = ({ path, wrong }: Fault, name: string): string =>
  `${path === '' ? `the ${name}` : path} is ${wrong}`;
