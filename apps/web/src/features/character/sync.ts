import type { Frame, LayoutData, Standing } from '@slumberfell/protocol';
import { foldFrame, type Held } from '@slumberfell/protocol';
import type { Failure, Outcome } from '../../lib/api/call.ts';
import type { Happening } from './frame-events.ts';

export interface SyncTools {
  readonly fetchLayout: () => Promise<Outcome<LayoutData>>;
  readonly held: () => Held | null;
  /** Takes in what a frame led on to. */
  readonly hold: (happening: Happening) => void;
  readonly holdLayout: (outcome: Extract<Outcome<LayoutData>, { ok: true }>) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Pause before the layout is fetched again when it did not close the gap, in ms. */
const PAUSE = 1_000;

/**
 * Keeps what is held in step with the server: folds frames, and fetches the layout where they do not lead on. Frames
 * that arrive while the layout or something else that they need is on its way wait, and are folded over it.
 */
export function createSync(tools: SyncTools) {
  let waiting: Frame[] = [];
  let refetching = false;
  let again = false;
  let closed = false;
  /** What frames and layouts need before they may be shown, of which so much is on its way. */
  let needed: Promise<unknown> = Promise.resolve();
  let missing = 0;
  /** How far the server has told that frames had come, while that could not be compared. */
  let told: Standing | null = null;

  const isBehind = ({ revision, eventAt }: Standing): boolean => {
    const held = tools.held();
    return held === null || held.revision < revision || held.shown.eventAt < eventAt;
  };

  /** Whether what was told of is held by now. */
  const isUpToDate = (): boolean => {
    const standing = told;
    told = null;
    return standing === null || !isBehind(standing);
  };

  /** Whether the frame led on or was known. */
  const fold = (frame: Frame): boolean => {
    const held = tools.held();
    if (!held) return false;
    const folded = foldFrame(held, frame);
    if (folded.kind === 'folded') tools.hold({ frame, before: held, after: folded.held });
    return folded.kind !== 'gap';
  };

  /** Whether all that have waited led on or were known. */
  const foldWaiting = (): boolean => {
    const frames = waiting;
    waiting = [];
    return frames.every(fold);
  };

  /** Fetches the layout; asked while one is on its way, it fetches another after it. */
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
    /** Frames have come so far: fetches the layout where less is held. */
    stand(standing: Standing): void {
      if (closed) return;
      if (refetching || missing > 0) told = standing;
      else if (isBehind(standing)) void refetch();
    },
    /** Shows nothing that comes from now on before `ready` is settled. */
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
