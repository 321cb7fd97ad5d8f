import type { CareerPlayer } from './player.ts';

/** The kinds of players whose careers are simulated. */
export const CAREER_KINDS = ['newcomer', 'hunter', 'all-round', 'casual', 'crafter'] as const;
export type CareerKind = (typeof CAREER_KINDS)[number];

/** When a player logs in on each day, and how long the player is there. */
export interface Login {
  /** Hours since the time of day at which the career began; the first login of a day has 0. */
  readonly hour: number;
  readonly minutes: number;
}

/** A time in which a player is there. Instants are epoch ms. */
export interface Visit {
  /** When the player leaves. */
  readonly until: number;
  /** When the player comes back. What begins last must go on until then. */
  readonly next: number;
}

/** How one kind of player plays. */
export interface Policy {
  /** In their order. */
  readonly logins: readonly Login[];
  /** Plays one visit: gives commands, waits between them, and begins what goes on after the visit. */
  play(player: CareerPlayer, visit: Visit): void;
}
