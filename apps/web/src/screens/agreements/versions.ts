export type AgreementName = 'tos' | 'privacy' | 'rules';

export interface Version {
  /** The day it takes effect, as `2026-11-20`. */
  readonly date: string;
  /** What it changed, in a sentence or two. */
  readonly changes: string;
}

/**
 * The versions of each agreement, the one in force first. Whoever changes a text so that it means something else adds a
 * version above the others; the earlier ones stay listed.
 */
export const VERSIONS: Readonly<Record<AgreementName, readonly [Version, ...Version[]]>> = {
  tos: [{ date: '2026-11-20', changes: 'The first version.' }],
  privacy: [{ date: '2026-11-20', changes: 'The first version.' }],
  rules: [{ date: '2026-11-20', changes: 'The first version.' }],
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @returns the version's date as it is written, such as 20 November 2026 */
export const dayOf = ({ date }: Version): string => DAY.format(new Date(date));
