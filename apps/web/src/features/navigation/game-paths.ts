import type { AnyRouter } from '@tanstack/react-router';

/** The paths of the game's screens that need no parameter, such as `/home` or `/game-guide`. */
export const gamePaths = ({ routesById }: Pick<AnyRouter, 'routesById'>): ReadonlySet<string> =>
  new Set(
    Object.keys(routesById)
      .filter((id) => id.startsWith(GAME))
      .map((id) => `/${id.slice(GAME.length).replace(OPTIONAL_PARAMETER, '')}`)
      .filter((path) => !path.includes('$')),
  );

/** How the ids of the routes in the game's layout begin. */
const GAME = '/app/game/';
const OPTIONAL_PARAMETER = /\/\{-\$\w+\}$/;
