import { applyMoment, type Shown } from '@slumberfell/engine';
import type { Frame } from './hub.ts';

/**
 * What a client holds of its character: what is shown, and the revision, which is the number of the
 * character's commands that are included in it.
 */
export interface ClientState {
  readonly shown: Shown;
  readonly revision: number;
}

/**
 * `folded`: the client now holds the events of the frame. `known`: the client held them before. `gap`: the
 * frame does not follow what the client holds, so the client must fetch the layout.
 */
export type Folded =
  | { readonly kind: 'folded'; readonly held: ClientState }
  | { readonly kind: 'known' }
  | { readonly kind: 'gap' };

/**
 * Folds a frame of the hub, or of a command's answer, over what the client holds. Rules (architecture,
 * "Frames"):
 * 1. A frame is skipped when its revision is not newer and its instant is not later: the client holds it
 * already. The frame of each command arrives twice, in the answer and from the hub.
 * 2. A frame follows when it starts at the last held event and has the same revision or the next one.
 * 3. Any other frame is a gap. A frame whose events do not fit what is held is a gap too. That happens when
 * the client missed the frame of a command at the instant of the last event: the next frame has the next
 * revision and the same start.
 */
export function foldFrame(held: ClientState, frame: Frame): Folded {
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
