import type { ClientState, PlayerCommand } from '@slumberfell/protocol';

/** A request of a test to a tab (`tab.ts`). The answer has the same id. */
export type TabRequest = { readonly id: number } & (
  | { readonly do: 'open' | 'close' | 'offline' | 'online' | 'reconnect' | 'refetch' | 'look' }
  | { readonly do: 'command'; readonly command: PlayerCommand }
);

export interface TabAnswer {
  readonly id: number;
  /** The status that the page shows. */
  readonly hub: 'connecting' | 'live' | 'lost' | 'gone' | 'full';
  /** Null until the first layout. */
  readonly held: ClientState | null;
}

/** The worker data of a tab. */
export interface TabData {
  /** Address of the game for this tab. */
  readonly url: string;
  /** The page's pauses are divided by this, so that tests run faster. */
  readonly hurry: number;
}
