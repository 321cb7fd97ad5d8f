import type { Held, PlayerCommand } from '@slumberfell/protocol';

/** What a test asks of a tab (`tab.ts`). Each is answered with the same id. */
export type TabRequest = { readonly id: number } & (
  | { readonly do: 'open' | 'close' | 'offline' | 'online' | 'reconnect' | 'refetch' | 'look' }
  | { readonly do: 'command'; readonly command: PlayerCommand }
);

export interface TabAnswer {
  readonly id: number;
  /** As the page shows it. */
  readonly hub: 'connecting' | 'live' | 'lost' | 'gone' | 'full';
  /** Null while there is no layout. */
  readonly held: Held | null;
}

/** What a tab is started with. */
export interface TabData {
  /** Address of the game for this tab. */
  readonly url: string;
  /** By which the pauses of the page are divided, so that a test need not wait for them. */
  readonly hurry: number;
}
