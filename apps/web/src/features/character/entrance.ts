// chunk: calls
import { isAuthenticated } from '../../lib/api/is-authenticated.ts';
import { layoutPrefetch } from './prefetch-layout.ts';

/**
 * First segments of the paths that a visitor without a login may read too. They show the world and the news,
 * and with a character also what it owns, or what is unseen.
 */
const OPEN_TO_VISITORS: ReadonlySet<string> = new Set(['items', 'news', 'wiki']);

/** Whether a visitor without a login may read a path. */
export const isOpenToVisitors = (path: string): boolean => OPEN_TO_VISITORS.has(path.split('/')[1] ?? '');

let asked: Promise<boolean> | null = null;

/**
 * Whether this browser can open a character: it has a login, and the login has a character. If so, the layout
 * is already being fetched. Calls that are made before `forget` share one answer.
 */
export const canOpenCharacter = (): Promise<boolean> => {
  asked ??= askServer();
  return asked;
};

/** Lets the next call ask the server again: the player may log in or out meanwhile. */
export function forgetEntrance(): void {
  asked = null;
}

/** Asks for the login first, because a refused layout would report that the login has ended. */
const askServer = async (): Promise<boolean> =>
  (await isAuthenticated()) && (await layoutPrefetch.start()).ok;
