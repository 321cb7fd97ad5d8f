import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { InvalidConfig, readConfig } from '../../config.ts';
import { temporaryDirectory } from '../../testing/databases.ts';
import { BLOCKED_NAMES_LIMITS } from './blocked-names-file.ts';

const { directory, remove } = temporaryDirectory();
afterAll(remove);
const PATH = join(directory, 'names.txt');

/** What the server says of a file with this content: the names, or the sentences for the host. */
function read(content: string | Buffer): readonly string[] {
  writeFileSync(PATH, content);
  try {
    return readConfig({ BLOCKED_NAMES: PATH }).names.blocked;
  } catch (error) {
    if (error instanceof InvalidConfig) return error.sentences;
    throw error;
  }
}

test('a file has one word or name on each line, comments, and stars', () => {
  expect(read('\uFEFF# Our list\r\n\r\n  badger \n*old toad*\n#x\nGöring\n1 2')).toEqual([
    'badger',
    '*old toad*',
    'Goring',
    '1 2',
  ]);
  expect(read('')).toEqual([]);
});

test('wrong lines are named by their number, all at once, and not repeated', () => {
  const sentences = read('fine\na\nb*d\n眠る\n*\nx'.concat('\n', 'y'.repeat(65)));
  const letters =
    'a word or name has letters from A to Z, digits, spaces and _, and may have a * at its begin or end.';
  expect(sentences).toEqual([
    'BLOCKED_NAMES, line 2: a word or name has at least two letters or digits.',
    `BLOCKED_NAMES, line 3: ${letters}`,
    `BLOCKED_NAMES, line 4: ${letters}`,
    `BLOCKED_NAMES, line 5: ${letters}`,
    'BLOCKED_NAMES, line 6: a word or name has at least two letters or digits.',
    'BLOCKED_NAMES, line 7: a word or name has at most 64 characters.',
  ]);
  const many = read('-\n'.repeat(25));
  expect(many).toHaveLength(11);
  expect(many.at(-1)).toBe('BLOCKED_NAMES has 15 more wrong line(s).');
});

test('the file has limits', () => {
  const { names, bytes } = BLOCKED_NAMES_LIMITS;
  expect(read('toad\n'.repeat(names))).toHaveLength(names);
  expect(read('toad\n'.repeat(names + 1))).toEqual([
    'BLOCKED_NAMES must have at most 2000 words and names, and has 2001.',
  ]);
  expect(read(`#${'x'.repeat(bytes - 1)}`)).toEqual([]);
  expect(read(`#${'x'.repeat(bytes)}`)).toEqual([
    'BLOCKED_NAMES must be the path of a text file: the file is larger than 64 KiB.',
  ]);
  expect(read(Buffer.from([0x61, 0xff, 0x62]))).toEqual([
    'BLOCKED_NAMES must be the path of a text file: the file is not UTF-8.',
  ]);
});

test.each([
  ['nothing', 'there is no such file.'],
  ['.', 'it is a directory.'],
])('a path that leads to %s is refused', (path, fault) => {
  expect(() => readConfig({ BLOCKED_NAMES: join(directory, path), PORT: 'x' })).toThrow(
    /PORT must be .*\n.*BLOCKED_NAMES must be the path of a text file: /s,
  );
  expect(() => readConfig({ BLOCKED_NAMES: join(directory, path) })).toThrow(fault);
});
