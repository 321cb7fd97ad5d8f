/** A measured ratio and its limit. */
export interface Figure {
  readonly name: string;
  readonly ratio: number;
  readonly limit: number;
  /** Whether the limit is the highest or the lowest allowed ratio. */
  readonly goal: 'at most' | 'at least';
  /** The measured values, as text for readers. */
  readonly detail: string;
}

export const holds = ({ ratio, limit, goal }: Figure): boolean =>
  goal === 'at most' ? ratio <= limit : ratio >= limit;
