// chunk: entry
/** The game's own name, which a server without a name of its own has. */
export const GAME_NAME = 'Slumberfell';

/** A host's logo: its address, and its width and height in px, of which the ratio counts. */
export interface ServerLogo {
  readonly address: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What the server has written about its look into the root of the page (`apps/server/src/http/page/look`).
 */
const written = (): DOMStringMap => globalThis.document?.documentElement.dataset ?? {};

/** The name of this server; without one of its own that of the game. */
export const serverName = (): string => written().serverName ?? GAME_NAME;

/** The host's logo; null for that of the game. */
export function serverLogo(): ServerLogo | null {
  const { serverLogo: address, logoWidth, logoHeight } = written();
  return address === undefined ? null : { address, width: Number(logoWidth), height: Number(logoHeight) };
}

/** Whether the host has given this server a name or a logo of its own. */
export const hasOwnLook = (): boolean => serverName() !== GAME_NAME || serverLogo() !== null;
