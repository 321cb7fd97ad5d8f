import type { ClientState, PlayerCommand } from '@slumberfell/protocol';

/** A request of a test to a tab (`tab.ts`). The answer has the same id. */
export type TabRequest = { readonly id: number } & (
  | { readonly do: 'open' | 'close' | 'offline' | 'online' | 'reconnect' | 'refetch' | 'look' }
  | { readonly do: 'command'; readonly command: PlayerCommand }
);

export interface TabAnswer {
  readonly id: number;
  /** The status of the hub that the page shows. */
  readonly hub: 'connecting' | 'live' | 'checking' | 'lost' | 'gone' | 'full';
  /** The state that the page holds; null until the first layout. */
  readonly held: ClientState | null;
}

/** What the test passes to the worker thread of a tab. */
export interface TabData {
  /** Address of the server that this tab plays on. */
  readonly url: string;
  /** The delays of the page's timers are divided by this number, so that tests run faster. */
  readonly hurry: number;
}
