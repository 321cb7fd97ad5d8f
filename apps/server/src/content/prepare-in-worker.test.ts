import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { shippedWorldDirectory } from '@slumberfell/content';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../testing/databases.ts';
import { SHIPPED } from '../testing/played-character.ts';
import { compileFiles, prepare } from './preparation.ts';
import { prepareInWorker } from './prepare-in-worker.ts';

let world: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  world = temporaryDirectory();
});
afterEach(() => world.remove());

test('a world is prepared as in this thread, without blocking it', async () => {
  cpSync(shippedWorldDirectory, world.directory, { recursive: true });
  const regions = join(world.directory, 'regions.csv');
  const text = readFileSync(regions, 'utf8');
  writeFileSync(regions, text.replace('The last meadow', 'The very last meadow'));
  const newest = { version: SHIPPED.version, compiled: JSON.stringify(SHIPPED), compiledVersion: 1 };
  let turns = 0;
  const beat = setInterval(() => {
    turns += 1;
  }, 1);
  const prepared = await prepareInWorker(world.directory)(newest);
  clearInterval(beat);
  expect(turns).toBeGreaterThan(20);
  const compiled = compileFiles(world.directory);
  if ('refused' in compiled) throw new Error('refused');
  expect(prepared).toMatchObject({ difference: { regions: { changed: [{ name: 'Lanternlea' }] } } });
  expect(isDeepStrictEqual(prepared, prepare(compiled, newest))).toBe(true);
});

describe('a thread that', () => {
  test.each([
    ['throws', 'throw new Error("out of sorts");', 30_000, 'The compiler has failed: out of sorts.'],
    ['ends without a word', 'process.exit(3);', 30_000, 'The compiler has ended with code 3.'],
    ['does not end', 'setInterval(() => {}, 1_000);', 500, 'The compiler has not ended within 0.5 s.'],
  ])('%s is told of as what is wrong with the import', async (_, script, patience, message) => {
    const start = () => new Worker(script, { eval: true });
    const outcome = await prepareInWorker(world.directory, { start, patience })(null);
    expect(outcome).toEqual({
      refused: [{ check: 'compiler', message: `${message} The world stays as it is.` }],
    });
  });
});
