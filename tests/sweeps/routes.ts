import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROUTER = fileURLToPath(new URL('../../apps/web/src/app/router.tsx', import.meta.url));

/** A path of the router, or the name of a screen whose path is its name. */
const PATH = /\bpath: '([^']+)'|\bplain\('([^']+)'\)/g;

/** The paths of all routes as the router writes them: `/skills/$skillName`, `/game-guide/{-$articleId}`. */
export function routePaths(): string[] {
  const source = readFileSync(ROUTER, 'utf8');
  return [...source.matchAll(PATH)].map(([, path, name]) => `/${path ?? name}`.replace('//', '/'));
}

/** Whether an address matches a route's path. */
export function leadsTo(route: string, address: string): boolean {
  const pattern = route
    .replace(/\/\{-\$\w+\}/, '(/[^/]+)?')
    .replace(/\$\w+/, '[^/]+')
    .replace(/^\/$/, '/');
  return new RegExp(`^${pattern}$`).test(new URL(address, 'http://localhost').pathname);
}
