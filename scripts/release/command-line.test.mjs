import { expect, test } from 'vitest';
import { SERVER_PROGRAMS } from '../server-programs.mjs';
import { usageOf, wantedOf } from './command-line.mjs';

const FORM = 'node main.js NAME';
const USAGE = usageOf(FORM);
const wanted = (/** @type {string[]} */ ...words) => wantedOf(words, { version: '1.2.3', form: FORM });

test('without a word the server starts', () => {
  expect(wanted()).toEqual({ program: 'main', words: [] });
  expect(wanted('start')).toEqual({ program: 'main', words: [] });
});

test('the first word is the command, and it gets the other words', () => {
  for (const program of Object.keys(SERVER_PROGRAMS).filter((name) => name !== 'main')) {
    expect(wanted(program, 'FILE', '--force')).toEqual({ program, words: ['FILE', '--force'] });
    expect(USAGE).toContain(`  node main.js ${program} `);
  }
});

test('version and usage are printed', () => {
  expect(wanted('--version')).toEqual({ text: '1.2.3', code: 0 });
  expect(wanted('--help')).toEqual({ text: USAGE, code: 0 });
});

test.each([['main'], ['bakcup', '--keep', '3'], ['start', 'now'], ['toString']])(
  'an unknown command prints the usage and fails: %s',
  (...words) => {
    const text = `There is no command "${words.join(' ')}".\n\n${USAGE}`;
    expect(wanted(...words)).toEqual({ text, code: 2 });
  },
);
