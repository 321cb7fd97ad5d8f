import { afterEach, describe, expect, it } from 'vitest';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../../testing/test-server.ts';
import { UNLIMITED } from '../../../testing/unlimited.ts';

const NOON = 1_800_000_000_000;
const BREAD = 12011;
const FLAX = 1010;

describe.each(drawnDatabases(import.meta.url))('commands over HTTP, on $name', (database) => {
  let server: TestServer;
  const clock = new TestClock(NOON);
  const open = async (settings: TestServerOptions['settings'] = {}): Promise<void> => {
    clock.set(NOON);
    server = await startTestServer({ database, clock, settings });
  };
  afterEach(() => server.close());

  it('sent 64 times at once under one key have one effect, and each is answered the same', async () => {
    await open(UNLIMITED);
    const player = server.newClient();
    await player.play('Ann');
    const before = await player.call('get-layout-data');
    const replies = await Promise.all(
      Array.from({ length: 64 }, () =>
        player.send('sell', { itemId: BREAD, amount: 1 }, { 'idempotency-key': 'once' }),
      ),
    );
    const answered = replies.filter(({ status }) => status === 200);
    // The character queue is bounded. A call that finds it full gets 429 and may be repeated.
    for (const { status } of replies) expect([200, 429]).toContain(status);
    expect(answered.length).toBeGreaterThan(0);
    expect(new Set(answered.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const after = await player.call('get-layout-data');
    expect(after.revision).toBe(before.revision + 1);
    const bread = ({ characterData }: typeof after) =>
      characterData.inventory.find(({ itemId }) => itemId === BREAD)?.amount ?? 0;
    expect(bread(after)).toBe(bread(before) - 1);
    expect(await player.call('sell', { itemId: BREAD, amount: 1 }, 'once')).toEqual(answered[0]?.body);
  });

  it('are refused with the key of another command, or of the same command with another input', async () => {
    await open();
    const player = server.newClient();
    await player.play('Ann');
    const send = (name: 'sell' | 'begin-crafting', input: object, key: string) =>
      player.send(name, input, { 'idempotency-key': key });
    const reused = { status: 422, body: { code: 'request/key-reused' } };
    const sold = await send('sell', { itemId: BREAD, amount: 1 }, 'once');
    expect(sold.status).toBe(200);
    expect(await send('sell', { itemId: BREAD, amount: 2 }, 'once')).toMatchObject(reused);
    expect(await send('begin-crafting', { itemId: FLAX, amount: 5 }, 'once')).toMatchObject(reused);
    expect(await send('sell', { amount: 1, itemId: BREAD }, 'once')).toMatchObject({ body: sold.body });
    // The server draws a seed for each new session. The seed is not part of the input.
    const begun = await send('begin-crafting', { itemId: FLAX, amount: 5 }, 'begin');
    expect(begun.status).toBe(200);
    expect(await send('begin-crafting', { itemId: FLAX, amount: 5 }, 'begin')).toMatchObject({
      status: 200,
      body: begun.body,
    });
    expect((await player.call('get-layout-data')).revision).toBe(2);
  });

  it('that the game refuses are answered 409 with a sentence, and change nothing', async () => {
    await open();
    const player = server.newClient();
    await player.play('Ann');
    expect(await player.send('travel', 2)).toMatchObject({
      status: 409,
      body: { code: 'travel/gold', message: 'You do not have the required amount of gold to travel.' },
    });
    expect((await player.call('get-layout-data')).revision).toBe(0);
  });

  it('begin a session that continues over a restart', async () => {
    await open();
    const player = server.newClient();
    await player.play('Ann');
    await player.call('begin-crafting', { itemId: FLAX, amount: 100 });
    await server.restart();
    clock.forward(60_000);
    const layout = await player.call('get-layout-data');
    expect(layout.activeCraftingActionData).toMatchObject({ done: 12, target: 100, actionTime: 5 });
    expect(layout.characterData.inventory).toContainEqual({ itemId: FLAX, amount: expect.any(Number) });
  });

  it('of one player do not affect another', async () => {
    await open();
    const [ann, bea] = [server.newClient(), server.newClient()];
    const annsId = await ann.play('Ann');
    await bea.play('Bea');
    expect(await bea.send('select-character', annsId)).toMatchObject({
      status: 404,
      body: { code: 'character/unknown' },
    });
    expect(await bea.send('create-character', { name: 'ANN', appearanceId: 1 })).toMatchObject({
      status: 409,
    });
    expect(await server.newClient().send('select-character', annsId)).toMatchObject({ status: 401 });
  });
});
