import type { Logo } from './logo-file.ts';

/** The game's own name, which a server without a name of its own has. */
export const GAME_NAME = 'Slumberfell';

/** Maximum number of characters of a server's name. */
export const SERVER_NAME_LENGTH = 40;

/** How the host has the server look. Each part is null where it is the game's own. */
export interface ServerLook {
  readonly name: string | null;
  readonly logo: Logo | null;
  /** `#rrggbb`, in small letters. */
  readonly accent: string | null;
}

/** Whether a text may be the name of a server: 1 to 40 characters, none of them a control character. */
export const isServerName = (text: string): boolean =>
  text.length > 0 &&
  [...text].length <= SERVER_NAME_LENGTH &&
  !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u.test(text);
