import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { NetworkInterfaceInfo } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readConfig } from '../config.ts';
import { temporaryDirectory } from '../testing/databases.ts';
import { programPath } from '../testing/programs.ts';
import { greeting } from './greeting.ts';
import { type Machine, PLAIN_HTTP } from './other-devices.ts';

/** A machine without a network. */
const ALONE: Machine = { interfaces: {}, isContainer: false };

const linesFor = (variables: Record<string, string>, machine = ALONE): readonly string[] =>
  greeting(readConfig({ DATA_DIR: '/srv/data', ...variables }), 3000, machine)
    .split('\n')
    .filter((line) => line !== '');

test('the greeting names version, address, data and the way to stop', () => {
  expect(linesFor({})).toEqual([
    `Slumberfell ${manifest.version} is ready.`,
    '  Open it:  http://localhost:3000',
    '  Data:     /srv/data',
    '  Stop it:  press Ctrl-C',
    PLAIN_HTTP,
  ]);
});

test('the greeting names the addresses for other devices, or how to find them from a container', () => {
  const address = (text: string): NetworkInterfaceInfo => ({
    address: text,
    family: text.includes(':') ? 'IPv6' : 'IPv4',
    internal: false,
    netmask: '',
    mac: '',
    cidr: null,
    scopeid: 0,
  });
  const wlan0 = ['2001:db8::20', '192.168.1.20', '10.0.0.5'].map(address);
  const lines = linesFor({}, { interfaces: { wlan0 }, isContainer: false });
  expect(lines.slice(1, 5)).toEqual([
    '  Open it:  http://localhost:3000',
    '  Others:   http://192.168.1.20:3000',
    '            http://10.0.0.5:3000',
    '            http://[2001:db8::20]:3000',
  ]);
  expect(linesFor({}, { interfaces: { wlan0 }, isContainer: true })[2]).toBe(
    '  Others:   at the address of the machine and the port that the container publishes',
  );
  for (const isContainer of [true, false]) {
    const alone = linesFor({ HOST: '127.0.0.1' }, { interfaces: { wlan0 }, isContainer });
    expect(alone.slice(1)).toEqual([
      '  Open it:  http://localhost:3000',
      '  Data:     /srv/data',
      '  Stop it:  press Ctrl-C',
    ]);
  }
});

test('the greeting names the address of players, the own one, and a database without its password', () => {
  const lines = linesFor({
    PUBLIC_URL: 'https://play.example.org',
    HOST: '::1',
    DATABASE_URL: 'postgres://game:hunter2@db.example.org:5432/game',
  });
  expect(lines.slice(1, 4)).toEqual([
    '  Open it:  https://play.example.org',
    '  Here:     http://[::1]:3000',
    '  Data:     The database at db.example.org:5432, and /srv/data',
  ]);
  expect(lines).not.toContain(PLAIN_HTTP);
  expect(linesFor({ HOST: '192.0.2.1' })[1]).toBe('  Open it:  http://192.0.2.1:3000');
  expect(linesFor({ HOST: '0.0.0.0' })[1]).toBe('  Open it:  http://localhost:3000');
});

const COMMAND = `exec "${process.execPath}" "${programPath('main')}"`;

/** Starts the server by a shell command, runs `stop` once it is ready, and waits for its end. */
async function outputOf(
  program: string,
  words: readonly string[],
  stop: (write: (text: string) => void, output: string) => void,
): Promise<{ output: string; code: number | null; directory: string }> {
  const { directory, remove } = temporaryDirectory();
  const child = spawn(program, words, {
    env: {
      PATH: process.env.PATH,
      SHELL: '/bin/sh',
      DATA_DIR: directory,
      PORT: '0',
      REDIS_URL: 'redis://cache',
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let output = '';
  let isStopped = false;
  child.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    if (isStopped || !/Ctrl-C|"msg":"ready"/.test(output)) return;
    isStopped = true;
    stop((keys) => child.stdin.write(keys), readFileSync(join(directory, 'lock.pid'), 'utf8'));
  });
  const [code] = (await once(child, 'close')) as [number | null];
  remove();
  return { output, code, directory };
}

/** `script` of util-linux makes a pseudo terminal; that of other systems takes other options. */
test.runIf(process.platform === 'linux')(
  'a terminal gets the greeting and readable lines, and Ctrl-C stops the server',
  async () => {
    const { output, code, directory } = await outputOf(
      'script',
      ['--quiet', '--return', '--command', COMMAND, '/dev/null'],
      (write) => write('\u0003'),
    );
    const lines = output.replaceAll('\r', '').split('\n');
    expect(lines).toContain(`Slumberfell ${manifest.version} is ready.`);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Open it: {2}http:\/\/localhost:\d+$/));
    expect(lines).toContain(`  Data:     ${directory}`);
    expect(lines.filter((line) => line.includes(PLAIN_HTTP))).toHaveLength(1);
    expect(lines).toContainEqual(expect.stringMatching(/^\d\d:\d\d:\d\d WARN {2}REDIS_URL has no effect: /));
    expect(lines).toContainEqual(
      expect.stringMatching(/^(?:\^C)?\d\d:\d\d:\d\d INFO {2}stopping {2}signal=SIGINT$/),
    );
    expect(output).not.toContain('{"');
    expect(code).toBe(0);
  },
);

test('a pipe gets lines of JSON and nothing else', async () => {
  const { output, code } = await outputOf('sh', ['-c', COMMAND], (_, pid) =>
    process.kill(Number(pid), 'SIGTERM'),
  );
  const messages = output
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
  expect(messages).toEqual(expect.arrayContaining(['ready', 'stopping']));
  expect(messages.filter((message) => message === PLAIN_HTTP)).toHaveLength(1);
  expect(code).toBe(0);
});
