import { afterEach, expect, test, vi } from 'vitest';
import { hasOwnLook, serverLogo, serverName } from './server-look.ts';

/** What the server writes into the root of the page, as browsers show it to scripts. */
const written = (dataset: Record<string, string>): void => {
  vi.stubGlobal('document', { documentElement: { dataset } });
};
afterEach(() => {
  vi.unstubAllGlobals();
});

test('without settings the server has the name of the game, and its lantern', () => {
  written({ mantineColorScheme: 'dark' });
  expect([serverName(), serverLogo(), hasOwnLook()]).toEqual(['Slumberfell', null, false]);
});

test('the page has the name and the logo that the server has written', () => {
  written({
    serverName: 'The <Moon>',
    serverLogo: '/look/logo-1.svg',
    logoWidth: '240',
    logoHeight: '40.5',
  });
  expect(serverName()).toBe('The <Moon>');
  expect(serverLogo()).toEqual({ address: '/look/logo-1.svg', width: 240, height: 40.5 });
  expect(hasOwnLook()).toBe(true);
});

test('a logo alone is a look of its own, so the game is credited', () => {
  written({ serverLogo: '/look/logo-1.png', logoWidth: '1', logoHeight: '1' });
  expect([serverName(), hasOwnLook()]).toEqual(['Slumberfell', true]);
});
