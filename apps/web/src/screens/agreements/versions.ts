export type AgreementName = 'tos' | 'privacy' | 'rules';

export interface Version {
  /** The day on which it takes effect, as `2026-11-20`. */
  readonly date: string;
  /** What changed in the agreement's text, in a sentence or two. */
  readonly changes: string;
}

/**
 * The versions of each agreement, the current one first. A change of a text's meaning needs a new version
 * above the others; the earlier ones stay in the list.
 */
export const VERSIONS: Readonly<Record<AgreementName, readonly [Version, ...Version[]]>> = {
  tos: [{ date: '2026-11-20', changes: 'The first version.' }],
  privacy: [{ date: '2026-11-20', changes: 'The first version.' }],
  rules: [{ date: '2026-11-20', changes: 'The first version.' }],
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @returns the version's date, such as 20 November 2026 */
export const dayOf = ({ date }: Version): string => DAY.format(new Date(date));
