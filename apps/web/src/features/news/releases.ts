/** A release of the game, whose patch notes the news lists. */
export interface Release {
  readonly version: string;
  /** The date of the release, the same wherever the player is: `2026-11-20`. */
  readonly date: string;
  /** Up to where the account has seen the news when it has seen this: 00:00 UTC of `date`, epoch ms. */
  readonly at: number;
}

const release = (version: string, date: string): Release => ({ version, date, at: Date.parse(date) });

/** The releases, the newest first. A test asks for the version of this page. */
export const RELEASES: readonly [Release, ...Release[]] = [release('0.24.1-alpha', '2026-11-20')];
