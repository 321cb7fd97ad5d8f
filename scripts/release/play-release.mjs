/**
 * `node scripts/release/play-release.mjs ARCHIVE FOLDER [--node FOLDER]... [--npm FOLDER]`: plays on a
 * release in an empty folder, on the built server of this clone with the same data, on the release again, on
 * each Node whose binary is in a given folder, and with npx of this machine and of the given npm.
 * `test-release.mjs` runs it in a network namespace of its own, where no other machine can be reached.
 */
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BUILT_SERVER, startServer } from '../built-server.mjs';
import { capture } from '../child.mjs';
import { Player } from '../play-built-server.mjs';
import { expectNoNetwork } from '../without-network.mjs';

const { values, positionals } = parseArgs({
  options: { node: { type: 'string', multiple: true, default: [] }, npm: { type: 'string' } },
  allowPositionals: true,
});
const [archive = '', folder = ''] = positionals;
const name = basename(archive);
const env = { PATH: process.env.PATH, HOME: join(folder, 'home') };
const player = new Player();

/** Herbs that the player asks for, one more at each server, so that each server shows what it was told. */
let amount = 500;

/**
 * Runs a program to its end.
 * @param {string} program
 * @param {...string} words
 * @throws Error with its output when it fails
 */
async function run(program, ...words) {
  // `env -i` leaves out the environment of this process, which has settings of npm.
  const variables = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  const { code, output } = await capture('env', ['-i', ...variables, program, ...words], { cwd: folder });
  if (code !== 0) throw new Error(`${[program, ...words].join(' ')} ended with code ${code}:\n${output}`);
  return output;
}

/** @returns {Promise<boolean>} whether the process that used the data last still runs */
async function isDataInUse() {
  const pid = Number(await readFile(join(folder, 'data/lock.pid'), 'utf8'));
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<string>} the address of a picture of the release */
async function addressOfPicture() {
  const manifest = await readFile(join(folder, 'package/packages/art/built/manifest.json'), 'utf8');
  const { version, pictures } = JSON.parse(manifest);
  return `/pictures/${version}/${Object.keys(pictures).find((path) => path.endsWith('.webp'))}`;
}

/**
 * Starts a server on the data in `FOLDER/data`, plays, and stops it.
 * @param {string} what for the output
 * @param {readonly [program: string, ...words: string[]]} command
 * @param {{ isPassedOn?: boolean, home?: string, binaries?: string }} [options] `isPassedOn`: the command
 *   starts the server as another process, so its exit code is not the server's; `binaries`: a folder to put
 *   at the start of PATH
 */
async function play(what, command, { isPassedOn = false, home = env.HOME, binaries = '' } = {}) {
  const PATH = [binaries, env.PATH].filter(Boolean).join(delimiter);
  const begun = performance.now();
  const server = await startServer(command, { cwd: folder, env: { PATH, HOME: home } });
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  try {
    if (amount === 500) await player.register(server.url);
    else await player.expectGathering(server.url, amount);
    amount += 1;
    await player.gather(server.url, amount);
    await player.expectGathering(server.url, amount);
    await player.expectPage(server.url, name.slice('slumberfell-'.length, -'.tgz'.length));
    const picture = await fetch(`${server.url}${await addressOfPicture()}`);
    if (picture.headers.get('content-type') !== 'image/webp') throw new Error('there are no pictures');
    const code = await server.stop();
    if (isPassedOn) while (await isDataInUse()) await sleep(50);
    else if (code !== 0) throw new Error(`it ended with code ${code}`);
  } catch (error) {
    await server.stop('SIGKILL');
    throw new Error(`${what}: ${error instanceof Error ? error.message : error}\n${server.output()}`);
  }
  console.log(`${what}: ready after ${seconds} s`);
}

await expectNoNetwork();
await mkdir(env.HOME);
await copyFile(archive, join(folder, name));
await run('tar', '-xzf', name);
const release = /** @type {const} */ (['node', 'package/main.js']);
await play('the release', release);
await play('the built server of this clone', ['node', BUILT_SERVER]);
await play('the release again', release);
for (const binaries of values.node) {
  const version = (await capture(join(binaries, 'node'), ['--version'])).output.trim();
  await play(`the release on Node ${version}`, release, { binaries });
}
for (const command of [['verify'], ['backup'], ['admin', 'audit']]) await run(...release, ...command);
const usage = await run(...release, 'backup', '--help');
if (!usage.includes('  node package/main.js backup --keep N ')) throw new Error(`The usage says:\n${usage}`);
if ((await readdir(join(folder, 'data/backups'))).length === 0) throw new Error('there is no backup');
if ((await readdir(env.HOME)).length > 0) throw new Error('something was written into the home');
await play('npx, without a cache', ['npx', '--yes', `./${name}`], { isPassedOn: true });
await play('npx again', ['npx', '--yes', `./${name}`], { isPassedOn: true });
await play('npx --offline', ['npx', '--offline', '--yes', `./${name}`], { isPassedOn: true });
if (values.npm !== undefined) {
  const npx = join(values.npm, 'npx-cli.js');
  const version = (await capture('node', [npx, '--version'])).output.trim();
  const home = join(folder, 'other-home');
  await mkdir(home);
  await play(`npx of npm ${version}`, ['node', npx, '--yes', `./${name}`], { isPassedOn: true, home });
}
