import { afterEach, expect, test } from 'vitest';
import { COMMAND_FORM, commandLine, usageLines } from './command-line.ts';

afterEach(() => {
  delete process.env[COMMAND_FORM];
});

test('a command of a clone is a script of npm', () => {
  expect(commandLine('backup')).toBe('npm run backup');
  expect(commandLine('restore', 'BACKUP --force')).toBe('npm run restore -- BACKUP --force');
});

test('elsewhere the variable says how a command is given', () => {
  process.env[COMMAND_FORM] = 'node apps/server/dist/NAME.js';
  expect(commandLine('backup')).toBe('node apps/server/dist/backup.js');
  expect(commandLine('restore', 'BACKUP --force')).toBe('node apps/server/dist/restore.js BACKUP --force');
});

test('the effects in a usage stand in one column', () => {
  process.env[COMMAND_FORM] = 'node main.js NAME';
  const usage = usageLines('backup', [
    ['', 'one'],
    ['--keep N', 'two'],
  ]);
  expect(usage).toBe('Usage:\n  node main.js backup             one\n  node main.js backup --keep N    two');
});
