import type { Sizes } from '../suite.ts';

/** How many characters and how long the benchmark measures. Times are in ms. */
export interface Amounts {
  /** `many`, `few`: how many characters have a running session. `million`: the same in the part `million`. */
  readonly many: number;
  readonly few: number;
  readonly million: number;
  /** Time until a started server has finished its start-up work. */
  readonly startedAfter: number;
  /** How long the server is measured without rounds, during a round, and while players open the game. */
  readonly quiet: number;
  readonly round: number;
  readonly morning: number;
  /** Time within which the players of characters in combat connect. */
  readonly connectedWithin: number;
  /** Time that the server works at most after they have connected, even on a slow machine. */
  readonly connectedAfter: number;
  /** How long their frames are measured. */
  readonly watched: number;
  /**
   * Time that the server takes at most to save the characters of thousands of players who disconnect at the
   * same time.
   */
  readonly savedAfter: number;
  /** How long players give commands before the measurement and during it. */
  readonly commandsBefore: number;
  readonly commands: number;
  /** How many pages of leaderboards are requested. */
  readonly pages: number;
}

export const SIZES: Sizes<Amounts> = {
  full: {
    many: 100_000,
    few: 1_000,
    million: 1_000_000,
    startedAfter: 10_000,
    quiet: 30_000,
    round: 60_000,
    morning: 60_000,
    connectedWithin: 40_000,
    connectedAfter: 30_000,
    watched: 45_000,
    savedAfter: 30_000,
    commandsBefore: 5_000,
    commands: 20_000,
    pages: 1_000,
  },
  short: {
    many: 400,
    few: 200,
    million: 600,
    startedAfter: 1_000,
    quiet: 1_000,
    round: 2_000,
    morning: 1_000,
    connectedWithin: 1_000,
    connectedAfter: 1_000,
    // Longer than the pull time of a hunt, so that frames arrive.
    watched: 10_000,
    savedAfter: 1_000,
    commandsBefore: 200,
    commands: 1_000,
    pages: 20,
  },
};
