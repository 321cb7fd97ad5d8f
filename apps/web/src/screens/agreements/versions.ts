export type AgreementName = 'tos' | 'privacy' | 'rules';

export interface Version {
  /** The day from which on the version applies, as `2026-11-20`. */
  readonly date: string;
  /** What changed in the agreement's text, in a sentence or two. */
  readonly changes: string;
}

/**
 * The versions of each agreement, the current one first. If you change the meaning of a text, add a version
 * at the beginning of its list, and keep the earlier versions.
 */
export const VERSIONS: Readonly<Record<AgreementName, readonly [Version, ...Version[]]>> = {
  tos: [{ date: '2026-11-20', changes: 'The first version.' }],
  privacy: [
    {
      date: '2026-11-27',
      changes:
        'Devices that you let the server tell of what has happened: what is kept of them, and which push services bring the alerts. What other players see of a Chronicle that you choose to show. What is kept of a report of a name. Up to when you have seen the News.',
    },
    { date: '2026-11-20', changes: 'The first version.' },
  ],
  rules: [{ date: '2026-11-20', changes: 'The first version.' }],
};

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** @returns the version's date, such as 20 November 2026 */
export const dayOf = ({ date }: Version): string => DAY.format(new Date(date));
