import type { Frame, LayoutData, Standing } from '@slumberfell/protocol';
import { foldFrame, type Held } from '@slumberfell/protocol';
import type { Failure, Outcome } from '../../lib/api/call.ts';
import type { Happening } from './frame-events.ts';

export interface SyncTools {
  readonly fetchLayout: () => Promise<Outcome<LayoutData>>;
  readonly held: () => Held | null;
  /** Stores the state after a frame. */
  readonly hold: (happening: Happening) => void;
  readonly holdLayout: (outcome: Extract<Outcome<LayoutData>, { ok: true }>) => void;
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
  let waiting: Frame[] = [];
  let refetching = false;
  let again = false;
  let closed = false;
  /** Settles when everything has loaded that frames and layouts need; `missing` counts what has not. */
  let needed: Promise<unknown> = Promise.resolve();
  let missing = 0;
  /** The server's newest revision and instant, received while the state could not be compared with it. */
  let told: Standing | null = null;

  const isBehind = ({ revision, eventAt }: Standing): boolean => {
    const held = tools.held();
    return held === null || held.revision < revision || held.shown.eventAt < eventAt;
  };

  /** Whether the state has reached what the server announced. */
  const isUpToDate = (): boolean => {
    const standing = told;
    told = null;
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
    if (folded.kind === 'folded') tools.hold({ frame, before: held, after: folded.held });
    return folded.kind !== 'gap';
  };

  /** Applies all queued frames. @returns false when frames are missing */
  const foldWaiting = (): boolean => {
    const frames = waiting;
    waiting = [];
    return frames.every(fold);
  };

  /** Fetches the layout. Called while one is being fetched, it fetches another one after it. */
  async function refetch(): Promise<void> {
    if (refetching) {
      again = true;
      return;
    }
    refetching = true;
    try {
      do {
        again = false;
        const outcome = await tools.fetchLayout();
        while (missing > 0) await needed;
        if (closed) return;
        if (!outcome.ok) {
          waiting = [];
          told = null;
          return tools.onFailure(outcome.failure);
        }
        tools.holdLayout(outcome);
        const ledOn = foldWaiting();
        if (!isUpToDate()) again = true;
        if (ledOn) continue;
        await tools.wait(PAUSE);
        again = true;
      } while (again && !closed);
    } finally {
      refetching = false;
    }
  }

  return {
    receive(frame: Frame): void {
      if (closed) return;
      if (refetching || missing > 0) waiting.push(frame);
      else if (!fold(frame)) void refetch();
    },
    refetch,
    /** Receives the server's revision and instant; fetches the layout when the state is behind them. */
    stand(standing: Standing): void {
      if (closed) return;
      if (refetching || missing > 0) told = standing;
      else if (isBehind(standing)) void refetch();
    },
    /** Queues frames and layouts until `ready` has settled. */
    async need(ready: Promise<unknown>): Promise<void> {
      missing += 1;
      needed = Promise.allSettled([needed, ready]);
      await needed;
      missing -= 1;
      if (missing > 0 || refetching || closed) return;
      if (!(foldWaiting() && isUpToDate())) void refetch();
    },
    close() {
      closed = true;
    },
  };
}
