import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InvalidConfig, readConfig } from './config.ts';
import { connectionsFor, fileLimit } from './http/file-limit.ts';

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
      publicUrl: null,
      trustedProxies: ['127.0.0.0/8', '::1'],
      connections: {
        inAll: connectionsFor(fileLimit()),
        perAddress: 1_000,
        newPerAddress: { perSecond: 20, atOnce: 200 },
      },
      callRates: { commands: { perSecond: 20, atOnce: 100 }, costly: { perSecond: 10, atOnce: 60 } },
      smtpUrl: null,
      redisUrl: null,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      hostName: null,
      contactEmail: null,
      communityUrl: null,
      logLevel: 'info',
    });
  });

  it('count empty variables as absent and ignore unknown ones', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', HOME: '/root' })).toEqual(readConfig({}));
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

  it('contain the rates of an account, which may be off', () => {
    const { callRates } = readConfig({
      COMMANDS_PER_SECOND: '7',
      COMMANDS_AT_ONCE: '9',
      COSTLY_CALLS_AT_ONCE: '3',
    });
    expect(callRates).toEqual({
      commands: { perSecond: 7, atOnce: 9 },
      costly: { perSecond: 10, atOnce: 3 },
    });
    for (const none of ['0', 'off'])
      expect(readConfig({ COMMANDS_PER_SECOND: none, COSTLY_CALLS_PER_SECOND: none }).callRates).toEqual({
        commands: null,
        costly: null,
      });
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

  it('report all errors at once', () => {
    expect(
      sentencesOf({
        PORT: '80a',
        DATABASE_URL: 'mysql://db',
        PUBLIC_URL: 'https://example.org/game',
        TRUSTED_PROXIES: '10.1.0.0/16, my-proxy',
        METRICS_PORT: '70000',
        HOST_NAME: 'Zzz '.repeat(30),
        CONTACT_EMAIL: 'nobody',
        LOG_LEVEL: 'loud',
      }),
    ).toEqual([
      'PORT must be a whole number from 0 to 65535.',
      'DATABASE_URL must be an address like postgres://user@host/database',
      'PUBLIC_URL must end after its host and port: the game lives at the root of its address.',
      'TRUSTED_PROXIES must be IP addresses and CIDR ranges with commas between them, such as 127.0.0.1,10.1.0.0/16',
      'METRICS_PORT must be a whole number from 1 to 65535.',
      'HOST_NAME must be at most 80 characters.',
      'CONTACT_EMAIL must be an e-mail address.',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    ]);
  });
});
