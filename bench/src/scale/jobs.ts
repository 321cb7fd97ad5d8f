import type { Times } from './times.ts';

/** What players are asked to do, and what they tell of it. */
export interface Jobs {
  /** Open the game and connect to the hub, one after the other, and stay. */
  readonly connect: Job<{
    readonly origin: string;
    readonly cookies: readonly string[];
    readonly within: number;
  }>;
  /** Look at the clock whenever a frame comes. */
  readonly watch: Job<{ readonly time: number }, Watched>;
  readonly leave: Job;
  /** Open the game in the morning: each at an instant of the time, and stay. */
  readonly rush: Job<
    { readonly origin: string; readonly cookies: readonly string[]; readonly within: number },
    { readonly opened: Times; readonly failed: number }
  >;
  /** Give one command after the other, each player on a connection of their own, those of several servers in turn. */
  readonly command: Job<
    { readonly origins: readonly string[]; readonly cookies: readonly string[]; readonly time: number },
    { readonly answered: Times; readonly refused: number }
  >;
  /** Look at any page of any leaderboard, one after the other. */
  readonly look: Job<
    {
      readonly origin: string;
      readonly cookies: readonly string[];
      /** How many stand on a board. */
      readonly characters: number;
      readonly pages: number;
    },
    { readonly answered: Times }
  >;
}

interface Job<I = Record<never, never>, O = Record<never, never>> {
  readonly input: I;
  readonly outcome: O;
}

export interface Watched {
  /** From a frame's instant to its arrival. */
  readonly lateness: Times;
  /** Messages of other kinds. */
  readonly others: number;
  /** Sockets that are open in the end. */
  readonly open: number;
}

export interface Order<N extends keyof Jobs = keyof Jobs> {
  readonly job: N;
  readonly input: Jobs[N]['input'];
}

export type Report<N extends keyof Jobs = keyof Jobs> =
  | {
      readonly outcome: Jobs[N]['outcome'] /** Ms of CPU time that it took the players. */;
      readonly cpu: number;
    }
  | { readonly error: string };
