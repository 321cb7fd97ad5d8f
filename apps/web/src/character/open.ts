import type { Frame } from '@slumberfell/protocol';
import { call, type Failure } from '../api/call.ts';
import { setServerClock } from '../clock/server-clock.ts';
import { type Hub, openHub } from '../live/hub.ts';
import { happened } from './happenings.ts';
import { characterStore, forgetCharacter, hold, holdLayout } from './store.ts';
import { createSync } from './sync.ts';

/** How long the layout waits for the hub at first, in ms: connected before it, no event can be missed between. */
const HUB_HEAD_START = 1_500;

interface OpenCharacter {
  readonly receive: (frame: Frame) => void;
  readonly refetch: () => Promise<void>;
  readonly reconnect: () => void;
  readonly close: () => void;
}

let open: OpenCharacter | null = null;

/**
 * Opens the session's character: connects the hub, then fetches the layout, and keeps both in step.
 * @param onFailure told when the layout could not be had
 * @returns closes it again
 */
export function openCharacter(onFailure: (failure: Failure) => void): () => void {
  open?.close();
  const sync = createSync({
    fetchLayout: () => call('get-layout-data', {}),
    held: () => characterStore.getState().character,
    hold(happening) {
      hold(happening.after);
      happened(happening);
    },
    holdLayout: ({ answer, sentAt, receivedAt }) => {
      setServerClock(answer.now, sentAt, receivedAt);
      holdLayout(answer);
    },
    onFailure,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  let begun = false;
  const begin = () => {
    begun = true;
    void sync.refetch();
  };
  const headStart = setTimeout(() => begun || begin(), HUB_HEAD_START);
  const hub: Hub = openHub({
    onStatus(status) {
      characterStore.setState({ hub: status });
      if (status === 'live') begin();
      else if (status === 'lost' && !begun) begin();
    },
    onFrame: sync.receive,
    onRefetch: () => void sync.refetch(),
    onPlayerCount: ({ activeCharacters }) => characterStore.setState({ activeCharacters }),
  });
  const mine: OpenCharacter = {
    receive: sync.receive,
    refetch: sync.refetch,
    reconnect: hub.reconnect,
    close() {
      clearTimeout(headStart);
      sync.close();
      hub.close();
      if (open === mine) open = null;
      forgetCharacter();
    },
  };
  open = mine;
  return mine.close;
}

/** The frame of a command's answer: the same that the hub pushes, whichever is here first. */
export const receiveFrame = (frame: Frame): void => open?.receive(frame);

/** The player asks for the live connection after it had given up. */
export const reconnect = (): void => open?.reconnect();

/** Fetches the layout again. */
export const refetchLayout = (): void => void open?.refetch();
