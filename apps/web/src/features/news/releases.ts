/** A release of the game, whose patch notes the news lists. */
export interface Release {
  readonly version: string;
  /** The day of the release: its 00:00 UTC, epoch ms. */
  readonly at: number;
}

/** The releases, the newest first. A test asks for the version of this page. */
export const RELEASES: readonly [Release, ...Release[]] = [
  { version: '0.24.1-alpha', at: Date.UTC(2026, 10, 20) },
];
