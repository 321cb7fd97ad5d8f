import type { Frame, LayoutData, Standing } from '@slumberfell/protocol';
import { type ClientState, foldFrame } from '@slumberfell/protocol';
import type { Failure, Outcome } from '../../lib/api/call.ts';
import type { FrameChange } from './frame-events.ts';

export interface SyncTools {
  readonly fetchLayout: () => Promise<Outcome<LayoutData>>;
  readonly held: () => ClientState | null;
  /** Stores the state after a frame. */
  readonly storeHeld: (change: FrameChange) => void;
  readonly storeLayout: (outcome: Extract<Outcome<LayoutData>, { ok: true }>) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Pause in ms before the layout is fetched again when frames were missing after it. */
const PAUSE = 1_000;

/**
 * Keeps the page's state equal to the server's: applies frames, and fetches the layout when a frame does not
 * follow the current state. Frames that arrive while the layout or the content is being fetched are queued,
 * and applied after it.
 */
export function createSync(tools: SyncTools) {
  let queue: Frame[] = [];
  let refetching = false;
  let refetchAgain = false;
  let closed = false;
  /** Settles when everything has loaded that frames and layouts need; `loads` counts what has not. */
  let loading: Promise<unknown> = Promise.resolve();
  let loads = 0;
  /** The server's newest revision and instant, received while the state could not be compared with it. */
  let announced: Standing | null = null;

  const isBehind = ({ revision, eventAt }: Standing): boolean => {
    const held = tools.held();
    return held === null || held.revision < revision || held.shown.eventAt < eventAt;
  };

  /** Whether the state has reached what the server announced. */
  const isUpToDate = (): boolean => {
    const standing = announced;
    announced = null;
    return standing === null || !isBehind(standing);
  };

  /**
   * Applies a frame. @returns false when frames are missing before it; true when it was applied or was known
   * already
   */
  const fold = (frame: Frame): boolean => {
    const held = tools.held();
    if (!held) return false;
    const folded = foldFrame(held, frame);
    if (folded.kind === 'folded') tools.storeHeld({ frame, before: held, after: folded.held });
    return folded.kind !== 'gap';
  };

  /** Applies all queued frames. @returns false when frames are missing */
  const foldQueue = (): boolean => {
    const frames = queue;
    queue = [];
    return frames.every(fold);
  };

  /** Fetches the layout. Called while one is being fetched, it fetches another one after it. */
  async function refetch(): Promise<void> {
    if (refetching) {
      refetchAgain = true;
      return;
    }
    refetching = true;
    try {
      do {
        refetchAgain = false;
        const outcome = await tools.fetchLayout();
        while (loads > 0) await loading;
        if (closed) return;
        if (!outcome.ok) {
          queue = [];
          announced = null;
          return tools.onFailure(outcome.failure);
        }
        tools.storeLayout(outcome);
        const isComplete = foldQueue();
        if (!isUpToDate()) refetchAgain = true;
        if (isComplete) continue;
        await tools.wait(PAUSE);
        refetchAgain = true;
      } while (refetchAgain && !closed);
    } finally {
      refetching = false;
    }
  }

  return {
    receive(frame: Frame): void {
      if (closed) return;
      if (refetching || loads > 0) queue.push(frame);
      else if (!fold(frame)) void refetch();
    },
    refetch,
    /** Receives the server's revision and instant; fetches the layout when the state is behind them. */
    compareWith(standing: Standing): void {
      if (closed) return;
      if (refetching || loads > 0) announced = standing;
      else if (isBehind(standing)) void refetch();
    },
    /** Queues frames and layouts until `ready` has settled. */
    async waitFor(ready: Promise<unknown>): Promise<void> {
      loads += 1;
      loading = Promise.allSettled([loading, ready]);
      await loading;
      loads -= 1;
      if (loads > 0 || refetching || closed) return;
      if (!(foldQueue() && isUpToDate())) void refetch();
    },
    close() {
      closed = true;
    },
  };
}
