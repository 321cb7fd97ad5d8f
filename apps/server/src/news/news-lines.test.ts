import { NO_QUESTS, type QuestData } from '@slumberfell/engine';
import { testChapter } from '@slumberfell/engine/testing';
import { NEWS_LINE_LIMITS, type NewsLine } from '@slumberfell/protocol';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { decideHidden, decideName } from '../administration/decisions.ts';
import { NameRules } from '../characters/names/name-rules.ts';
import { DATABASES } from '../testing/databases.ts';
import { contentWith } from '../testing/hub-test-server.ts';
import { withQuests } from '../testing/small-quests.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestClock } from '../testing/test-clock.ts';
import { TestNodes } from '../testing/test-nodes.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { BETWEEN_LINES, NewsLines } from './news-lines.ts';

const NOON = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FLAX = 1010;
/** ms for what happens without delay; long enough for a busy machine. */
const patience = { timeout: 20_000 };
const NAMES = ['Hazel', 'Ivo', 'Wren', 'Anselm', 'Bryony', 'Corin', 'Dill', 'Esme'] as const;

/** Two chapters that ask for nothing; the end of the first is announced. */
const QUESTS: QuestData = {
  ...NO_QUESTS,
  chapters: [testChapter({ id: 1, unlocks: [{ kind: 'announcement', id: 0 }] }), testChapter({ id: 2 })],
};

const close = (player: TestClient, id = 1) => player.call('turn-in', { kind: 'story', id });
const linesOf = async (reader: TestClient): Promise<readonly NewsLine[]> =>
  (await reader.call('get-news-lines', { page: '1' })).lines;
const namesOf = (lines: readonly NewsLine[]) =>
  lines.map(({ characters, more }) => [...characters.map(({ name }) => name), ...(more > 0 ? [more] : [])]);

describe.each(DATABASES)('lines of the news, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  afterEach(() => server.close());

  const start = async (settings: Readonly<Record<string, string>> = {}): Promise<TestClient> => {
    clock.set(NOON);
    server = await startTestServer({
      database,
      clock,
      world: withQuests(contentWith(), QUESTS),
      runsJobs: false,
      settings: { NEW_GUESTS_PER_MINUTE: 'off', ...settings },
    });
    return server.newClient();
  };
  const newPlayers = async (count: number): Promise<readonly TestClient[]> => {
    const players: TestClient[] = [];
    for (const name of NAMES.slice(0, count)) {
      const player = server.newClient();
      await player.play(name);
      players.push(player);
    }
    return players;
  };
  const addDue = () => server.running.services.news.lines.addDue();
  const waiting = async (): Promise<number> =>
    (
      await server.running.storage.read((db) =>
        db.selectFrom('news_line_characters').select('chapter').where('line_id', 'is', null).execute(),
      )
    ).length;

  it('name the first at once, and those of the next hour together', async () => {
    const visitor = await start();
    const [first, ...others] = await newPlayers(8);
    await close(first as TestClient);
    await vi.waitFor(async () => expect(namesOf(await linesOf(visitor))).toEqual([['Hazel']]), patience);
    for (const player of others) {
      clock.forward(MINUTE);
      await close(player);
      await addDue();
    }
    // A chapter that announces nothing.
    await close(first as TestClient, 2);
    clock.set(NOON + BETWEEN_LINES - 1);
    await server.restart();
    await addDue();
    expect(await linesOf(visitor)).toHaveLength(1);
    clock.forward(1);
    await addDue();
    await addDue();
    const lines = await linesOf(visitor);
    expect(namesOf(lines)).toEqual([['Ivo', 'Wren', 'Anselm', 'Bryony', 'Corin', 2], ['Hazel']]);
    expect(lines.map(({ at }) => at)).toEqual([NOON + BETWEEN_LINES, NOON]);
    expect(await waiting()).toBe(0);
    // No page marks lines as unseen news.
    expect(await visitor.call('public-settings')).toMatchObject({ newsAt: null });
  });

  it('have the names of now, and none of hidden and deleted characters', async () => {
    const visitor = await start();
    const hazel = server.newClient();
    const guest = await hazel.registerGuest();
    await hazel.call('create-character', { name: 'Hazel', appearanceId: 1 });
    const ivo = server.newClient();
    const ivoId = await ivo.play('Ivo');
    // Only a character that has ever gathered or fought can be hidden.
    await ivo.call('begin-crafting', { itemId: FLAX, amount: 100 });
    clock.forward(10 * MINUTE);
    await ivo.call('get-layout-data');
    const { storage } = server.running;
    const deciding = { storage, actor: 'command line' };
    const names = new NameRules({ hasWordList: true, blocked: [], serverTitle: null });
    await close(hazel);
    await vi.waitFor(async () => expect(namesOf(await linesOf(visitor))).toEqual([['Hazel']]), patience);
    await close(ivo);
    clock.forward(BETWEEN_LINES);
    await addDue();
    expect(await decideName(deciding, names, { id: ivoId, name: 'Ivy', reason: 'Asked.' })).toBeNull();
    expect(namesOf(await linesOf(visitor))).toEqual([['Ivy'], ['Hazel']]);
    expect(await decideHidden(deciding, { id: ivoId, reason: 'It cheats.' })).not.toHaveProperty('refused');
    expect(namesOf(await linesOf(visitor))).toEqual([['Hazel']]);
    await hazel.call('delete-account', guest);
    expect(await visitor.call('get-news-lines', { page: '1' })).toEqual({
      lines: [],
      total: 0,
      pageSize: 20,
    });
  });

  it.each([{ CHAPTER_ANNOUNCEMENTS: 'off' }, { NEWS: 'off' }])(
    'are neither added nor shown with %o',
    async (off) => {
      const visitor = await start(off);
      const [player] = await newPlayers(1);
      await close(player as TestClient);
      await addDue();
      expect(await linesOf(visitor)).toEqual([]);
      // What was closed meanwhile is not told a day later.
      clock.forward(DAY + 1);
      await server.restart({ CHAPTER_ANNOUNCEMENTS: 'on', NEWS: 'on' });
      await addDue();
      expect(await linesOf(visitor)).toEqual([]);
    },
  );

  it('are on pages of 20, and removed after 30 days', async () => {
    const visitor = await start();
    const { storage, services } = server.running;
    const [player] = await newPlayers(1);
    const { id } = await (player as TestClient)
      .call('get-layout-data')
      .then(({ characterData }) => characterData);
    const hours = 24 * NEWS_LINE_LIMITS.days;
    await storage.write(async (tx) => {
      for (let hour = 0; hour < hours; hour++) {
        const at = NOON + hour * BETWEEN_LINES;
        const line = await tx
          .insertInto('news_lines')
          .values({ at })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('news_line_characters')
          .values({ character_id: id, chapter: hour, closed_at: at, line_id: line.id })
          .execute();
      }
    });
    const last = await visitor.call('get-news-lines', { page: String(hours / NEWS_LINE_LIMITS.pageSize) });
    expect([last.total, last.lines.length, last.lines.at(-1)?.at]).toEqual([hours, 20, NOON]);
    clock.set(NOON + NEWS_LINE_LIMITS.days * DAY);
    await services.news.removeOld();
    expect(await visitor.call('get-news-lines', { page: '1' })).toMatchObject({ total: hours });
    clock.forward(1);
    await services.news.removeOld();
    expect(await visitor.call('get-news-lines', { page: '1' })).toMatchObject({ total: hours - 1 });
    expect((await visitor.send('get-news-lines', { page: '40' })).status).toBe(400);
  });
});

test('nodes that add a line at the same time add one', async () => {
  const nodes = await TestNodes.start(
    NOON,
    [{ NEW_GUESTS_PER_MINUTE: 'off' }, {}],
    withQuests(contentWith(), QUESTS),
  );
  try {
    const reader = nodes.newClient({ to: 1 });
    await Promise.all(
      NAMES.map(async (name, index) => {
        const player = nodes.newClient({ to: 0 });
        await player.play(name);
        await nodes.node(index % 2).running.services.news.lines.addDue();
        await close(player);
      }),
    );
    const all = nodes.nodes.map(({ running }) => new NewsLines(running.storage, true));
    await Promise.all([...all, ...all, ...all].map((lines) => lines.addDue()));
    expect(await linesOf(reader)).toHaveLength(1);
    nodes.clock.forward(BETWEEN_LINES);
    await Promise.all([...all, ...all, ...all].map((lines) => lines.addDue()));
    const lines = await linesOf(reader);
    // Also lines that name no character count.
    const stored = await nodes
      .node(0)
      .running.storage.read((db) => db.selectFrom('news_lines').select('at').execute());
    expect(stored.map(({ at }) => at)).toEqual(lines.map(({ at }) => at).reverse());
    expect(new Set(stored.map(({ at }) => at)).size).toBe(stored.length);
    const named = lines.reduce((sum, { characters, more }) => sum + characters.length + more, 0);
    expect(named).toBe(NAMES.length);
  } finally {
    await nodes.close();
  }
});
