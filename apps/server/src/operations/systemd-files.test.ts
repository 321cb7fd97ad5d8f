import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { temporaryDirectory } from '../testing/databases.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const NOBODY = 65_534;

/** The lines `NAME=value` of a unit file or an environment file. */
const linesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

test('the unit and the settings name the same places', () => {
  const unit = linesOf(read('docs/hosting/slumberfell.service'));
  const settings = linesOf(read('docs/hosting/slumberfell.env'));
  expect(settings.DATA_DIR).toBe(`/var/lib/${unit.StateDirectory}`);
  expect(settings.npm_config_cache).toBe(`/var/cache/${unit.CacheDirectory}`);
  expect(unit.EnvironmentFile).toBe('/etc/slumberfell.env');
  expect(readConfig(settings)).toMatchObject({ dataDirectory: '/var/lib/slumberfell', host: '127.0.0.1' });
});

/** The words of the unit's ExecStart. */
function startWords(): readonly string[] {
  const { ExecStart = '' } = linesOf(read('docs/hosting/slumberfell.service'));
  return [...ExecStart.matchAll(/'([^']*)'|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

test('the unit starts a release, or a clone as npm start does', () => {
  const { directory, remove } = temporaryDirectory();
  const [shell = '', ...words] = startWords();
  const start = () => spawnSync(shell, words, { cwd: directory, encoding: 'utf8' }).stdout.trim();
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  expect(words.at(-1)).toMatch(new RegExp(`; ${scripts.start.replaceAll('.', '\\.')}$`));
  mkdirSync(join(directory, 'scripts'));
  writeFileSync(join(directory, 'scripts/node-version.cjs'), '');
  writeFileSync(join(directory, 'scripts/start.mjs'), 'console.log("a clone")');
  expect(start()).toBe('a clone');
  writeFileSync(join(directory, 'main.js'), 'console.log("a release")');
  expect(start()).toBe('a release');
  remove();
});

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('systemd accepts the unit', () => {
  const unit = join(ROOT, 'docs/hosting/slumberfell.service');
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  const about = stderr.split('\n').filter((line) => line.includes('slumberfell'));
  expect([status, about]).toEqual([0, []]);
});

const canRunAsNobody =
  process.getuid?.() === 0 &&
  spawnSync('setpriv', ['--reuid=65534', '--clear-groups', 'test', '-r', join(ROOT, 'package.json')])
    .status === 0;

/** Only root may run a command as another user. */
test.runIf(canRunAsNobody)("commands run as the service's user and with its settings", () => {
  const { directory, remove } = temporaryDirectory();
  chownSync(directory, NOBODY, NOBODY);
  const settings = join(directory, 'settings.env');
  writeFileSync(settings, `DATA_DIR='${directory}/of & the service'\nnpm_config_cache=${directory}/npm\n`);
  const { status, stderr } = spawnSync(
    'sh',
    [join(ROOT, 'docs/hosting/slumberfell'), 'verify', '--sample', '5'],
    {
      env: {
        PATH: process.env.PATH,
        HOME: '/root',
        DATA_DIR: '/nowhere',
        SLUMBERFELL_SETTINGS: settings,
        SLUMBERFELL_DIRECTORY: ROOT,
        SLUMBERFELL_USER: 'nobody',
      },
      encoding: 'utf8',
    },
  );
  expect(stderr).toContain(`There is no database at ${directory}/of & the service/slumberfell.db.`);
  expect(status).toBe(2);
  const dump = spawnSync('find', [directory, '!', '-user', 'nobody', '!', '-name', 'settings.env'], {
    encoding: 'utf8',
  });
  expect(dump.stdout).toBe('');
  remove();
});

/** `/opt/slumberfell` is a release: its `main.js` gets the command and its options. */
test.runIf(canRunAsNobody)('commands run in a release', () => {
  const { directory, remove } = temporaryDirectory();
  chmodSync(directory, 0o755);
  const settings = join(directory, 'settings.env');
  writeFileSync(settings, 'DATA_DIR=/nowhere\n');
  writeFileSync(
    join(directory, 'main.js'),
    'console.log(JSON.stringify([process.getuid(), process.env.DATA_DIR, process.env.SLUMBERFELL_COMMAND, ...process.argv.slice(2)]))',
  );
  const { stdout } = spawnSync('sh', [join(ROOT, 'docs/hosting/slumberfell'), 'backup', '--keep', '14'], {
    env: {
      PATH: process.env.PATH,
      SLUMBERFELL_SETTINGS: settings,
      SLUMBERFELL_DIRECTORY: directory,
      SLUMBERFELL_USER: 'nobody',
    },
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual([NOBODY, '/nowhere', 'slumberfell NAME', 'backup', '--keep', '14']);
  remove();
});

test('without root, the command says how to give it', () => {
  if (process.getuid?.() !== 0) return;
  const { status, stderr } = spawnSync('sh', [join(ROOT, 'docs/hosting/slumberfell'), 'backup'], {
    uid: NOBODY,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, 'Give this command as root: sudo slumberfell backup\n']);
});
