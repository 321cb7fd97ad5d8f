import { ANNOUNCEMENT_LIMITS, type Announcement, NEWS_LIMITS } from '@slumberfell/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { announce, removeOldAnnouncements } from '../news/announcements.ts';
import { postNews } from '../news/posts.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { newestAudit } from '../storage/tables/audit.ts';
import { DATABASES } from '../testing/databases.ts';
import type { TestClient } from '../testing/test-client.ts';
import { TestClock } from '../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const NOON = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

describe.each(DATABASES)('what the host tells players, on $name', (database) => {
  const clock = new TestClock(NOON);
  let server: TestServer;
  let admin: TestClient;
  const open = async (settings: Record<string, string> = {}): Promise<void> => {
    clock.set(NOON);
    server = await startTestServer({ database, clock, settings });
    admin = server.newClient();
    await admin.registerEmail('admin@example.org');
    await server.appointAdministrator('admin@example.org');
  };
  afterEach(() => server.close());

  /** Works on the database while the server is stopped, as the command line does. */
  const onDatabase = async <T>(work: (storage: Storage) => Promise<T>): Promise<T> => {
    await server.stop();
    const storage = await openStorage({ ...server.place, clock });
    const result = await work(storage).finally(() => storage.close());
    await server.restart();
    return result;
  };
  /** What a visitor who opens a page is told. */
  const shown = async (): Promise<readonly Announcement[]> =>
    (await server.newClient().call('public-settings')).announcements;
  const codeOf = async (reply: Promise<{ status: number; body: unknown }>): Promise<unknown> => {
    const { status, body } = await reply;
    return status < 300 ? status : (body as { code: string }).code;
  };
  const note = (text: string, minutes = 60) =>
    ({ kind: 'note', text, endsAt: clock.now() + minutes * MINUTE }) as const;
  const acts = async (): Promise<readonly (readonly (string | null)[])[]> => {
    const entries = await onDatabase((storage) => storage.read((db) => newestAudit(db, 20)));
    return entries
      .filter(({ action }) => /announce|news/.test(action))
      .map(({ action, subject, outcome }) => [action, subject, outcome]);
  };

  it('an announcement is shown to visitors until its end, to the millisecond', async () => {
    await open();
    expect(await shown()).toEqual([]);
    const maintenance = { kind: 'maintenance', text: 'A new disk', beginsAt: NOON + MINUTE } as const;
    const { id } = await admin.call('announce', { ...maintenance, endsAt: NOON + 3 * MINUTE });
    const other = await admin.call('announce', note('Welcome', 2));
    const held = [
      { id: other.id, kind: 'note', text: 'Welcome', beginsAt: null, endsAt: NOON + 2 * MINUTE },
      { id, kind: 'maintenance', text: 'A new disk', beginsAt: NOON + MINUTE, endsAt: NOON + 3 * MINUTE },
    ];
    expect(await shown()).toEqual(held);
    await server.restart();
    clock.set(NOON + 2 * MINUTE - 1);
    expect(await shown()).toEqual(held);
    clock.set(NOON + 2 * MINUTE);
    expect(await shown()).toEqual(held.slice(1));
    clock.set(NOON + 3 * MINUTE - 1);
    expect(await shown()).toEqual(held.slice(1));
    clock.set(NOON + 3 * MINUTE);
    expect(await shown()).toEqual([]);
  });

  it('an announcement is withdrawn once, and each act is in the audit log', async () => {
    await open();
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
    await open();
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
    await open();
    const cases = [
      [{ kind: 'note', text: '', endsAt: NOON + MINUTE }, 'request/invalid'],
      [{ kind: 'note', text: 'x'.repeat(201), endsAt: NOON + MINUTE }, 'request/invalid'],
      [{ kind: 'note', text: 'two\nlines', endsAt: NOON + MINUTE }, 'request/invalid'],
      [{ kind: 'note', text: ' x', endsAt: NOON + MINUTE }, 'request/invalid'],
      [{ kind: 'party', text: 'x', endsAt: NOON + MINUTE }, 'request/invalid'],
      [{ kind: 'note', text: 'x', endsAt: NOON }, 'announcement/times'],
      [{ kind: 'note', text: 'x', endsAt: NOON + 30 * DAY + 1 }, 'announcement/times'],
      [{ kind: 'note', text: 'x', beginsAt: NOON + 1, endsAt: NOON + MINUTE }, 'announcement/times'],
      [{ kind: 'maintenance', text: 'x', endsAt: NOON + MINUTE }, 'announcement/times'],
      [{ kind: 'maintenance', text: 'x', beginsAt: NOON, endsAt: NOON + MINUTE }, 'announcement/times'],
      [
        { kind: 'maintenance', text: 'x', beginsAt: NOON + MINUTE, endsAt: NOON + MINUTE },
        'announcement/times',
      ],
      [{ kind: 'note', text: 'x'.repeat(200), endsAt: NOON + 30 * DAY }, 200],
    ] as const;
    for (const [input, expected] of cases) {
      expect([input, await codeOf(admin.send('announce', input))]).toEqual([input, expected]);
      expect(await shown()).toHaveLength(expected === 200 ? 1 : 0);
    }
  });

  it('others than administrators cannot announce or post', async () => {
    await open();
    const { id } = await admin.call('announce', note('Welcome'));
    const post = await admin.call('post-news', { title: 'Hello', body: 'All' });
    const [visitor, player] = [server.newClient(), server.newClient()];
    await player.registerEmail('bea@example.org');
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
    await open();
    await onDatabase(async (storage) => {
      await announce(storage, 'command line', note('Welcome', 1));
      const count = async (): Promise<number> =>
        (await storage.read((db) => db.selectFrom('announcements').select('id').execute())).length;
      clock.set(NOON + MINUTE + 90 * DAY);
      await removeOldAnnouncements(storage);
      expect(await count()).toBe(1);
      clock.forward(1);
      await removeOldAnnouncements(storage);
      expect(await count()).toBe(0);
    });
  });

  it('posts are read by visitors, the newest first, and removed', async () => {
    await open();
    const body = 'First line.\nSecond line.\n\n<b>https://example.org</b>';
    const first = await admin.call('post-news', { title: 'Hello', body });
    clock.forward(MINUTE);
    const second = await admin.call('post-news', { title: 'More', body: 'x'.repeat(5_000) });
    const visitor = server.newClient();
    const page = await visitor.call('get-news', { page: '1' });
    expect(page).toMatchObject({ total: 2, pageSize: 20 });
    expect(page.posts.map(({ id, at, title }) => [id, at, title])).toEqual([
      [second.id, NOON + MINUTE, 'More'],
      [first.id, NOON, 'Hello'],
    ]);
    expect(page.posts[1]?.body).toBe(body);
    expect(await visitor.call('public-settings')).toMatchObject({ newsAt: NOON + MINUTE });
    await admin.call('remove-news', second.id);
    expect(await codeOf(admin.send('remove-news', second.id))).toBe('news/unknown');
    expect(await visitor.call('get-news', { page: '1' })).toMatchObject({ posts: [{ id: first.id }] });
    expect(await visitor.call('public-settings')).toMatchObject({ newsAt: NOON });
    expect(await acts()).toEqual([
      ['remove-news', `post ${second.id}`, 'news/unknown'],
      ['remove-news', `post ${second.id}`, 'done'],
      ['post-news', `post ${second.id}`, 'done'],
      ['post-news', `post ${first.id}`, 'done'],
    ]);
  });

  it('refuses posts that are too long or no text', async () => {
    await open();
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
    await open();
    await onDatabase(async (storage) => {
      const at = NOON;
      await storage.write(async (tx) => {
        for (let index = 0; index < NEWS_LIMITS.kept; index++)
          await tx
            .insertInto('news')
            .values({ at, title: `post ${index}`, body: 'x' })
            .execute();
      });
      await postNews(storage, 'command line', { title: 'the newest', body: 'x' }, true);
    });
    const reader = server.newClient();
    const titles: string[] = [];
    for (let page = 1; page <= 25; page++) {
      const { posts, total } = await reader.call('get-news', { page: String(page) });
      expect([total, posts.length]).toEqual([NEWS_LIMITS.kept, NEWS_LIMITS.pageSize]);
      titles.push(...posts.map(({ title }) => title));
    }
    expect(titles[0]).toBe('the newest');
    expect(titles.at(-1)).toBe('post 1');
    expect(await codeOf(reader.send('get-news', { page: '26' }))).toBe('request/invalid');
  });

  it('what an account has seen holds on all its devices, and never goes back', async () => {
    await open();
    const [phone, desk] = [server.newClient(), server.newClient()];
    const password = await phone.registerEmail('bea@example.org');
    await phone.call('create-character', { name: 'Bea', appearanceId: 1 });
    await desk.call('login', { email: 'bea@example.org', password, rememberMe: false });
    const seen = async (): Promise<number> => (await desk.call('get-layout-data')).accountData.newsSeenUpTo;
    expect(await seen()).toBe(NOON);
    clock.forward(2 * MINUTE);
    await phone.call('news-seen', NOON + MINUTE);
    expect(await seen()).toBe(NOON + MINUTE);
    await phone.call('news-seen', NOON);
    expect(await seen()).toBe(NOON + MINUTE);
    await phone.call('news-seen', NOON + DAY);
    expect(await seen()).toBe(NOON + 2 * MINUTE);
    expect((await phone.call('export-data')).account.newsSeenUpTo).toBe(NOON + 2 * MINUTE);
    expect(await codeOf(server.newClient().send('news-seen', NOON))).toBe('request/not-authenticated');
  });

  it('with NEWS=off there are no posts, and announcements are possible', async () => {
    await open();
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
