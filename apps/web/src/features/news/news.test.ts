import { afterEach, expect, test } from 'vitest';
import { VERSION } from '../../lib/version.ts';
import { homeNews, isNewsUnseen, newsList, titleOf } from './news-list.ts';
import { paragraphsOf, partsOf } from './paragraphs.ts';
import { RELEASES } from './releases.ts';

const post = (id: number, at: number) => ({ id, at, title: `post ${id}`, body: 'x' });
const DAY = 86_400_000;
const NEWER = Date.parse('2026-11-20');
const OLDER = Date.parse('2026-11-10');
const releases = [
  { version: '2', date: '2026-11-20', at: NEWER },
  { version: '1', date: '2026-11-10', at: OLDER },
];
const names = (posts: ReturnType<typeof post>[], isWhole: boolean): readonly string[] =>
  newsList(posts, isWhole, releases).map((entry) =>
    entry.kind === 'post' ? entry.title : `version ${entry.version}`,
  );

test('the newest release is the version of this page, and the list is in order', () => {
  expect(RELEASES[0].version).toBe(VERSION);
  const instants = RELEASES.map(({ at }) => at);
  expect(instants).toEqual(instants.toSorted((one, other) => other - one));
});

test('posts and releases are in one list by date, the newest first', () => {
  expect(names([], true)).toEqual(['version 2', 'version 1']);
  const posts = [post(3, NEWER + 3 * DAY), post(2, OLDER + 3 * DAY), post(1, OLDER - 3 * DAY)];
  expect(names(posts, true)).toEqual(['post 3', 'version 2', 'post 2', 'version 1', 'post 1']);
});

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ['Pacific/Honolulu', '2026-11-20T10:00Z'],
  ['UTC', '2026-11-20T00:00Z'],
  ['Pacific/Auckland', '2026-11-19T11:00Z'],
])('in %s a release is between the posts of that day and of the day before', (name, midnight) => {
  process.env.TZ = name;
  const at = Date.parse(midnight);
  expect(new Date(at).getHours()).toBe(0);
  expect(names([post(2, at), post(1, at - 1)], true)).toEqual(['post 2', 'version 2', 'post 1', 'version 1']);
});

test('releases before the fetched posts wait until all posts are fetched', () => {
  expect(names([post(3, NEWER + 3 * DAY), post(2, OLDER + 3 * DAY)], false)).toEqual([
    'post 3',
    'version 2',
    'post 2',
  ]);
  expect(names([post(3, NEWER + 3 * DAY)], false)).toEqual(['post 3']);
});

test('news is unseen when a post or a release is newer than what was seen', () => {
  const { at } = RELEASES[0];
  expect(isNewsUnseen(null, at)).toBe(false);
  expect(isNewsUnseen(null, at - 1)).toBe(true);
  expect(isNewsUnseen(at + 5, at + 5)).toBe(false);
  expect(isNewsUnseen(at + 5, at + 4)).toBe(true);
});

test('the home screen has the newest three entries, and patch notes alone only until they are seen', () => {
  const { at, version } = RELEASES[0];
  const home = (...args: Parameters<typeof homeNews>): readonly string[] => homeNews(...args).map(titleOf);
  const days = (count: number): number => at + count * DAY;
  const posts = [post(4, days(4)), post(3, days(3)), post(2, days(-2)), post(1, days(-3))];
  const patchNotes = RELEASES.slice(0, 3).map((release) => `Version ${release.version}`);
  expect(home(null, null, at)).toEqual([]);
  expect(home(null, null, at - 1)).toEqual(patchNotes);
  expect(home(days(4), null, 0)).toEqual([]);
  expect(home(days(4), { posts, isWhole: true }, days(4))).toEqual([
    'post 4',
    'post 3',
    `Version ${version}`,
  ]);
  expect(home(days(4), { posts: posts.slice(0, 1), isWhole: false }, at)).toEqual(['post 4']);
});

test('empty lines separate paragraphs', () => {
  expect(paragraphsOf('One\nline.\n\n \n\tTwo.\n')).toEqual(['One\nline.', 'Two.']);
});

test.each([
  ['no address', [['no address', null]]],
  [
    'See https://example.org/a?b=1, or (http://example.net).',
    [
      ['See ', null],
      ['https://example.org/a?b=1', 'https://example.org/a?b=1'],
      [', or (', null],
      ['http://example.net', 'http://example.net/'],
      [').', null],
    ],
  ],
  ['javascript:alert(1) <b>x</b>', [['javascript:alert(1) <b>x</b>', null]]],
  ['https://', [['https://', null]]],
  [
    'https://a.example"onclick="x',
    [
      ['https://a.example', 'https://a.example/'],
      ['"onclick="x', null],
    ],
  ],
])('the links of %j', (text, parts) => {
  expect(partsOf(text).map(({ text: shown, href }) => [shown, href])).toEqual(parts);
});
