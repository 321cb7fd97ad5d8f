import { applyMoment, type Shown } from '@slumberfell/engine';
import type { Frame } from './hub.ts';

/** What this client holds of its character: what is shown, and the number of commands contained in it. */
export interface Held {
  readonly shown: Shown;
  readonly revision: number;
}

/** `gap`: the frame does not lead on from what is held; only the layout can. */
export type Folded =
  | { readonly kind: 'folded'; readonly held: Held }
  | { readonly kind: 'known' }
  | { readonly kind: 'gap' };

/**
 * Folds one frame of the hub, or of a command's answer, over what is held. Rules (architecture, "Frames"):
 * 1. What is held already is skipped: its revision is not newer and its instant is not later. Every command's
 *    frame comes twice, by the answer and by the hub.
 * 2. A frame leads on when it starts at the last event held and is of the same revision, or of the next one.
 * 3. Anything else is a gap; so is a frame whose events do not fit what is held. That happens when the frame of
 *    a command was missed that was given at the instant of the last event: the next frame has the next revision
 *    and the same start.
 */
export function foldFrame(held: Held, frame: Frame): Folded {
  const { shown, revision } = held;
  if (frame.revision <= revision && frame.to <= shown.eventAt) return { kind: 'known' };
  const leadsOn =
    frame.from === shown.eventAt && (frame.revision === revision || frame.revision === revision + 1);
  if (!leadsOn) return { kind: 'gap' };
  try {
    const next = applyMoment(shown, { at: frame.to, events: frame.events });
    return { kind: 'folded', held: { shown: next, revision: frame.revision } };
  } catch {
    return { kind: 'gap' };
  }
}
