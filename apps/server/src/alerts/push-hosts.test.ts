import { describe, expect, it } from 'vitest';
import { allowedEndpoint, isPushHost, KNOWN_PUSH_HOSTS } from './push-hosts.ts';

describe('the server may send to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:DEF-_1',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2fxyz%3d',
    'https://a.b.notify.windows.com/w/?token=1',
    'https://web.push.apple.com/QGlJ9Xw',
  ])('%s', (endpoint) => {
    expect(allowedEndpoint(endpoint, KNOWN_PUSH_HOSTS)?.href).toBe(endpoint);
  });
});

describe('the server does not send to', () => {
  it.each([
    ['plain http', 'http://fcm.googleapis.com/x'],
    ['another scheme', 'ftp://fcm.googleapis.com/x'],
    ['a host that is not listed', 'https://push.example.org/x'],
    ['a host below a listed name', 'https://evil.fcm.googleapis.com/x'],
    ['a host that ends like a listed one', 'https://evilfcm.googleapis.com/x'],
    ['a host that begins like a listed one', 'https://fcm.googleapis.com.example.org/x'],
    ['the name without the labels of the star', 'https://notify.windows.com/x'],
    ['a name that ends like the star', 'https://evilnotify.windows.com/x'],
    ['an empty label for the star', 'https://.notify.windows.com/x'],
    ['an empty label within', 'https://a..notify.windows.com/x'],
    ['a star for the star', 'https://*.notify.windows.com/x'],
    ['a label that is too long', `https://${'a'.repeat(64)}.notify.windows.com/x`],
    ['a name that is too long', `https://${'a.'.repeat(120)}notify.windows.com/x`],
    ['a label that begins with a hyphen', 'https://-a.notify.windows.com/x'],
    ['an underscore', 'https://a_b.notify.windows.com/x'],
    ['a trailing dot', 'https://fcm.googleapis.com./x'],
    ['two trailing dots', 'https://fcm.googleapis.com../x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['the port of http', 'https://fcm.googleapis.com:80/x'],
    ['the usual port, spelled out', 'https://fcm.googleapis.com:443/x'],
    ['a user', 'https://user@fcm.googleapis.com/x'],
    ['a user and a password', 'https://fcm.googleapis.com:x@127.0.0.1/x'],
    ['a listed host as the user', 'https://fcm.googleapis.com@127.0.0.1/x'],
    ['a backslash before another host', 'https://fcm.googleapis.com\\@127.0.0.1/x'],
    ['a fragment', 'https://fcm.googleapis.com/x#y'],
    ['a tab within', 'https://fcm.googleapis\t.com/x'],
    ['a line break', 'https://fcm.googleapis.com/x\r\nHost: 127.0.0.1'],
    ['white space before', ' https://fcm.googleapis.com/x'],
    ['capitals', 'https://FCM.googleapis.com/x'],
    ['full-width letters', 'https://ｆcm.googleapis.com/x'],
    ['dots to resolve', 'https://fcm.googleapis.com/a/../x'],
    ['an escaped dot in the name', 'https://fcm%2egoogleapis.com/x'],
    ['private IPv4', 'https://10.0.0.1/x'],
    ['loopback IPv4', 'https://127.0.0.1/x'],
    ['link-local IPv4', 'https://169.254.169.254/latest/meta-data'],
    ['public IPv4', 'https://93.184.216.34/x'],
    ['IPv4 in decimal', 'https://2130706433/x'],
    ['IPv4 in hexadecimal', 'https://0x7f000001/x'],
    ['IPv4 in hexadecimal parts', 'https://0x7f.0x0.0x0.0x1/x'],
    ['IPv4 in octal', 'https://0177.0.0.1/x'],
    ['short IPv4', 'https://127.1/x'],
    ['loopback IPv6', 'https://[::1]/x'],
    ['mapped IPv6', 'https://[::ffff:10.0.0.1]/x'],
    ['unique local IPv6', 'https://[fd00::1]/x'],
    ['localhost', 'https://localhost/x'],
    ['no host', 'https:///x'],
    ['no URL', 'fcm.googleapis.com/x'],
    ['nothing', ''],
  ])('%s: %j', (_what, endpoint) => {
    expect(allowedEndpoint(endpoint, KNOWN_PUSH_HOSTS)).toBeNull();
  });

  it('an address, even if the list had it', () => {
    for (const host of ['127.0.0.1', '93.184.216.34', '[::1]'])
      expect(allowedEndpoint(`https://${host}/x`, [host])).toBeNull();
  });
});

describe('the setting of hosts', () => {
  it.each([...KNOWN_PUSH_HOSTS, 'push.example.org', '*.push.example.org', 'xn--bcher-kva.example'])(
    'may list %s',
    (host) => expect(isPushHost(host)).toBe(true),
  );

  it.each([
    '*',
    '*.org',
    'localhost',
    '*.localhost',
    '127.0.0.1',
    '*.0.0.1',
    '2130706433',
    '0x7f000001',
    '[::1]',
    '::1',
    'push.example.org.',
    'push.example.org:443',
    'https://push.example.org',
    'Push.example.org',
    'a.*.org',
    '-a.example.org',
    '',
  ])('may not list %j', (host) => expect(isPushHost(host)).toBe(false));
});
