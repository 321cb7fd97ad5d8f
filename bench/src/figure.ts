/** A measured ratio and its limit. */
export interface Figure {
  readonly name: string;
  readonly ratio: number;
  readonly limit: number;
  /** `at most`: `limit` is the highest allowed ratio. `at least`: `limit` is the lowest allowed ratio. */
  readonly goal: 'at most' | 'at least';
  /** The measured values as text that the report prints. */
  readonly detail: string;
}

export const holds = ({ ratio, limit, goal }: Figure): boolean =>
  goal === 'at most' ? ratio <= limit : ratio >= limit;
