import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../observe/log.ts';
import { openStorage } from '../../storage/open.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer } from '../../testing/test-server.ts';

const NOON = 1_800_000_000_000;

describe('what is hidden', () => {
  it.each([
    ['a hunt', 'begin-hunting', { regionId: 1 }],
    ['a craft', 'begin-crafting', { itemId: 1010, amount: 1_000 }],
    ['a dungeon', 'begin-dungeon', { dungeonId: 11, runs: 1 }],
  ] as const)('of %s is in no answer', async (_what, name, input) => {
    const clock = new TestClock(NOON);
    const server = await startTestServer({ clock });
    const player = server.newClient();
    await player.play('Ann');
    const answers: unknown[] = [await player.call(name, input)];
    for (let minute = 0; minute < 10; minute++) {
      clock.forward(60_000);
      answers.push(await player.call('get-layout-data'), await player.call('get-combat-action-context'));
    }
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    const [begun] = await storage.read((db) => db.selectFrom('command_log').select('input').execute());
    await storage.close();
    await server.close();

    const { key: seed } = JSON.parse(begun?.input ?? '') as { key: number[] };
    expect(seed).toHaveLength(4);
    const said = JSON.stringify(answers);
    // A word of the seed is a number of 32 bits, so it does not occur by chance in some kilobytes of answers.
    for (const word of seed) expect(said).not.toContain(String(word));
    for (const field of ['"hidden":', '"key":', '"seed":', 'ordinal', 'pendingEnemies', 'fractions'])
      expect(said).not.toContain(field);
  });
});

describe('the log', () => {
  it('has no passwords, tokens, cookies, queries or addresses in it, at any level', async () => {
    const lines: string[] = [];
    const logStream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const log = createLog('trace', logStream);
    const server = await startTestServer({ log });
    const player = server.newClient();
    const { username, password } = await player.registerGuest();
    const token = player.cookie?.split('=')[1] ?? '';
    await player.send('login', { email: username, password: 'wrong-password', rememberMe: false });
    await player.send('get-static-data', { itemsVersion: 'query-canary' });
    await player.request('/nowhere?code=query-canary', { headers: { authorization: 'header-canary' } });
    log.error({ err: new Error('told') }, 'the log works');
    await server.close();

    const logged = lines.join('');
    expect(logged).toContain('/api/account/register');
    expect(logged).toContain('told');
    for (const secret of [password, token, 'wrong-password', 'query-canary', 'header-canary']) {
      expect(logged).not.toContain(secret);
    }
    expect(lines.filter((line) => line.includes('answered')).join('')).not.toContain('127.0.0.1');
  });
});
