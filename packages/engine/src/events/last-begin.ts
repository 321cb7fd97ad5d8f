import type { LastBegin } from '../state/last-begin.ts';
import { event } from './event.ts';

/** The player has begun something by hand, or has changed what comes after it. */
export interface OnLastBeginChange {
  readonly type: 'OnLastBeginChange';
  /** Null when a plan that began everything is taken away. */
  readonly lastBegin: LastBegin | null;
}

export const onLastBeginChange = event<OnLastBeginChange>({
  type: 'OnLastBeginChange',
  apply: (shown, { lastBegin }) => ({ ...shown, lastBegin }),
});
