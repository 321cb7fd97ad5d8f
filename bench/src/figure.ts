/** One measured ratio against the limit it must keep. */
export interface Figure {
  readonly name: string;
  readonly ratio: number;
  readonly limit: number;
  /** What the ratio must be relative to its limit. */
  readonly goal: 'at most' | 'at least';
  /** What was measured, for people. */
  readonly detail: string;
}

export const holds = ({ ratio, limit, goal }: Figure): boolean =>
  goal === 'at most' ? ratio <= limit : ratio >= limit;
