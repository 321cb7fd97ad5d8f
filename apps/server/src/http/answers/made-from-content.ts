import type { Game } from '../../game.ts';

type Live = ReturnType<Game['content']['live']>;

/**
 * A value that follows from the content. It is made when it is first asked for, and again when other content
 * is live.
 */
export function madeFromContent<T>(
  { content }: Pick<Game, 'content'>,
  make: (live: Live) => T,
): (live?: Live) => T {
  let made: { readonly version: string; readonly value: T } | null = null;
  return (live = content.live()) => {
    if (made?.version !== live.version) made = { version: live.version, value: make(live) };
    return made.value;
  };
}
