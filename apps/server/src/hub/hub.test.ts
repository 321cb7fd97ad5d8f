import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { amountOf } from '@slumberfell/engine';
import { SIGN_OF_LIFE } from '@slumberfell/protocol';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loaded } from '../characters/characters.ts';
import { TrustedProxies } from '../http/addresses/trusted-proxies.ts';
import { SOCKETS_PER_CHARACTER } from '../http/limits/hub-limits.ts';
import { FoldedLines } from '../observe/folded-lines.ts';
import { HubTestServer, type Player, START } from '../testing/hub-test-server.ts';
import { RawHubClient } from '../testing/raw-hub-client.ts';
import { ConnectRefused, Watcher } from '../testing/watcher.ts';
import { createHub } from './hub.ts';
import { RECOUNT_EVERY, RECOUNT_SOON } from './player-count.ts';

/** Harvesting a herb: 5 s an action, without components. */
const HERB = { name: 'begin-crafting', input: { itemId: 1010, amount: 100 } } as const;
const ACTION = 5_000;

let server: HubTestServer;
let player: Player;

beforeEach(async () => {
  server = await HubTestServer.start();
  player = await server.player();
});
afterEach(() => server.close());

/** HTTP status or error code of a refused connection. */
const refusal = (headers: Record<string, string>, url = server.url): Promise<unknown> =>
  Watcher.connect(url, headers).then(
    () => 'let in',
    (error: unknown) => (error instanceof ConnectRefused ? (error.code ?? error.status) : error),
  );

describe('a handshake', () => {
  it('is accepted from the game’s own page', async () => {
    const watcher = await server.watch(player);
    expect(watcher.socket.connected).toBe(true);
  });

  it('is refused when its character has too many sockets', async () => {
    await Promise.all(Array.from({ length: SOCKETS_PER_CHARACTER }, () => server.watch(player)));
    expect(await refusal({ cookie: player.cookie, origin: server.url })).toBe('request/too-many');
  });

  it('closes the sockets of a session that ends, at once, and no others', async () => {
    const other = await server.player();
    const [mine, theirs] = [await server.watch(player), await server.watch(other)];
    await server.endLogin(player);
    expect(await mine.ended).toBe('io server disconnect');
    expect(theirs.socket.connected).toBe(true);
    expect(await refusal({ cookie: player.cookie, origin: server.url })).toBe(401);
  });

  it('refuses a socket whose session ended during the handshake', async () => {
    const { logins, loginCookies, game, decisions, news, clock } = server;
    const http = createServer();
    const hub = createHub(http, {
      game,
      decisions,
      news,
      announcesChapters: true,
      clock,
      nodes: null,
      publicUrl: null,
      proxies: new TrustedProxies([]),
      folded: new FoldedLines(),
      log: pino({ level: 'silent' }),
      logins,
      loginCookies: {
        async authenticate(headers) {
          const caller = await loginCookies.authenticate(headers);
          await loginCookies.end(caller, headers);
          return caller;
        },
      },
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
    expect(await refusal({ cookie: player.cookie, origin: url }, url)).toBe('request/not-authenticated');
    await hub.close();
    http.close();
  });

  it('disconnects a socket that sends a message', async () => {
    const watcher = await server.watch(player);
    (watcher.socket as unknown as { emit(event: string): void }).emit('frame');
    expect(await watcher.ended).toBe('io server disconnect');
  });

  it('answers a socket that asks for a sign of life, and disconnects one that sends something with it', async () => {
    const watcher = await server.watch(player);
    const socket = watcher.socket as unknown as {
      timeout(ms: number): { emitWithAck(...message: unknown[]): Promise<unknown> };
    };
    await socket.timeout(5_000).emitWithAck(SIGN_OF_LIFE);
    expect(watcher.socket.connected).toBe(true);
    socket
      .timeout(5_000)
      .emitWithAck(SIGN_OF_LIFE, 'x')
      .catch(() => {});
    expect(await watcher.ended).toBe('io server disconnect');
  });

  it('disconnects a socket that sends many messages', async () => {
    const watcher = await server.watch(player);
    (watcher.socket as unknown as { emit(event: string, text: string): void }).emit(
      'frame',
      'x'.repeat(2_000),
    );
    expect(await watcher.ended).toBe('transport close');
  });
});

describe('a character that is watched', () => {
  it('is saved when its last socket disconnects, with its revision', async () => {
    await server.command(player, HERB);
    const [first, second] = [await server.watch(player), await server.watch(player)];
    server.clock.forward(ACTION);
    await server.settled(player.characterId);

    first.leave();
    await vi.waitFor(() => expect(first.socket.connected).toBe(false), { timeout: 10_000 });
    server.clock.forward(1);
    await server.settled(player.characterId);
    expect(await server.game.characters.load(player.characterId)).toMatchObject({ revision: 1, at: START });

    second.leave();
    await vi.waitFor(
      async () => {
        const saved = await server.game.characters.load(player.characterId);
        expect(saved).toMatchObject({ revision: 1, at: START + ACTION + 1 });
        expect(amountOf((saved as Loaded).shown.inventory, HERB.input.itemId)).toBe(1);
      },
      { timeout: 10_000 },
    );
  });

  it('is shown to all its sockets in the same way', async () => {
    const watchers = [await server.watch(player), await server.watch(player)];
    await server.command(player, HERB);
    for (let action = 0; action < 5; action++) {
      server.clock.forward(ACTION);
      await server.settled(player.characterId);
    }
    const [first, second] = watchers as [Watcher, Watcher];
    await vi.waitFor(() => expect(first.frames.length).toBe(6), { timeout: 10_000 });
    await vi.waitFor(() => expect(second.frames).toEqual(first.frames), { timeout: 10_000 });
    expect(first.frames.map((frame) => frame.to - START)).toEqual([0, 5_000, 10_000, 15_000, 20_000, 25_000]);
  });

  it('sends each socket the position of its frames, which is that of the layout', async () => {
    await server.command(player, HERB);
    server.clock.forward(3 * ACTION);
    const [one, other] = [await server.watch(player), await server.watch(player)];
    const { shown, revision } = await server.layout(player);
    const standing = { revision, eventAt: shown.eventAt };
    await vi.waitFor(
      () => expect([one.standings.at(-1), other.standings.at(-1)]).toEqual([standing, standing]),
      { timeout: 10_000 },
    );
    expect(standing).toEqual({ revision: 1, eventAt: START + 3 * ACTION });
    await server.command(player, { name: 'stop', input: {} });
    const late = await server.watch(player);
    await vi.waitFor(() => expect(late.standings).toEqual([{ revision: 2, eventAt: START + 3 * ACTION }]), {
      timeout: 10_000,
    });
  });

  it('is not shown to other players', async () => {
    const other = await server.watch(await server.player());
    const own = await server.watch(player);
    await server.command(player, HERB);
    await vi.waitFor(() => expect(own.frames.length).toBe(1), { timeout: 10_000 });
    expect(other.frames).toEqual([]);
  });
});

describe('the number of active players', () => {
  it('counts each character once that has a running session or an open socket', async () => {
    await server.watch(player);
    const [working, resting] = [await server.player(), await server.player()];
    await server.command(player, HERB);
    await server.command(working, HERB);
    server.clock.forward(RECOUNT_SOON);
    await vi.waitFor(() => expect(server.hub.activeCharacters()).toBe(2), { timeout: 10_000 });

    const watcher = await server.watch(resting);
    server.clock.forward(RECOUNT_SOON);
    await vi.waitFor(() => expect(watcher.counts).toEqual([2, 3]), { timeout: 10_000 });

    watcher.leave();
    const last = await server.watch(player);
    await vi.waitFor(() => expect(watcher.socket.connected).toBe(false), { timeout: 10_000 });
    server.clock.forward(RECOUNT_EVERY);
    await vi.waitFor(() => expect(last.counts).toEqual([3, 2]), { timeout: 10_000 });
    expect(server.hub.activeCharacters()).toBe(2);
  });

  it('does not count a session that has ended', async () => {
    await server.command(player, HERB);
    server.clock.forward(RECOUNT_EVERY);
    await vi.waitFor(() => expect(server.hub.activeCharacters()).toBe(1), { timeout: 10_000 });
    server.clock.forward(100 * ACTION);
    await vi.waitFor(() => expect(server.hub.activeCharacters()).toBe(0), { timeout: 10_000 });
  });
});

describe('closing', () => {
  it('closes all sockets, saves the watched characters, and leaves the http server open', async () => {
    const others = await Promise.all(Array.from({ length: 60 }, () => server.player()));
    const watchers = await Promise.all([player, ...others].map((each) => server.watch(each)));
    await server.command(player, HERB);
    server.clock.forward(7_000);
    await server.settled(player.characterId);

    await server.hub.close();
    for (const watcher of watchers) expect(await watcher.ended).toBe('io server disconnect');
    for (const { characterId } of [player, ...others]) {
      expect(await server.game.characters.load(characterId)).toMatchObject({ at: START + 7_000 });
    }
    const late = await RawHubClient.open(server.url, { headers: { cookie: player.cookie } });
    expect([late.status, late.head]).toEqual([503, expect.stringMatching(/\nretry-after: \d+/)]);
    await late.closed;
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  });
});
