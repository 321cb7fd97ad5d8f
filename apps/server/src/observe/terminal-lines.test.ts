import { expect, it } from 'vitest';
import { createLog } from './log.ts';
import { terminalLines } from './terminal-lines.ts';

const log = (write: (log: ReturnType<typeof createLog>) => void): string => {
  let text = '';
  write(
    createLog(
      'trace',
      terminalLines((lines) => {
        text += lines;
      }),
    ),
  );
  return text;
};

it('writes time, level, text and fields of a line', () => {
  const text = log((to) => {
    to.info('ready');
    to.warn({ port: 3000, url: 'http://localhost:3000', two: 'two words', list: [1, { a: 2 }] }, 'so it is');
  });
  expect(text.replaceAll(/^\d\d:\d\d:\d\d/gm, 'TIME')).toBe(
    'TIME INFO  ready\nTIME WARN  so it is  port=3000  url=http://localhost:3000  two="two words"  list=[1,{"a":2}]\n',
  );
});

it('writes the time of this time zone', () => {
  const before = Date.now();
  const [hours = 0, minutes = 0, seconds = 0] = log((to) => to.info('x'))
    .slice(0, 8)
    .split(':')
    .map(Number);
  const shown = new Date(before).setHours(hours, minutes, seconds, 999);
  expect((shown - before + 86_400_000) % 86_400_000).toBeLessThan(60_000);
});

it('writes the trace of an error below its line', () => {
  const lines = log((to) => to.error({ err: new TypeError('x is not a function') }, 'failed')).split('\n');
  expect(lines[0]).toMatch(/^\S+ ERROR failed$/);
  expect(lines[1]).toBe('    TypeError: x is not a function');
  expect(lines[2]).toMatch(/^ {8}at .*terminal-lines\.test\.ts/);
});

it('writes no control characters, which could control the terminal', () => {
  const text = log((to) => {
    to.info({ path: '/\u001b[2J', other: '\u009b2J' }, 'a\u001b]0;title\u0007\rb');
    to.error({ err: new Error('\u001b[31m') }, 'failed');
  });
  expect(text).toContain('path=/\\u001b[2J');
  expect(text).toContain('other=\\u009b2J');
  expect(text).toContain('a\\u001b]0;title\\u0007\\u000db');
  expect(
    [...text].filter((character) => character < ' ' || (character >= '\x7f' && character < '\xa0')),
  ).toEqual([...text].filter((character) => character === '\n'));
});
