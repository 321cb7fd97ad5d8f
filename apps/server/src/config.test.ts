import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidConfig, readConfig } from './config.ts';
import { connectionsFor, fileLimit } from './http/limits/file-limit.ts';

const sentencesOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof InvalidConfig) return error.sentences;
    throw error;
  }
  return [];
};

describe('the settings', () => {
  it('need no variables', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: null,
      dataDirectory: resolve('data'),
      databaseUrl: null,
      contentDirectory: null,
      agreementsDirectory: null,
      publicUrl: null,
      trustedProxies: ['127.0.0.0/8', '::1'],
      connections: {
        inAll: connectionsFor(fileLimit()),
        perAddress: 1_000,
        newPerAddress: { perSecond: 20, atOnce: 200 },
      },
      callRates: expect.anything() as object,
      registration: { mode: 'open', areGuestsOn: true },
      hasNews: true,
      announcesChapters: true,
      newGuests: { perSecond: 4 / 60, atOnce: 20 },
      names: { hasWordList: true, blocked: [] },
      smtpUrl: null,
      hasEndLetters: true,
      alerts: {
        areOn: true,
        hosts: [
          'fcm.googleapis.com',
          'updates.push.services.mozilla.com',
          '*.notify.windows.com',
          'web.push.apple.com',
        ],
        contact: 'mailto:no-reply@localhost',
      },
      redisUrl: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      serverTitle: null,
      contactEmail: null,
      communityUrl: null,
      look: { name: null, logo: null, accent: null },
      logLevel: 'info',
    });
  });

  it('count empty variables as absent and ignore unknown ones', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', HOME: '/root' })).toEqual(readConfig({}));
  });

  it('derive the contact of alerts from the public address, else from the host', () => {
    const contactOf = (variables: Record<string, string>) => readConfig(variables).alerts.contact;
    const [PUBLIC_URL, CONTACT_EMAIL] = ['https://play.example.org', 'wake@example.org'];
    expect(contactOf({ PUBLIC_URL, CONTACT_EMAIL })).toBe(PUBLIC_URL);
    expect(contactOf({ PUBLIC_URL: 'http://play.example.org', CONTACT_EMAIL })).toBe(
      'mailto:wake@example.org',
    );
    expect(contactOf({ PUBLIC_URL, ALERT_CONTACT: 'mailto:me@example.org' })).toBe('mailto:me@example.org');
  });

  it.each([
    [{ REGISTRATION: 'invites' }, /^REGISTRATION /],
    [{ GUESTS: 'no' }, /^GUESTS /],
    [{ CHAPTER_ANNOUNCEMENTS: 'yes' }, /^CHAPTER_ANNOUNCEMENTS /],
    [{ NEWS: 'yes' }, /^NEWS /],
    [{ ALERTS: 'yes' }, /^ALERTS /],
    [{ ALERT_HOSTS: '127.0.0.1' }, /^ALERT_HOSTS /],
    [{ ALERT_HOSTS: 'localhost' }, /^ALERT_HOSTS /],
    [{ ALERT_HOSTS: '*' }, /^ALERT_HOSTS /],
    [{ ALERT_HOSTS: 'fcm.googleapis.com,https://push.example.org' }, /^ALERT_HOSTS /],
    [{ ALERT_CONTACT: 'wake@example.org' }, /^ALERT_CONTACT /],
    [{ ALERT_CONTACT: 'http://play.example.org' }, /^ALERT_CONTACT /],
    [{ ALERT_CONTACT: 'mailto:nowhere' }, /^ALERT_CONTACT /],
  ])('refuse %j', (variables, sentence) => {
    expect(sentencesOf(variables)).toEqual([expect.stringMatching(sentence)]);
  });

  it('take the hosts of alerts from a list', () => {
    const { alerts } = readConfig({ ALERTS: 'off', ALERT_HOSTS: 'push.example.org, *.push.example.net' });
    expect(alerts).toMatchObject({ areOn: false, hosts: ['push.example.org', '*.push.example.net'] });
  });

  it('accept valid values', () => {
    const config = readConfig({
      PORT: '0',
      DATABASE_URL: 'postgres://game@db/slumberfell',
      PUBLIC_URL: 'https://play.example.org',
      TRUSTED_PROXIES: '10.1.0.0/16, 2001:db8::7',
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      port: 0,
      databaseUrl: 'postgres://game@db/slumberfell',
      trustedProxies: ['10.1.0.0/16', '2001:db8::7'],
      logLevel: 'debug',
    });
    expect(config.publicUrl?.origin).toBe('https://play.example.org');
  });

  it('contain the rates of accounts, guests and networks', () => {
    const shared = {
      costly: { perSecond: 10, atOnce: 60 },
      other: { perSecond: 20, atOnce: 200 },
    };
    const { callRates, newGuests } = readConfig({});
    expect(callRates).toEqual({
      accounts: { commands: { perSecond: 20, atOnce: 100 }, ...shared },
      guests: { commands: { perSecond: 5, atOnce: 60 }, ...shared },
      networks: {
        commands: { perSecond: 40, atOnce: 1_200 },
        costly: { perSecond: 50, atOnce: 300 },
        other: { perSecond: 100, atOnce: 1_000 },
      },
    });
    expect(newGuests).toEqual({ perSecond: 1 / 15, atOnce: 20 });
  });

  it('derive the rates of guests and networks that are not set from those of an account', () => {
    const { accounts, guests, networks } = readConfig({
      COMMANDS_PER_SECOND: '3',
      COMMANDS_AT_ONCE: '9',
      COSTLY_CALLS_AT_ONCE: '7',
      NETWORK_OTHER_CALLS_PER_SECOND: 'off',
    }).callRates;
    expect(accounts.commands).toEqual({ perSecond: 3, atOnce: 9 });
    expect(guests.commands).toEqual({ perSecond: 3, atOnce: 9 });
    expect(networks).toEqual({
      commands: { perSecond: 6, atOnce: 108 },
      costly: { perSecond: 50, atOnce: 35 },
      other: null,
    });
  });

  it('contain rates that may be off', () => {
    const none = { commands: null, costly: null, other: null };
    for (const off of ['0', 'off']) {
      const { callRates, newGuests } = readConfig({
        COMMANDS_PER_SECOND: off,
        COSTLY_CALLS_PER_SECOND: off,
        OTHER_CALLS_PER_SECOND: off,
        NEW_GUESTS_PER_MINUTE: off,
      });
      expect(callRates).toEqual({ accounts: none, guests: none, networks: none });
      expect(newGuests).toBeNull();
      const one = readConfig({ COMMANDS_PER_SECOND: off, NETWORK_COMMANDS_PER_SECOND: '8' }).callRates;
      expect([one.guests.commands, one.networks.commands]).toEqual([null, { perSecond: 8, atOnce: 1_200 }]);
    }
    expect(readConfig({ MAX_CONNECTIONS: '50', MAX_CONNECTIONS_PER_ADDRESS: 'off' }).connections).toEqual({
      inAll: 50,
      perAddress: null,
      newPerAddress: { perSecond: 20, atOnce: 200 },
    });
    expect(sentencesOf({ MAX_CONNECTIONS: '9' })).toEqual([
      'MAX_CONNECTIONS must be a whole number from 10 to 1000000.',
    ]);
    expect(sentencesOf({ COMMANDS_PER_SECOND: 'many', COMMANDS_AT_ONCE: '0' })).toEqual([
      'COMMANDS_PER_SECOND must be a whole number up to 1000000, or off.',
      'COMMANDS_AT_ONCE must be a whole number from 1 to 1000000.',
    ]);
  });

  it('contain a separate port for metrics', () => {
    expect(sentencesOf({ PORT: '8080', METRICS_PORT: '8080' })).toEqual([
      'METRICS_PORT must be another port than PORT, which is for players.',
    ]);
    expect(sentencesOf({ METRICS_PORT: '3000' })).toHaveLength(1);
  });

  it('accept IP addresses to listen on, IPv6 with or without brackets', () => {
    expect(readConfig({})).toMatchObject({ host: null, metricsHost: '127.0.0.1' });
    expect(readConfig({ HOST: '[::1]', METRICS_HOST: '0.0.0.0' })).toMatchObject({
      host: '::1',
      metricsHost: '0.0.0.0',
    });
    expect(sentencesOf({ HOST: 'localhost', METRICS_HOST: '10.0.0' })).toEqual([
      'HOST must be an IP address of this machine, such as 127.0.0.1, 0.0.0.0 or ::1.',
      'METRICS_HOST must be an IP address of this machine, such as 127.0.0.1, 0.0.0.0 or ::1.',
    ]);
  });

  it('must name the host of a mail server', () => {
    expect(sentencesOf({ SMTP_URL: 'smtp://' })).toEqual([
      'SMTP_URL must name a host, like smtp://mail.example.org:587',
    ]);
  });

  it('report all errors at once', () => {
    expect(
      sentencesOf({
        PORT: '80a',
        DATABASE_URL: 'mysql://db',
        PUBLIC_URL: 'https://example.org/game',
        TRUSTED_PROXIES: '10.1.0.0/16, my-proxy',
        NAME_WORDS: 'some',
        BLOCKED_NAMES: '/no/such/file',
        METRICS_PORT: '70000',
        HOST_NAME: 'Zzz '.repeat(30),
        CONTACT_EMAIL: 'nobody',
        SERVER_NAME: 'z'.repeat(41),
        SERVER_LOGO: '/no/such/logo.png',
        ACCENT_COLOR: 'gold',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'DATABASE_URL must be an address like postgres://user@host/database',
      'PUBLIC_URL must end after its host and port: the game lives at the root of its address.',
      'TRUSTED_PROXIES must be IP addresses and CIDR ranges with commas between them, such as 127.0.0.1,10.1.0.0/16',
      'NAME_WORDS must be on or off.',
      'BLOCKED_NAMES must be the path of a text file: there is no such file.',
      'METRICS_PORT must be a whole number from 1 to 65535.',
      'HOST_NAME must be at most 80 characters.',
      'CONTACT_EMAIL must be an e-mail address.',
      'SERVER_NAME must have 1 to 40 characters, without control characters.',
      'SERVER_LOGO must be the path of an SVG, PNG or WebP picture of at most 200 KiB, and /no/such/logo.png is none: there is no such file.',
      'ACCENT_COLOR must be a colour in the form #rrggbb, such as #4fb3a5.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
  });
});
