import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { settingsWithoutEffect } from './settings-without-effect.ts';

const textsFor = (variables: Record<string, string>): readonly string[] =>
  settingsWithoutEffect(variables, readConfig(variables)).map(({ text }) => text);

describe('settings without effect', () => {
  it.each([
    [
      { REDIS_URL: 'redis://cache:6379' },
      'REDIS_URL has no effect: with the embedded database there is only one node. Set DATABASE_URL, too.',
      { DATABASE_URL: 'postgres://db/game' },
    ],
    [
      { METRICS_HOST: '0.0.0.0' },
      'METRICS_HOST has no effect: METRICS_PORT is not set.',
      { METRICS_PORT: '9464' },
    ],
    [{ ALERT_HOSTS: 'push.example.org' }, 'ALERT_HOSTS has no effect: ALERTS is off.', { ALERTS: 'on' }],
    [
      { ALERT_CONTACT: 'mailto:a@example.org' },
      'ALERT_CONTACT has no effect: ALERTS is off.',
      { ALERTS: 'on' },
    ],
    [
      { MAX_CONNECTIONS_PER_ADDRESS: '70' },
      'MAX_CONNECTIONS_PER_ADDRESS has no effect: the server takes only 60 connections in all (MAX_CONNECTIONS).',
      { MAX_CONNECTIONS: '71' },
    ],
    [
      { NEW_GUESTS_AT_ONCE: '5' },
      'NEW_GUESTS_AT_ONCE has no effect: NEW_GUESTS_PER_MINUTE is off.',
      { NEW_GUESTS_PER_MINUTE: '4' },
    ],
    [
      { NEW_CONNECTIONS_AT_ONCE: '5' },
      'NEW_CONNECTIONS_AT_ONCE has no effect: NEW_CONNECTIONS_PER_SECOND is off.',
      { NEW_CONNECTIONS_PER_SECOND: '4' },
    ],
    [
      { NETWORK_COMMANDS_AT_ONCE: '5' },
      'NETWORK_COMMANDS_AT_ONCE has no effect: NETWORK_COMMANDS_PER_SECOND is off.',
      { NETWORK_COMMANDS_PER_SECOND: '4' },
    ],
    [
      { COMMANDS_AT_ONCE: '5' },
      'COMMANDS_AT_ONCE has no effect: COMMANDS_PER_SECOND is off.',
      { NETWORK_COMMANDS_PER_SECOND: '4' },
    ],
  ])('%j is named while others are off, and has an effect with another setting', (given, text, other) => {
    const off = {
      ALERTS: 'off',
      MAX_CONNECTIONS: '60',
      COMMANDS_PER_SECOND: 'off',
      NEW_GUESTS_PER_MINUTE: '0',
      NEW_CONNECTIONS_PER_SECOND: 'off',
    };
    expect(textsFor({ ...off, ...given })).toEqual([text]);
    expect(textsFor({ ...off, ...given, ...other })).toEqual([]);
  });

  it('names the variable of a file, and reads the file no second time', () => {
    const config = readConfig({ REDIS_URL: 'redis://cache:6379' });
    const variables = { REDIS_URL_FILE: '/nowhere', COMMANDS_AT_ONCE: '7' };
    expect(settingsWithoutEffect(variables, config)).toEqual([
      expect.objectContaining({ setting: 'REDIS_URL_FILE' }),
    ]);
  });

  it('are none without settings, nor settings with their defaults', () => {
    expect(textsFor({})).toEqual([]);
    expect(textsFor({ PORT: '3000', COMMANDS_AT_ONCE: '100', ALERTS: 'on', LOG_LEVEL: 'info' })).toEqual([]);
  });
});
