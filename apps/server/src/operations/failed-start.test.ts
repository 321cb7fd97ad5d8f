import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { temporaryDirectory } from '../testing/databases.ts';
import { freePort } from '../testing/free-port.ts';
import { sentenceFor } from './failed-start.ts';

test.each(['PORT', 'METRICS_PORT'])(
  'a start with %s set to a port in use names that setting',
  async (name) => {
    const { directory, remove } = temporaryDirectory();
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const variables = { PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent', [name]: String(port) };
    const error = await startServer(readConfig(variables)).catch((reason: unknown) => reason);
    expect(sentenceFor(error, variables)).toBe(
      `Port ${port} is in use by another program. Stop it, or set ${name} to another one.`,
    );
    other.close();
    remove();
  },
);

test.each(['HOST', 'METRICS_HOST'])('an address of another machine in %s is explained', async (name) => {
  const { directory, remove } = temporaryDirectory();
  // 192.0.2.1 is an IP address that is reserved for documentation: no machine has it.
  const variables = {
    PORT: '0',
    METRICS_PORT: '',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    [name]: '192.0.2.1',
  };
  if (name === 'METRICS_HOST') variables.METRICS_PORT = String(await freePort());
  const error = await startServer(readConfig(variables)).catch((reason: unknown) => reason);
  expect(sentenceFor(error, variables)).toBe(
    `This machine has no address 192.0.2.1. Set ${name} to one that it has.`,
  );
  remove();
});

test('a bug has no sentence', () => {
  expect(sentenceFor(new TypeError('x is not a function'), {})).toBeNull();
});

test('a directory that cannot be a world is explained in one line, which names the setting', async () => {
  const { directory, remove } = temporaryDirectory();
  const variables = {
    PORT: '0',
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    CONTENT_DIR: join(directory, 'no'),
  };
  const error = await startServer(readConfig(variables)).catch((reason: unknown) => reason);
  expect(sentenceFor(error, variables)).toBe(
    `The directory ${directory}/no cannot be that of a world: it does not exist. Set CONTENT_DIR to a directory in the ` +
      'form of packages/content/world, or leave it unset to play the world of the release.',
  );
  remove();
});

test('faulty agreements stop the start before a database is made', async () => {
  const { directory, remove } = temporaryDirectory();
  const agreements = join(directory, 'texts');
  mkdirSync(agreements);
  writeFileSync(join(agreements, 'tos.md'), 'Be kind.');
  const data = join(directory, 'data');
  const variables = { PORT: '0', DATA_DIR: data, AGREEMENTS_DIR: agreements, LOG_LEVEL: 'silent' };
  const error = await startServer(readConfig(variables)).catch((reason: unknown) => reason);
  expect(sentenceFor(error, variables)).toMatch(
    /^The agreements are not valid:\n {2}\S+\/tos\.md, line 1: the file begins with front matter: /,
  );
  expect(existsSync(data)).toBe(false);
  remove();
});
