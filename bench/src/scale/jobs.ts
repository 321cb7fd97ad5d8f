import type { Times } from './times.ts';

/** The jobs of the player process, with their input and outcome. */
export interface Jobs {
  /**
   * Players open the game and connect to the hub, at instants spread over `within` ms, and stay connected.
   */
  readonly connect: Job<{
    readonly origin: string;
    readonly cookies: readonly string[];
    readonly within: number;
  }>;
  /** Measures the lateness of each frame that arrives during `time` ms. */
  readonly watch: Job<{ readonly time: number }, Watched>;
  readonly leave: Job;
  /**
   * Like `connect`, but with no limit of parallel openings. Returns the ms until each player is connected,
   * and how many players could not connect.
   */
  readonly rush: Job<
    { readonly origin: string; readonly cookies: readonly string[]; readonly within: number },
    { readonly opened: Times; readonly failed: number }
  >;
  /**
   * Players give one command after the other, each on its own connection, for `time` ms. Player i uses server
   * i, modulo the number of servers.
   */
  readonly command: Job<
    { readonly origins: readonly string[]; readonly cookies: readonly string[]; readonly time: number },
    { readonly answered: Times; readonly refused: number }
  >;
  /** Pages open and stay open, at instants spread over `within` ms. They come back after a restart. */
  readonly openPages: Job<{
    readonly origin: string;
    readonly cookies: readonly string[];
    readonly within: number;
  }>;
  /** Waits until the server has restarted and all open pages are as far as the server again. */
  readonly comeBack: Job<Record<never, never>, CameBack>;
  readonly closePages: Job;
  /** Fetches the layout of each player once, some at a time. */
  readonly fetchLayouts: Job<
    { readonly origin: string; readonly cookies: readonly string[] },
    { readonly time: number }
  >;
  /** Players begin to give a command each `every` ms. The job ends at once, and they go on. */
  readonly beginCommands: Job<{
    readonly origin: string;
    readonly cookies: readonly string[];
    readonly every: number;
  }>;
  /** The players stop. Returns the times of the commands that were under way in a span of time. */
  readonly endCommands: Job<
    /** Epoch ms. */
    { readonly from: number; readonly to: number },
    { readonly answered: Times; readonly refused: number }
  >;
  /** Players request random pages of random leaderboards, one page after the other. */
  readonly requestPages: Job<
    {
      readonly origin: string;
      readonly cookies: readonly string[];
      /** How many characters are on a leaderboard. */
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
  /** Ms from the instant of a frame's last event until a simulated player receives the frame. */
  readonly lateness: Times;
  /** Number of messages that are not frames. */
  readonly others: number;
  /** Number of sockets that are still open at the end of the job. */
  readonly open: number;
}

export interface CameBack {
  /**
   * Epoch ms: when the first page reached the restarted server, and when the last page was as far as the
   * server.
   */
  readonly from: number;
  readonly to: number;
  /** ms of each page from the attempt that succeeded until it was as far as the server. */
  readonly inStep: Times;
  /** How many layouts the pages fetched. */
  readonly layouts: number;
  /** How many pages had given up. */
  readonly failed: number;
}

export interface Order<N extends keyof Jobs = keyof Jobs> {
  readonly job: N;
  readonly input: Jobs[N]['input'];
}

export type Report<N extends keyof Jobs = keyof Jobs> =
  | {
      readonly outcome: Jobs[N]['outcome'];
      /** Ms of CPU time that the player process used for the job. */
      readonly cpu: number;
    }
  | { readonly error: string };
