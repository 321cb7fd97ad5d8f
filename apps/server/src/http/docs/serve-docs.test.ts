import { messageOf, type RouteName, refusalsOf, routes } from '@slumberfell/protocol';
import { EVENTS } from '@slumberfell/protocol/docs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { html } from './html.ts';

let server: TestServer;
let page: string;

beforeAll(async () => {
  server = await startTestServer();
  page = (await server.newClient().request('/api/docs')).body as string;
});
afterAll(() => server.close());

/** Text as HTML escapes it in the page. */
const escaped = (text: string): string => html`${text}`.text;

const NAMES = Object.keys(routes) as RouteName[];
const articleOf = (name: RouteName): string =>
  page.split(`<article id="call-${name}">`)[1]?.split('</article>')[0] ?? '';

describe('the page', () => {
  it.each(NAMES)('shows %s with all its refusals', (name) => {
    const article = articleOf(name);
    expect(article).toContain(routes[name].path.replaceAll(/:(\w+)/g, '{$1}'));
    for (const code of refusalsOf(routes[name])) {
      expect(article).toContain(`<code>${code}</code>`);
      expect(article).toContain(escaped(messageOf(code)));
    }
  });

  it('shows every event', () => {
    for (const [type, { text }] of Object.entries(EVENTS)) {
      expect(page).toContain(`<article id="type-${type}">`);
      expect(page).toContain(escaped(text));
    }
  });

  it('shows limits', () => {
    expect(page).toContain('16384 bytes');
    expect(page).toContain('60 calls in 300 s per address');
    expect(page).toContain('text, 3 to 16 characters');
    expect(page).toContain(`Version ${manifest.version}`);
  });

  it('shows the limit of administrators at each call that counts against it', () => {
    const limited = NAMES.filter((name) => articleOf(name).includes('30 calls in 600 s per administrator'));
    expect(limited.toSorted()).toEqual([
      'announce',
      'create-invite',
      'end-account-sessions',
      'generate-password-reset-link',
      'hide-character',
      'import-data',
      'post-news',
      'remove-news',
      'rename-character',
      'show-character',
      'withdraw-announcement',
      'withdraw-invite',
    ]);
  });

  it('needs no script and no other origin, and all its links resolve', () => {
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|<style/);
    expect([...page.matchAll(/(?:href|src)="(https?:|\/\/)/g)]).toEqual([]);
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
    expect(targets.length).toBeGreaterThan(100);
  });
});

it.each([
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/docs/style.css', 'text/css; charset=utf-8'],
  ['/api/docs/openapi.json', 'application/json; charset=utf-8'],
  ['/api/docs/asyncapi.json', 'application/json; charset=utf-8'],
])('%s is served under the usual policy, the same in each encoding', async (path, type) => {
  const client = server.newClient();
  const replies = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) =>
      client.request(path, { headers: { 'accept-encoding': encoding } }),
    ),
  );
  const [plain, gzip, br] = replies;
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(replies.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br']);
  expect(gzip?.body).toEqual(plain?.body);
  expect(br?.body).toEqual(plain?.body);
  expect(plain?.headers.get('content-type')).toBe(type);
  expect(plain?.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(plain?.headers.get('cache-control')).toBe('public, max-age=300');
});

it('what is put into a page is escaped', () => {
  expect(html`<b>${'<i>"&\'</i>'}</b>${html`<br>`}${[html`<p>`, html`1`]}${2}`.text).toBe(
    '<b>&lt;i&gt;&quot;&amp;&#39;&lt;/i&gt;</b><br><p>12',
  );
});
