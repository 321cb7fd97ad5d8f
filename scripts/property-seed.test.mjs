import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedOfCommit } from './property-seed.mjs';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slumberfell-seed-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** @param {readonly string[]} args */
const git = (...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

test('the seed comes from the hash of the commit, and changes with it', () => {
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'one');
  const first = seedOfCommit(folder);
  const commit = git('rev-parse', 'HEAD').trim();
  expect(first).toEqual({
    seed: Number.parseInt(commit.slice(0, 7), 16),
    source: `commit ${commit.slice(0, 12)}`,
  });
  git('commit', '--quiet', '--allow-empty', '--message', 'two');
  expect(seedOfCommit(folder)).not.toEqual(first);
});

test('without git the seed is always the same', () => {
  const without = seedOfCommit(folder);
  expect(without).toEqual(seedOfCommit(folder));
  expect(without.source).toBe('no git repository');
});
