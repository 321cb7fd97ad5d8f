import { describe, expect, it } from 'vitest';
import { DEFAULT_TRUSTED_PROXIES, isProxyRange, TrustedProxies } from './trusted-proxies.ts';

describe('proxies that the host names', () => {
  const proxies = new TrustedProxies(['192.0.2.0/24', '198.51.100.7', '2001:db8::/32']);

  it.each([
    ['192.0.2.200', true],
    ['198.51.100.7', true],
    ['::ffff:198.51.100.7', true],
    ['2001:db8:ffff::1', true],
    ['198.51.100.8', false],
    ['127.0.0.1', false],
    ['10.0.0.1', false],
    ['fe80::1%eth0', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (peer, trusted) => {
    expect(proxies.has(peer)).toBe(trusted);
  });

  it('are those of the same machine by default', () => {
    const byDefault = new TrustedProxies(DEFAULT_TRUSTED_PROXIES);
    expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every((peer) => byDefault.has(peer))).toBe(
      true,
    );
    expect(['10.0.0.1', '192.168.1.50', '172.18.0.1', 'fd00::1'].some((peer) => byDefault.has(peer))).toBe(
      false,
    );
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['198.51.100.99, 203.0.113.9', '203.0.113.9'],
    ['203.0.113.9, 198.51.100.7, 192.0.2.5', '203.0.113.9'],
    ['198.51.100.7', '198.51.100.7'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db9::5]:4711', '2001:db9::5'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['spoof-1', '192.0.2.1'],
    ['203.0.113.9, spoof-1', '192.0.2.1'],
    ['203.0.113.9, spoof-1, 198.51.100.7', '198.51.100.7'],
    ['', '192.0.2.1'],
  ])('say %j, so that the client is %s', (header, client) => {
    expect(proxies.clientOf({ 'x-forwarded-for': header }, '192.0.2.1')).toBe(client);
  });

  it('are trusted and no others; the log names each other proxy once, with the setting to change', () => {
    const lines: string[] = [];
    const log = { warn: (_fields: unknown, text: string) => lines.push(text) };
    const loud = new TrustedProxies(['127.0.0.1'], log as never);
    for (let time = 0; time < 3; time++) {
      expect(loud.clientOf({ 'x-forwarded-for': '203.0.113.9' }, '172.18.0.2')).toBe('172.18.0.2');
      expect(loud.clientOf({ 'x-forwarded-for': '203.0.113.9' }, '127.0.0.1')).toBe('203.0.113.9');
      expect(loud.clientOf({}, '172.18.0.3')).toBe('172.18.0.3');
    }
    expect(lines).toEqual([expect.stringContaining('TRUSTED_PROXIES=127.0.0.1,172.18.0.2 ')]);
    for (let host = 0; host < 50; host++) loud.clientOf({ 'x-forwarded-for': '' }, `203.0.113.${host}`);
    expect(lines).toHaveLength(5);
  });

  it.each([
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/0',
    '::/0',
    '10.0.0',
    'proxy',
    'fe80::1%eth0',
    '1.2.3.4/8/8',
  ])('are not %s', (text) => {
    expect(isProxyRange(text)).toBe(false);
  });
});
