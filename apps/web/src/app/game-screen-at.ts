import { GAME_SCREENS } from './game-screens.ts';

/**
 * The function that fetches the screen of the game at a path such as `/skills/mining`; undefined for a path
 * without such a screen. A module of its own instead of the router, because the head start must be small.
 */
export const fetchGameScreen = (path: string) =>
  Object.entries(GAME_SCREENS).find(([route]) => matches(route.split('/'), path.slice(1).split('/')))?.[1];

function matches(route: readonly string[], segments: readonly string[]): boolean {
  const required = route.filter((part) => !part.startsWith('{-$')).length;
  return (
    segments.length >= required &&
    segments.length <= route.length &&
    segments.every(
      (segment, index) => route[index] === segment || (isParameter(route[index]) && segment !== ''),
    )
  );
}

const isParameter = (part = ''): boolean => /^(?:\$|\{-\$)/.test(part);
