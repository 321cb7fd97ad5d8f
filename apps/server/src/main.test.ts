import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { shippedWorldDirectory } from '@slumberfell/content';
import { RULES_VERSION } from '@slumberfell/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { SQLITE_FILE } from './storage/database/sqlite.ts';
import { SqliteConnection } from './storage/database/sqlite-connection.ts';
import { temporaryDirectory } from './testing/databases.ts';
import { Fixture } from './testing/fixtures/fixture-files.ts';
import { freePort } from './testing/free-port.ts';
import { MailReceiver } from './testing/mail-receiver.ts';
import { programPath } from './testing/programs.ts';
import { TestClient } from './testing/test-client.ts';

/** Runs the server as a process of its own. */
class Process {
  readonly #child: ChildProcess;
  #output = '';

  constructor(environment: Record<string, string>) {
    this.#child = spawn(process.execPath, [programPath('main')], {
      env: { PATH: process.env.PATH, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (data) => {
        this.#output += String(data);
      });
    }
  }

  get output(): string {
    return this.#output;
  }

  /** Level and text of each line of the log. */
  messages(): readonly (readonly [level: number, text: string])[] {
    return this.#output
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line) => {
        const { level, msg } = JSON.parse(line) as { readonly level: number; readonly msg: string };
        return [level, msg] as const;
      });
  }

  /**
   * Waits until the server accepts players.
   * @returns its port.
   */
  async ready(): Promise<number> {
    for (;;) {
      const line = this.#output.split('\n').find((text) => text.includes('"msg":"ready"'));
      if (line !== undefined) return (JSON.parse(line) as { port: number }).port;
      if (this.#child.exitCode !== null) throw new Error(`It ended: ${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /**
   * Sends a signal, if one is given, and waits until the process ends.
   * @returns its exit code; null when the signal ended it.
   */
  async end(signal?: NodeJS.Signals): Promise<number | null> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return this.#child.exitCode;
    const ended = once(this.#child, 'exit');
    if (signal) this.#child.kill(signal);
    await ended;
    return this.#child.exitCode;
  }
}

describe('the server as a process', { timeout: 60_000 }, () => {
  const { directory, remove } = temporaryDirectory();
  const started: Process[] = [];
  const start = (environment: Record<string, string> = {}): Process => {
    const server = new Process({ DATA_DIR: directory, ...environment });
    started.push(server);
    return server;
  };
  afterEach(async () => {
    await Promise.all(started.splice(0).map((server) => server.end('SIGKILL')));
    remove();
  });

  it('prints all errors in its settings, and ends', async () => {
    const server = start({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(await server.end()).toBe(1);
    expect(server.output).toBe(
      [
        'The settings are not valid:',
        '  PORT must be a whole number from 0 to 65535.',
        '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
        '',
      ].join('\n'),
    );
  });

  it('reads secrets from files, and prints what is wrong with them without the secrets', async () => {
    mkdirSync(directory, { recursive: true });
    const file = join(directory, 'database-url');
    writeFileSync(file, 'mysql://game:hunter2@db/slumberfell\n');
    const refused = start({ DATABASE_URL_FILE: file, SMTP_URL_FILE: '/nowhere', LOG_LEVEL: 'loud' });
    expect(await refused.end()).toBe(1);
    expect(refused.output).toBe(
      [
        'The settings are not valid:',
        '  SMTP_URL_FILE must be the path of a file: there is no such file.',
        '  The file in DATABASE_URL_FILE must be an address like postgres://user@host/database',
        '  LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
        '',
      ].join('\n'),
    );
    writeFileSync(file, `postgres://game:hunter2@127.0.0.1:${await freePort()}/slumberfell\n`);
    const away = start({ DATABASE_URL_FILE: file });
    expect(await away.end()).toBe(1);
    expect(away.output).toContain('ECONNREFUSED');
    expect(away.output).not.toContain('hunter2');
  });

  it('warns in its log of settings that are unknown or have no effect, once each', async () => {
    const server = start({
      DATABSE_URL: 'postgres://game:hunter2@db/slumberfell',
      REDIS_URL: 'redis://:hunter2@127.0.0.1:1',
      HOSTNAME: 'a1b2c3',
      NODE_ENV: 'production',
    });
    await server.ready();
    const lines = server.output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { level: number; setting?: string; msg: string });
    expect(lines.filter(({ level }) => level >= 40)).toMatchObject([
      { level: 40, setting: 'DATABSE_URL', msg: expect.stringContaining('DATABASE_URL') as string },
      { level: 40, setting: 'REDIS_URL', msg: expect.stringContaining('embedded database') as string },
    ]);
    expect(server.output).not.toContain('hunter2');
  });

  it('tries its mail server, is ready before it answers, and says in one line what is wrong', async () => {
    const mails = await MailReceiver.open({ password: 'hunter2' });
    const withLogin = (password: string): string => mails.url.replace('://', `://game:${password}@`);
    const right = start({ SMTP_URL: withLogin('hunter2'), DATA_DIR: join(directory, 'right') });
    await expect.poll(() => right.messages()).toContainEqual([30, 'the mail server answers']);

    const wrong = start({ SMTP_URL: withLogin('letmein'), DATA_DIR: join(directory, 'wrong') });
    const at = new URL(mails.url).host;
    const sentence =
      `The mail server ${at} refused the login (535): the user or the password in SMTP_URL is wrong. ` +
      'Letters that it does not take wait in the outbox and are tried again.';
    await expect.poll(() => wrong.messages()).toContainEqual([40, sentence]);
    expect(wrong.output).not.toContain('letmein');

    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const smtp = `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const slow = start({ SMTP_URL: smtp, DATA_DIR: join(directory, 'slow') });
    await slow.ready();
    expect(slow.messages().filter(([level]) => level >= 40)).toEqual([]);
    await expect
      .poll(() => slow.messages(), { timeout: 20_000 })
      .toContainEqual([40, expect.stringContaining('was reached and did not answer in time')]);
    mute.close();
    await mails.close();
  });

  it('prints what its world must keep of the world that was played before, and ends', async () => {
    const first = start();
    await first.ready();
    await first.end('SIGTERM');
    const world = temporaryDirectory();
    cpSync(shippedWorldDirectory, world.directory, { recursive: true });
    const faces = join(world.directory, 'appearances.csv');
    const rows = readFileSync(faces, 'utf8').trimEnd().split('\n');
    writeFileSync(faces, rows.filter((row) => !row.startsWith('1,')).join('\n'));
    const second = start({ CONTENT_DIR: world.directory });
    expect(await second.end()).toBe(1);
    expect(second.output).toBe(
      [
        'The world cannot be imported, for 1 reason(s):',
        '  appearance 1 "The Lamplighter\'s Child" is missing, but characters may look like it: it may change, and not go',
        '',
      ].join('\n'),
    );
    world.remove();
  });

  it('prints which files of its world are wrong, where, and ends', async () => {
    const world = temporaryDirectory();
    cpSync(shippedWorldDirectory, world.directory, { recursive: true });
    const path = (file: string): string => join(world.directory, file);
    const headerOf = (file: string): string => `${readFileSync(path(file), 'utf8').split('\n')[0]}\n`;
    writeFileSync(path('regions.csv'), '');
    writeFileSync(path('appearances.csv'), headerOf('appearances.csv'));
    writeFileSync(path('pets.csv'), Buffer.from(readFileSync(path('pets.csv'), 'utf8'), 'utf16le'));
    writeFileSync(
      path('phrases.csv'),
      Buffer.from(`${headerOf('phrases.csv')}card_name,Caf\xe9\n`, 'latin1'),
    );
    const server = start({ CONTENT_DIR: world.directory });
    expect(await server.end()).toBe(1);
    expect(server.output).toBe(
      [
        'The world has 4 problem(s):',
        '  phrases.csv, row 2: is not UTF-8 text; save the file as UTF-8',
        '  regions.csv: is empty; its first row must name its columns',
        '  pets.csv: is UTF-16 text; save it as UTF-8',
        '  appearances.csv: has no rows below its header, and must have at least one',
        '',
      ].join('\n'),
    );
    world.remove();
  });

  it('logs what an upgrade changed and the copy from before it, and refuses data of newer rules', async () => {
    mkdirSync(directory, { recursive: true });
    new Fixture('f051604').copyDatabase(directory);
    const first = start();
    await first.ready();
    await first.end('SIGTERM');
    const line = first.output.split('\n').find((text) => text.includes('the schema of this release')) ?? '{}';
    const upgrade = JSON.parse(line) as { steps: readonly string[]; raised: readonly object[]; copy: string };
    expect(upgrade.steps).toContain('0014-stored-versions');
    expect(upgrade.raised).toContainEqual({ name: 'rules', from: 2, to: RULES_VERSION });
    expect(dirname(upgrade.copy)).toBe(join(directory, 'backups'));
    expect(existsSync(upgrade.copy)).toBe(true);

    const connection = new SqliteConnection(join(directory, SQLITE_FILE));
    connection.run("update stored_versions set version = version + 1 where name = 'rules'");
    connection.close();
    const second = start();
    expect(await second.end()).toBe(1);
    expect(second.output).toBe(
      `The database was written by a newer release of Slumberfell (rules ${RULES_VERSION + 1}, where this release has ` +
        `${RULES_VERSION}). Nothing has been changed. Start that release or a later one, or restore a backup made before the upgrade.\n`,
    );
  });

  it('continues after kill -9, and refuses a data directory in use', async () => {
    let port = 0;
    const player = new TestClient(() => port);
    const first = start();
    port = await first.ready();
    await player.play('Ann');
    const begun = await player.call('begin-hunting', { regionId: 1 });

    const second = start();
    expect(await second.end()).toBe(1);
    expect(second.output).not.toContain('    at ');
    expect(second.output.trim().split('\n')).toHaveLength(1);

    await first.end('SIGKILL');
    port = await start().ready();
    const layout = await player.call('get-layout-data');
    expect(layout.revision).toBe(begun.frame.revision);
    expect(layout.combatActionContext?.sessionStartTime).toBe(begun.frame.to);
  });

  it.each(['SIGTERM', 'SIGINT'] as const)('shuts down cleanly on %s', async (signal) => {
    // A server that accepts connections and never answers, so that sending a mail hangs and does not fail.
    let connections = 0;
    const mute = createServer(() => {
      connections += 1;
    }).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const server = start({ SMTP_URL: `smtp://127.0.0.1:${(mute.address() as AddressInfo).port}` });
    const port = await server.ready();
    // The first connection is that of the check at the start, the second one that of the letter.
    await expect.poll(() => connections).toBe(1);
    await new TestClient(() => port).registerEmail('ann@example.org', true);
    await expect.poll(() => connections).toBe(2);
    // Browsers open connections in advance, and may send nothing on them. This connection does the same.
    const silent = connect(port).on('error', () => undefined);
    await once(silent, 'connect');
    const before = performance.now();
    expect(await server.end(signal)).toBe(0);
    expect(performance.now() - before).toBeLessThan(10_000);
    expect(server.output).toContain('stopping');
    mute.close();
  });
});
