/** A period in which a character had a socket on this node, in epoch ms. */
export interface Watch {
  readonly since: number;
  /** When the last socket closed; null while the character has a socket. */
  readonly until: number | null;
}

/**
 * Why a character is saved. `opening`: its player opens it and sees the result. `leaving`: the last of its
 * sockets has closed. `acting`: it got a command from a player who has opened it before. `unseen`: no player
 * is involved.
 */
export type Occasion = 'opening' | 'leaving' | 'acting' | 'unseen';

/** Why a character is saved, and when it had a socket. */
export interface Viewing {
  readonly occasion: Occasion;
  /**
   * The period in which the character had a socket on this node; null when it had none since the save that
   * follows the closing of its last socket.
   */
  readonly watch: Watch | null;
}

export const UNSEEN: Viewing = { occasion: 'unseen', watch: null };
