import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installationKey } from '../accounts/secrets/installation-key.ts';
import { InvalidAgreements, readAgreements } from '../agreements/read-agreements.ts';
import { findShippedAgreements } from '../agreements/shipped-agreements.ts';
import { InvalidConfig, readConfig } from '../config.ts';
import { temporaryDirectory } from '../testing/databases.ts';
import { readAtMost } from './read-at-most.ts';

const { directory, remove } = temporaryDirectory();
beforeEach(() => mkdirSync(directory, { recursive: true }));
afterEach(remove);

const inside = (name: string): string => join(directory, name);

/** Things that never end, or for which a reader waits. */
const ENDLESS: readonly [string, (path: string) => void][] = [
  ['a link to /dev/zero', (path) => symlinkSync('/dev/zero', path)],
  ['a pipe', (path) => void execFileSync('mkfifo', [path])],
  [
    'a link to a pipe',
    (path) => {
      execFileSync('mkfifo', [`${path}.pipe`]);
      symlinkSync(`${path}.pipe`, path);
    },
  ],
];

/** The sentences of what a function throws for the host. */
async function sentencesOf(read: () => unknown): Promise<string> {
  try {
    await read();
  } catch (error) {
    if (error instanceof InvalidAgreements || error instanceof InvalidConfig)
      return error.sentences.join(' ');
    return String(error instanceof Error && error.cause instanceof Error ? error.message : error);
  }
  return '';
}

describe.skipIf(process.platform === 'win32').each(ENDLESS)('%s is refused with a sentence', (_, make) => {
  it.each(['SMTP_URL_FILE', 'BLOCKED_NAMES', 'SERVER_LOGO'])('in %s', async (setting) => {
    make(inside('given'));
    expect(await sentencesOf(() => readConfig({ [setting]: inside('given') }))).toMatch(
      /it is no regular file\.$/,
    );
  });

  it('among the agreements', async () => {
    make(inside('rules.md'));
    expect(
      await sentencesOf(() =>
        readAgreements(findShippedAgreements(import.meta.url), directory, () => undefined),
      ),
    ).toBe(`${inside('rules.md')}: it is no regular file.`);
  });

  it('as the key of the installation', async () => {
    make(inside('installation.key'));
    expect(await sentencesOf(() => installationKey(directory))).toMatch(
      /^The key .*installation\.key can be neither read nor made\.$/,
    );
  });
});

it('reads a link to a file, and one byte more than allowed of a larger one', () => {
  writeFileSync(inside('file'), 'abcdef');
  symlinkSync(inside('file'), inside('link'));
  expect(readAtMost(inside('link'), 6).toString()).toBe('abcdef');
  expect(readAtMost(inside('link'), 4).toString()).toBe('abcde');
});

it('a setting in a file is at most 64 KiB', async () => {
  writeFileSync(inside('given'), 'x'.repeat(65_537));
  expect(await sentencesOf(() => readConfig({ SMTP_URL_FILE: inside('given') }))).toBe(
    'SMTP_URL_FILE must be the path of a file: the file is larger than 64 KiB.',
  );
});
