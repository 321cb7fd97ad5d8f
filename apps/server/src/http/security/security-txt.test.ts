import { expect, test } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { startTestServer } from '../../testing/test-server.ts';

const NOW = Date.UTC(2026, 10, 25, 13, 32);
const PATH = '/.well-known/security.txt';
const HOST = { PUBLIC_URL: 'https://play.example.org', CONTACT_EMAIL: 'host@example.org' };

const ask = async (settings: Readonly<Record<string, string>>, method = 'GET') => {
  const server = await startTestServer({ settings, clock: new TestClock(NOW), runsJobs: false });
  try {
    return await server.newClient().request(PATH, { method });
  } finally {
    await server.close();
  }
};

test('names the address for reports of flaws, and holds for less than a year', async () => {
  const { status, body, headers } = await ask(HOST);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('content-security-policy')).not.toBeNull();
  expect(body).toBe(
    [
      'Contact: mailto:host@example.org',
      'Expires: 2027-05-24T00:00:00.000Z',
      'Preferred-Languages: en',
      `Canonical: ${HOST.PUBLIC_URL}${PATH}\n`,
    ].join('\n'),
  );
  expect((await ask(HOST, 'HEAD')).status).toBe(200);
});

test.each([
  { PUBLIC_URL: HOST.PUBLIC_URL },
  { CONTACT_EMAIL: HOST.CONTACT_EMAIL },
  { ...HOST, PUBLIC_URL: 'http://play.example.org' },
])('is not there without a contact and a public address with https: %j', async (settings) => {
  expect((await ask(settings)).status).toBe(404);
});
