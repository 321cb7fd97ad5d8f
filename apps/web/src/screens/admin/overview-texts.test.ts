import { expect, test } from 'vitest';
import { backupText, bytesText, isBackupOld, isDiskLow } from './overview-texts.ts';

test.each([
  [0, '0 MB'],
  [1_640_000, '1.6 MB'],
  [999_900_000, '999.9 MB'],
  [1_000_000_000, '1 GB'],
  [79_230_000_000, '79.2 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test.each([
  [null, 'none', true],
  [0, 'within the hour', false],
  [3_600, '1 hour old', false],
  [47 * 3_600, '47 hours old', false],
  [48 * 3_600, '2 days old', false],
  [48 * 3_600 + 1, '2 days old', true],
])('a backup of %s s is %s', (age, text, isOld) => {
  expect(backupText(age)).toBe(text);
  expect(isBackupOld(age)).toBe(isOld);
});

test('a disk is low when a backup and a restore do not fit', () => {
  expect(isDiskLow({ bytes: 100, freeBytes: 200, backupAge: null })).toBe(false);
  expect(isDiskLow({ bytes: 100, freeBytes: 199, backupAge: null })).toBe(true);
});
