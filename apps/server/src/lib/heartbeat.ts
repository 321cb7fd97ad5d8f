/**
 * How a connection without traffic of its own is tested. A firewall may drop such a connection without a
 * packet to either side.
 */
export interface Heartbeat {
  /** ms between two questions. */
  readonly every: number;
  /** ms within which the answer must arrive. */
  readonly within: number;
}

export const HEARTBEAT: Heartbeat = { every: 15_000, within: 5_000 };
