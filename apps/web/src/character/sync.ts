import type { Frame, LayoutData } from '@slumberfell/protocol';
import { foldFrame, type Held } from '@slumberfell/protocol';
import type { Failure, Outcome } from '../api/call.ts';
import type { Happening } from './happenings.ts';

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
 * that arrive while the layout is on its way wait, and are folded over it.
 */
export function createSync(tools: SyncTools) {
  let waiting: Frame[] | null = null;
  let again = false;
  let closed = false;

  /** Whether the frame led on or was known. */
  const fold = (frame: Frame): boolean => {
    const held = tools.held();
    if (!held) return false;
    const folded = foldFrame(held, frame);
    if (folded.kind === 'folded') tools.hold({ frame, before: held, after: folded.held });
    return folded.kind !== 'gap';
  };

  /** Fetches the layout; asked while one is on its way, it fetches another after it. */
  async function refetch(): Promise<void> {
    if (waiting) {
      again = true;
      return;
    }
    waiting = [];
    try {
      do {
        again = false;
        const outcome = await tools.fetchLayout();
        if (closed) return;
        if (!outcome.ok) return tools.onFailure(outcome.failure);
        tools.holdLayout(outcome);
        const frames: Frame[] = waiting.splice(0);
        if (frames.every(fold)) continue;
        await tools.wait(PAUSE);
        again = true;
      } while (again && !closed);
    } finally {
      waiting = null;
    }
  }

  return {
    receive(frame: Frame): void {
      if (closed) return;
      if (waiting) waiting.push(frame);
      else if (!fold(frame)) void refetch();
    },
    refetch,
    close() {
      closed = true;
    },
  };
}
