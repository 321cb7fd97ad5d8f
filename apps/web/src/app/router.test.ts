import { PAGE_ROUTES } from '@slumberfell/protocol';
import { expect, test } from 'vitest';
import { gamePaths } from '../features/navigation/game-paths.ts';
import { GAME_SCREENS } from './game-screens.ts';
import { router } from './router.tsx';

test('the server knows the routes of the router, and no others', () => {
  expect(Object.keys(router.routesByPath).toSorted()).toEqual(PAGE_ROUTES.toSorted());
});

test('each screen of the game has a route', () => {
  const routes = Object.keys(router.routesByPath);
  expect(routes).toEqual(expect.arrayContaining(Object.keys(GAME_SCREENS).map((path) => `/${path}`)));
});

test('the paths of the game are those of its screens without parameters', () => {
  const paths = gamePaths(router);
  expect(paths).toContain('/home');
  expect(paths).toContain('/while-you-rest');
  expect(paths).toContain('/game-guide');
  expect([...paths].filter((path) => !/^(?:\/[a-z-]+)+$/.test(path))).toEqual([]);
  for (const path of ['/', '/account', '/login', '/logout', '/credits', '/skills', '/profile'])
    expect(paths).not.toContain(path);
});
