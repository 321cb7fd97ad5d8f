import type { Fault, Shape } from './shape.ts';

/**
 * Upgrades a stored value of one version to the next. A step declares the type of its input in its own file,
 * because the types of the current version change later.
 */
export type UpgradeStep = (stored: never) => unknown;

/**
 * Type check of a chain of steps: `STEPS satisfies ChainTo<T, typeof STEPS>`. It is the type of the steps
 * when each takes the result of the previous step and the last returns a `T`. Otherwise it is `never`, which
 * does not compile.
 */
export type ChainTo<T, Steps extends readonly UpgradeStep[]> =
  Connects<Steps, T> extends true ? Steps : never;

/** Whether each step takes the result of the previous step and the last step returns a `T`. */
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

/** One kind of stored JSON with all its released versions, numbered from 1. */
export interface StoredFormat<T> {
  /** The name in messages, such as "state". */
  readonly name: string;
  /** `steps[0]` upgrades version 1 to version 2, and so on. The current version is `steps.length + 1`. */
  readonly steps: readonly UpgradeStep[];
  /**
   * Adds to a value of the current version what a table of the rules has gained since it was stored. A value
   * that it does not know stays as it is.
   */
  readonly completed?: (stored: unknown) => unknown;
  /** The shape of the current version. */
  readonly shape: Shape<T>;
}

/** The current version of a format. */
export const versionOf = ({ steps }: Pick<StoredFormat<unknown>, 'steps'>): number => steps.length + 1;

interface UnreadableOptions extends ErrorOptions {
  readonly isNewer?: boolean;
}

/**
 * Thrown when a stored value cannot be read. The stored value must not be changed. The message is a sentence
 * for the host; it names the field but contains no value.
 */
export class UnreadableValue extends Error {
  /** Whether a newer release wrote the value. That release can read it. */
  readonly isNewer: boolean;

  constructor(message: string, { isNewer = false, ...options }: UnreadableOptions = {}) {
    super(message, options);
    this.name = 'UnreadableValue';
    this.isNewer = isNewer;
  }
}

/**
 * Parses stored JSON.
 * @param name of the format, for the message
 * @throws UnreadableValue when the text is not JSON
 */
export function parseStored(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would contain a part of the text.
    throw new UnreadableValue(`The stored ${name} is damaged: it is not JSON.`);
  }
}

/**
 * Reads what any release up to the current one has stored: runs the upgrade steps from its version on,
 * completes the value, then checks all of it.
 * @param stored parsed JSON; a step may return parts of it unchanged
 * @throws UnreadableValue when the version is unknown or newer, or the value has not the shape of its version
 */
export function readStored<T>(format: StoredFormat<T>, stored: unknown, version: number): T {
  const { name, shape, completed } = format;
  const current = upgraded(format, stored, version);
  const value = completed === undefined ? current : completed(current);
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
