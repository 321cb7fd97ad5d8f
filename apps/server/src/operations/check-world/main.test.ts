import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shippedWorldDirectory } from '@slumberfell/content';
import { afterEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '../../testing/databases.ts';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

describe('npm run check-world', { timeout: 60_000 }, () => {
  const { directory, remove } = temporaryDirectory();
  afterEach(remove);

  const run = (...words: readonly string[]): { readonly status: number | null; readonly said: string } => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'check-world', '--', ...words], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      encoding: 'utf8',
    });
    return { status, said: `${stdout}${stderr}`.trim() };
  };
  const replaceIn = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(directory, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(directory, file), text.replace(from, to));
  };

  it('says that a server can start with the shipped world', () => {
    const { status, said } = run('packages/content/world');
    expect(said).toMatch(
      /^A server can start with the world in \/.*\/packages\/content\/world: version [0-9a-f]{16}, 6 regions, /,
    );
    expect(status).toBe(0);
  });

  it('lists every problem of the files', () => {
    cpSync(shippedWorldDirectory, directory, { recursive: true });
    replaceIn('enemies.csv', 'Puddle Imp,the,Lanternlea', 'Puddle Imp,the,Atlantis');
    replaceIn('regions.csv', ',250,', ',much,');
    expect(run(directory)).toEqual({
      status: 1,
      said: [
        'The world has 2 problem(s):',
        '  regions.csv, row 3: travel_cost must be a number from 0 to 1000000, not "much"',
        '  enemies.csv, row 3: there is no region "Atlantis"',
      ].join('\n'),
    });
  });

  it('lists what the server would refuse of a world whose files can be compiled', () => {
    cpSync(shippedWorldDirectory, directory, { recursive: true });
    replaceIn('enemies.csv', ',Puddle Imp,', `,${'Puddle Imp '.repeat(40)},`);
    const { status, said } = run(directory);
    expect(said).toMatch(/^The world has \d+ problem\(s\):\n {2}/);
    expect(status).toBe(1);
  });

  it('says in one sentence that there is no such directory, and needs one', () => {
    expect(run(join(directory, 'no'))).toEqual({
      status: 1,
      said: `The directory ${directory}/no cannot be that of a world: it does not exist.`,
    });
    expect(run()).toMatchObject({ status: 2, said: expect.stringMatching(/^Usage:/) as string });
  });
});
