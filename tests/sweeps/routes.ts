import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const read = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../apps/web/src/app/${file}`, import.meta.url)), 'utf8');

/** The path of a route in the source of the router. */
const PATH = /\bpath: '([^']+)'/g;
/** The path of a screen in the source of the table of the game's screens. */
const SCREEN = /^ {2}'?([^'\s]+)'?: async \(\) =>/gm;

/**
 * The paths of all routes, with parameters as the router writes them: `/skills/$skillName`,
 * `/game-guide/{-$articleId}`.
 */
export function routePaths(): string[] {
  const paths = [...read('router.tsx').matchAll(PATH), ...read('game-screens.ts').matchAll(SCREEN)];
  return paths.map(([, path]) => `/${path}`.replace('//', '/'));
}

/** Whether the path of an address, such as `/skills/mining`, matches a route's path of `routePaths`. */
export function leadsTo(route: string, address: string): boolean {
  const pattern = route
    .replace(/\/\{-\$\w+\}/, '(/[^/]+)?')
    .replaceAll(/\$\w+/g, '[^/]+')
    .replace(/^\/$/, '/');
  return new RegExp(`^${pattern}$`).test(new URL(address, 'http://localhost').pathname);
}
