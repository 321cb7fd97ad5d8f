import { describe, expect, test } from 'vitest';
import { fields, integer, text } from './shape.ts';
import {
  type ChainTo,
  type Connects,
  readStored,
  type StoredFormat,
  UnreadableValue,
  versionOf,
} from './stored-format.ts';

interface Third {
  readonly name: string;
  readonly coins: number;
}

const named = ({ title }: { readonly title: string }) => ({ name: title });
const paid = ({ name }: { readonly name: string }) => ({ name, coins: name.length });
const STEPS = [named, paid] as const;
const FORMAT: StoredFormat<Third> = {
  name: 'purse',
  steps: STEPS satisfies ChainTo<Third, typeof STEPS>,
  shape: fields<Third>({ name: text, coins: integer(0, 10) }),
};

const refusal = (stored: unknown, version: number): UnreadableValue => {
  try {
    readStored(FORMAT, stored, version);
  } catch (error) {
    if (error instanceof UnreadableValue) return error;
    throw error;
  }
  throw new Error('it was read');
};

describe('a stored value', () => {
  test('of each version is upgraded to the current version', () => {
    expect(versionOf(FORMAT)).toBe(3);
    expect(readStored(FORMAT, { title: 'Ann' }, 1)).toEqual({ name: 'Ann', coins: 3 });
    expect(readStored(FORMAT, { name: 'Ann' }, 2)).toEqual({ name: 'Ann', coins: 3 });
    expect(readStored(FORMAT, { name: 'Ann', coins: 7 }, 3)).toEqual({ name: 'Ann', coins: 7 });
  });

  test('of a newer version is refused with both versions', () => {
    expect(refusal({ name: 'Ann', coins: 7 }, 4)).toMatchObject({
      message:
        'A newer release of Slumberfell wrote the stored purse: it is of version 4, and this release knows versions up to 3.',
      isNewer: true,
    });
  });

  test.each([0, -1, 1.5, Number.NaN])('of version %s is refused', (version) => {
    const { message, isNewer } = refusal({ name: 'Ann', coins: 7 }, version);
    expect(message).toBe(`The stored purse is of version ${version}, which no release writes.`);
    expect(isNewer).toBe(false);
  });

  test('of a wrong shape is refused with its field and without its value', () => {
    const { message, isNewer } = refusal({ name: 'Ann', coins: 4711 }, 3);
    expect(message).toBe('The stored purse is damaged: coins is not a whole number from 0 to 10.');
    expect(isNewer).toBe(false);
    expect(refusal(null, 3).message).toBe('The stored purse is damaged: the purse is not an object.');
    expect(refusal({ name: 'Ann' }, 3).message).toBe('The stored purse is damaged: coins is missing.');
    // The upgrade steps run before the check of the shape, so the message names a field of the current
    // version.
    expect(refusal({ title: 'Ann of the Seven Hills' }, 1).message).toMatch(
      /^The stored purse is damaged: coins is/,
    );
  });

  test('that an upgrade step cannot read is refused with its version', () => {
    const { message, cause } = refusal({ name: null }, 2);
    expect(message).toBe('The stored purse of version 2 is damaged: it cannot be upgraded.');
    expect(cause).toBeInstanceOf(TypeError);
  });
});

/**
 * `Connects` is the type `true` or `false`. Each constant below compiles only with the value that its type
 * is.
 */
test('steps that do not fit together do not compile', () => {
  const fitting: Connects<readonly [typeof named, typeof paid], Third> = true;
  const none: Connects<readonly [], Third> = true;
  const endsEarly: Connects<readonly [typeof named], Third> = false;
  const inWrongOrder: Connects<readonly [typeof paid, typeof named], Third> = false;
  const endsElsewhere: Connects<readonly [typeof named, typeof paid], { readonly gems: number }> = false;
  expect([fitting, none, endsEarly, inWrongOrder, endsElsewhere]).toEqual([true, true, false, false, false]);
});
