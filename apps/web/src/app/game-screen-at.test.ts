import { expect, test } from 'vitest';
import { fetchGameScreen } from './game-screen-at.ts';
import { GAME_SCREENS } from './game-screens.ts';

test.each([
  ['/home', 'home'],
  ['/combat', 'combat'],
  ['/skills/mining', 'skills/$skillName'],
  ['/game-guide', 'game-guide/{-$articleId}'],
  ['/game-guide/damage', 'game-guide/{-$articleId}'],
  ['/wiki', 'wiki'],
  ['/wiki/villagers', 'wiki/villagers'],
  ['/wiki/enemies', 'wiki/$section'],
  ['/wiki/enemies/7', 'wiki/$section/$entryId'],
] as const)('the screen at %s is that of the route %s', (path, route) => {
  expect(fetchGameScreen(path)).toBe(GAME_SCREENS[route]);
});

test.each([
  '/',
  '/nowhere',
  '/home/extra',
  '/skills',
  '/skills/',
  '/wiki/items/1010/extra',
  '/account/login',
])('the game has no screen at %s', (path) => {
  expect(fetchGameScreen(path)).toBeUndefined();
});
