import { ANNOUNCEMENT_LIMITS, type Announcement, NEWS_LIMITS } from '@slumberfell/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announce, removeOldAnnouncements } from '../../../news/announcements.ts';
import { postNews } from '../../../news/posts.ts';
import { openStorage } from '../../../storage/open.ts';
import { newestAudit } from '../../../storage/tables/audit.ts';
import { drawnDatabases } from '../../../testing/drawn-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(drawnDatabases(import.meta.url))('what the host tells players, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let admin: TestClient;
  let now: number;
  beforeAll(async () => {
    server = await startTestServer({ database, clock });
    admin = server.newClient();
    await admin.registerEmail('admin@example.org');
    await server.appointAdministrator('admin@example.org');
  });
  beforeEach(() => {
    now = clock.now();
  });
  afterEach(async () => {
    // The next test finds no announcements and no posts.
    for (const { id } of await shown()) await admin.call('withdraw-announcement', id);
    for (const { id } of (await admin.call('get-news', { page: '1' })).posts)
      await admin.call('remove-news', id);
    // The windows of this test's rates end.
    clock.forward(HOUR);
  });
  afterAll(() => server.close());

  /** What a visitor who opens a page is told. */
  const shown = async (): Promise<readonly Announcement[]> =>
    (await server.newClient().call('public-settings')).announcements;
  const codeOf = async (reply: Promise<{ status: number; body: unknown }>): Promise<unknown> => {
    const { status, body } = await reply;
    return status < 300 ? status : (body as { code: string }).code;
  };
  const note = (text: string, minutes = 60) =>
    ({ kind: 'note', text, endsAt: clock.now() + minutes * MINUTE }) as const;
  const audit = () => server.running.storage.read((db) => newestAudit(db, 20));
  /** What the audit log has of this test, the newest first. */
  const acts = async (): Promise<readonly (readonly (string | null)[])[]> => {
    const entries = await audit();
    return entries
      .filter(({ at, action }) => at >= now && /announce|news/.test(action))
      .map(({ action, subject, outcome }) => [action, subject, outcome]);
  };

  it('an announcement is shown to visitors until its end, to the millisecond', async () => {
    expect(await shown()).toEqual([]);
    const maintenance = { kind: 'maintenance', text: 'A new disk', beginsAt: now + MINUTE } as const;
    const { id } = await admin.call('announce', { ...maintenance, endsAt: now + 3 * MINUTE });
    const other = await admin.call('announce', note('Welcome', 2));
    const held = [
      { id: other.id, kind: 'note', text: 'Welcome', beginsAt: null, endsAt: now + 2 * MINUTE },
      { id, kind: 'maintenance', text: 'A new disk', beginsAt: now + MINUTE, endsAt: now + 3 * MINUTE },
    ];
    expect(await shown()).toEqual(held);
    await server.restart();
    clock.set(now + 2 * MINUTE - 1);
    expect(await shown()).toEqual(held);
    clock.set(now + 2 * MINUTE);
    expect(await shown()).toEqual(held.slice(1));
    clock.set(now + 3 * MINUTE - 1);
    expect(await shown()).toEqual(held.slice(1));
    clock.set(now + 3 * MINUTE);
    expect(await shown()).toEqual([]);
  });

  it('an announcement is withdrawn once, and each act is in the audit log', async () => {
    const { id } = await admin.call('announce', note('Welcome'));
    await admin.call('withdraw-announcement', id);
    expect(await shown()).toEqual([]);
    expect(await codeOf(admin.send('withdraw-announcement', id))).toBe('announcement/unknown');
    const ended = await admin.call('announce', note('Soon over', 1));
    clock.forward(MINUTE);
    expect(await codeOf(admin.send('withdraw-announcement', ended.id))).toBe('announcement/unknown');
    expect(await acts()).toEqual([
      ['withdraw-announcement', `announcement ${ended.id}`, 'announcement/unknown'],
      ['announce', `announcement ${ended.id}`, 'done'],
      ['withdraw-announcement', `announcement ${id}`, 'announcement/unknown'],
      ['withdraw-announcement', `announcement ${id}`, 'done'],
      ['announce', `announcement ${id}`, 'done'],
    ]);
  });

  it('there are at most three that have not ended, also at the same time', async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, index) => codeOf(admin.send('announce', note(`note ${index}`)))),
    );
    expect(replies.filter((reply) => reply === 200)).toHaveLength(ANNOUNCEMENT_LIMITS.open);
    expect(replies.filter((reply) => reply === 'announcement/limit')).toHaveLength(5);
    expect(await shown()).toHaveLength(ANNOUNCEMENT_LIMITS.open);
    clock.forward(60 * MINUTE);
    expect(await codeOf(admin.send('announce', note('the next')))).toBe(200);
  });

  it('refuses texts that are too long, and instants that do not fit', async () => {
    const cases = [
      [{ kind: 'note', text: '', endsAt: now + MINUTE }, 'request/invalid'],
      [{ kind: 'note', text: 'x'.repeat(201), endsAt: now + MINUTE }, 'request/invalid'],
      [{ kind: 'note', text: 'two\nlines', endsAt: now + MINUTE }, 'request/invalid'],
      [{ kind: 'note', text: ' x', endsAt: now + MINUTE }, 'request/invalid'],
      [{ kind: 'party', text: 'x', endsAt: now + MINUTE }, 'request/invalid'],
      [{ kind: 'note', text: 'x', endsAt: now }, 'announcement/times'],
      [{ kind: 'note', text: 'x', endsAt: now + 30 * DAY + 1 }, 'announcement/times'],
      [{ kind: 'note', text: 'x', beginsAt: now + 1, endsAt: now + MINUTE }, 'announcement/times'],
      [{ kind: 'maintenance', text: 'x', endsAt: now + MINUTE }, 'announcement/times'],
      [{ kind: 'maintenance', text: 'x', beginsAt: now, endsAt: now + MINUTE }, 'announcement/times'],
      [
        { kind: 'maintenance', text: 'x', beginsAt: now + MINUTE, endsAt: now + MINUTE },
        'announcement/times',
      ],
      [{ kind: 'note', text: 'x'.repeat(200), endsAt: now + 30 * DAY }, 200],
    ] as const;
    for (const [input, expected] of cases) {
      expect([input, await codeOf(admin.send('announce', input))]).toEqual([input, expected]);
      expect(await shown()).toHaveLength(expected === 200 ? 1 : 0);
    }
  });

  it('others than administrators cannot announce or post', async () => {
    const { id } = await admin.call('announce', note('Welcome'));
    const post = await admin.call('post-news', { title: 'Hello', body: 'All' });
    const [visitor, player] = [server.newClient(), server.newClient()];
    await player.registerEmail('cea@example.org');
    for (const [client, code] of [
      [visitor, 'request/not-authenticated'],
      [player, 'request/forbidden'],
    ] as const) {
      expect(await codeOf(client.send('announce', note('Mine')))).toBe(code);
      expect(await codeOf(client.send('withdraw-announcement', id))).toBe(code);
      expect(await codeOf(client.send('post-news', { title: 'Mine', body: 'x' }))).toBe(code);
      expect(await codeOf(client.send('remove-news', post.id))).toBe(code);
    }
    expect(await shown()).toHaveLength(1);
    expect(await visitor.call('get-news', { page: '1' })).toMatchObject({ total: 1 });
  });

  it('announcements are removed 90 days after their end', async () => {
    const later = new TestClock(now);
    const { storage, dispose } = await database.open(later);
    try {
      await announce(storage, 'command line', note('Welcome', 1));
      const count = async (): Promise<number> =>
        (await storage.read((db) => db.selectFrom('announcements').select('id').execute())).length;
      later.set(now + MINUTE + 90 * DAY);
      await removeOldAnnouncements(storage);
      expect(await count()).toBe(1);
      later.forward(1);
      await removeOldAnnouncements(storage);
      expect(await count()).toBe(0);
    } finally {
      await dispose();
    }
  });

  it('posts are read by visitors, the newest first, and removed', async () => {
    const body = 'First line.\nSecond line.\n\n<b>https://example.org</b>';
    const first = await admin.call('post-news', { title: 'Hello', body });
    clock.forward(MINUTE);
    const second = await admin.call('post-news', { title: 'More', body: 'x'.repeat(5_000) });
    const visitor = server.newClient();
    const page = await visitor.call('get-news', { page: '1' });
    expect(page).toMatchObject({ total: 2, pageSize: 20 });
    expect(page.posts.map(({ id, at, title }) => [id, at, title])).toEqual([
      [second.id, now + MINUTE, 'More'],
      [first.id, now, 'Hello'],
    ]);
    expect(page.posts[1]?.body).toBe(body);
    expect(await visitor.call('public-settings')).toMatchObject({ newsAt: now + MINUTE });
    await admin.call('remove-news', second.id);
    expect(await codeOf(admin.send('remove-news', second.id))).toBe('news/unknown');
    expect(await visitor.call('get-news', { page: '1' })).toMatchObject({ posts: [{ id: first.id }] });
    expect(await visitor.call('public-settings')).toMatchObject({ newsAt: now });
    expect(await acts()).toEqual([
      ['remove-news', `post ${second.id}`, 'news/unknown'],
      ['remove-news', `post ${second.id}`, 'done'],
      ['post-news', `post ${second.id}`, 'done'],
      ['post-news', `post ${first.id}`, 'done'],
    ]);
  });

  it('refuses posts that are too long or no text', async () => {
    const cases = [
      { title: '', body: 'x' },
      { title: 'x'.repeat(81), body: 'x' },
      { title: 'a\nb', body: 'x' },
      { title: 'x', body: ' ' },
      { title: 'x', body: '\n' },
      { title: 'x', body: 'x'.repeat(5_001) },
      { title: 'x', body: 'a\0b' },
      { title: 'x', body: 'x', pinned: true },
    ];
    for (const input of cases)
      expect([input, await codeOf(admin.send('post-news', input))]).toEqual([input, 'request/invalid']);
  });

  it('the newest 500 posts are stored, on pages of 20', async () => {
    const { remove, ...place } = await database.place();
    const storage = await openStorage({ ...place, clock });
    try {
      await storage.write(async (tx) => {
        for (let index = 0; index < NEWS_LIMITS.kept; index++)
          await tx
            .insertInto('news')
            .values({ at: now, title: `post ${index}`, body: 'x' })
            .execute();
      });
      await postNews(storage, 'command line', { title: 'the newest', body: 'x' }, true);
    } finally {
      await storage.close();
    }
    const full = await startTestServer({ database: place, clock });
    try {
      const reader = full.newClient();
      const titles: string[] = [];
      for (let page = 1; page <= 25; page++) {
        const { posts, total } = await reader.call('get-news', { page: String(page) });
        expect([total, posts.length]).toEqual([NEWS_LIMITS.kept, NEWS_LIMITS.pageSize]);
        titles.push(...posts.map(({ title }) => title));
      }
      expect(titles[0]).toBe('the newest');
      expect(titles.at(-1)).toBe('post 1');
      expect(await codeOf(reader.send('get-news', { page: '26' }))).toBe('request/invalid');
    } finally {
      await full.close();
      await remove();
    }
  });

  it('what an account has seen holds on all its devices, and never goes back', async () => {
    const [phone, desk] = [server.newClient(), server.newClient()];
    const password = await phone.registerEmail('bea@example.org');
    await phone.call('create-character', { name: 'Bea', appearanceId: 1 });
    await desk.call('login', { email: 'bea@example.org', password, rememberMe: false });
    const seen = async (): Promise<number> => (await desk.call('get-layout-data')).accountData.newsSeenUpTo;
    expect(await seen()).toBe(now);
    clock.forward(2 * MINUTE);
    await phone.call('news-seen', now + MINUTE);
    expect(await seen()).toBe(now + MINUTE);
    await phone.call('news-seen', now);
    expect(await seen()).toBe(now + MINUTE);
    await phone.call('news-seen', now + DAY);
    expect(await seen()).toBe(now + 2 * MINUTE);
    expect((await phone.call('export-data')).account.newsSeenUpTo).toBe(now + 2 * MINUTE);
    expect(await codeOf(server.newClient().send('news-seen', now))).toBe('request/not-authenticated');
  });

  it('with NEWS=off there are no posts, and announcements are possible', async () => {
    const { id } = await admin.call('post-news', { title: 'Hello', body: 'All' });
    await server.restart({ NEWS: 'off' });
    expect(await admin.call('get-news', { page: '1' })).toEqual({ posts: [], total: 0, pageSize: 20 });
    expect(await admin.call('public-settings')).toMatchObject({ news: false, newsAt: null });
    expect(await codeOf(admin.send('post-news', { title: 'More', body: 'x' }))).toBe('news/off');
    expect(await codeOf(admin.send('announce', note('Welcome')))).toBe(200);
    await admin.call('remove-news', id);
    await server.restart({ NEWS: 'on' });
    expect(await admin.call('get-news', { page: '1' })).toMatchObject({ total: 0 });
  });
});
