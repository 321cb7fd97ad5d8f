import type { Frame, LayoutData, Standing } from '@slumberfell/protocol';
import { type ClientState, foldFrame } from '@slumberfell/protocol';
import type { Failure, Outcome } from '../../lib/api/call.ts';
import type { FrameChange } from './frame-events.ts';

export interface SyncTools {
  readonly fetchLayout: () => Promise<Outcome<LayoutData>>;
  readonly held: () => ClientState | null;
  /** The `waitsUntil` of the last layout; null for none. */
  readonly waitsUntil: () => number | null;
  /** Stores the state that a frame has led to, in the page's store. */
  readonly storeHeld: (change: FrameChange) => void;
  readonly storeLayout: (outcome: Extract<Outcome<LayoutData>, { ok: true }>) => void;
  readonly onFailure: (failure: Failure) => void;
  /** Whether the page is connected to the hub. */
  readonly isLive: () => boolean;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/**
 * When frames are missing between a fetched layout and the queued frames, the layout is fetched again after
 * this pause in ms.
 */
const PAUSE = 1_000;

/** The longest pause in ms before a failed fetch of the layout is repeated. */
const LONGEST_PAUSE = 30_000;

/** Whether the same fetch may succeed later: no answer came, or the server or its proxy was busy. */
const isTransient = ({ status }: Failure): boolean => status === 0 || status === 429 || status >= 500;

/**
 * The pause in ms before the layout is fetched again after a number of failures in sequence. A part of it is
 * random, because the pages of all players fail at the same moment when the server is busy.
 */
function pauseAfterFailures(failures: number, { retryAfter = 0 }: Failure): number {
  const pause = Math.min(PAUSE * 2 ** (failures - 1), LONGEST_PAUSE) * (0.5 + Math.random() / 2);
  return Math.max(pause, retryAfter);
}

/**
 * Keeps the page's state equal to the server's: applies frames, and fetches the layout again when a frame
 * does not follow the current state. While the layout or new content is being fetched, frames are queued;
 * afterwards they are applied.
 */
export function createSync(tools: SyncTools) {
  let queue: Frame[] = [];
  let refetching = false;
  let refetchAgain = false;
  let closed = false;
  /**
   * Settles when all content has loaded that frames and layouts need. `loads` is the number of contents that
   * are still loading.
   */
  let loading: Promise<unknown> = Promise.resolve();
  let loads = 0;
  /**
   * The newest standing that the server sent while a layout or content was being fetched; null for none. It
   * is compared with the state after the fetch.
   */
  let announced: Standing | null = null;

  const isBehind = ({ revision, eventAt, waitsUntil }: Standing): boolean => {
    const held = tools.held();
    if (held === null || held.revision < revision || held.shown.eventAt < eventAt) return true;
    return waitsUntil !== undefined && waitsUntil !== tools.waitsUntil();
  };

  /**
   * Whether the state has reached the standing in `announced`, or `announced` is null. Sets `announced` to
   * null.
   */
  const isUpToDate = (): boolean => {
    const standing = announced;
    announced = null;
    return standing === null || !isBehind(standing);
  };

  /**
   * Applies a frame.
   * @returns false when frames before it are missing, or no layout is stored yet; true when the frame was
   * applied now or before
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

  /**
   * Reports a failed fetch. While the page shows a character and is connected, the hub does not send again
   * what the page has missed, so the layout is fetched again after a pause. Without a connection the next
   * standing shows whether the page is behind; without a character the player decides.
   * @returns whether the layout is to be fetched again now
   */
  async function isRepeated(failure: Failure, failures: number): Promise<boolean> {
    tools.onFailure(failure);
    const mayRepeat = () => !closed && tools.held() !== null && tools.isLive();
    if (!(isTransient(failure) && mayRepeat())) return false;
    await tools.wait(pauseAfterFailures(failures, failure));
    return mayRepeat();
  }

  /** Fetches the layout. If a fetch is already running, the layout is fetched once more after it. */
  async function refetch(): Promise<void> {
    if (refetching) {
      refetchAgain = true;
      return;
    }
    refetching = true;
    let failures = 0;
    try {
      do {
        refetchAgain = false;
        const outcome = await tools.fetchLayout();
        while (loads > 0) await loading;
        if (closed) return;
        if (!outcome.ok) {
          queue = [];
          failures += 1;
          refetchAgain = await isRepeated(outcome.failure, failures);
          if (!refetchAgain) announced = null;
          continue;
        }
        failures = 0;
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
    /**
     * Fetches the layout when the state is behind the server's standing, or when the character waits for the
     * server's clock and the page does not know it. While a fetch runs, the comparison
     * waits for its end.
     */
    compareWith(standing: Standing): void {
      if (closed) return;
      if (refetching || loads > 0) announced = standing;
      else if (isBehind(standing)) void refetch();
    },
    /** Until `ready` has settled, received frames are queued, and a fetched layout is not stored yet. */
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
