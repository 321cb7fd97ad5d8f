import { expect, test } from 'vitest';
import { readConfig, SETTINGS } from '../config.ts';
import { PLAIN_HTTP } from './other-devices.ts';
import { settingStates } from './setting-states.ts';

const statesOf = (variables: Record<string, string>) => settingStates(variables, readConfig(variables));

test('each setting has one state, and none has a value', () => {
  const states = statesOf({ SMTP_URL: 'smtp://game:hunter2@mail.example.org', PORT: '4000' });
  const names = states.map(({ setting }) => setting);
  expect(names).toEqual(SETTINGS.filter((name) => !name.endsWith('_FILE')));
  expect(JSON.stringify(states)).not.toContain('hunter2');
  const stateOf = (name: string) => states.find(({ setting }) => setting === name);
  expect(stateOf('SMTP_URL')).toEqual({ setting: 'SMTP_URL', state: 'set', text: null });
  expect(stateOf('PORT')).toEqual({ setting: 'PORT', state: 'set', text: null });
  expect(stateOf('PUBLIC_URL')).toMatchObject({
    state: 'unset',
    text: expect.stringContaining('localhost') as string,
  });
  expect(stateOf('LOG_LEVEL')).toEqual({ setting: 'LOG_LEVEL', state: 'unset', text: null });
});

test('names what is set in vain, and what is no setting', () => {
  const states = statesOf({ REDIS_URL: 'redis://cache.example.org', DATABSE_URL: 'postgres://db/game' });
  expect(states.filter(({ state }) => state === 'without-effect' || state === 'unknown')).toEqual([
    {
      setting: 'DATABSE_URL',
      state: 'unknown',
      text: 'DATABSE_URL is not a setting, so it has no effect. Did you mean DATABASE_URL?',
    },
    {
      setting: 'REDIS_URL',
      state: 'without-effect',
      text: 'REDIS_URL has no effect: with the embedded database there is only one node. Set DATABASE_URL, too.',
    },
  ]);
});

test('tells a host who serves others by plain http what their browsers lack', () => {
  const textOf = (variables: Record<string, string>) =>
    statesOf(variables).find(({ setting }) => setting === 'PUBLIC_URL')?.text;
  expect(textOf({})).toBe(`Letters link to localhost, and login cookies are not Secure. ${PLAIN_HTTP}`);
  expect(textOf({ HOST: '127.0.0.1' })).not.toContain(PLAIN_HTTP);
  expect(textOf({ PUBLIC_URL: 'http://play.lan' })).toBe(`PUBLIC_URL is plain http. ${PLAIN_HTTP}`);
  expect(textOf({ PUBLIC_URL: 'http://localhost:3000' })).toBeNull();
  expect(textOf({ PUBLIC_URL: 'https://play.example.org' })).toBeNull();
});
