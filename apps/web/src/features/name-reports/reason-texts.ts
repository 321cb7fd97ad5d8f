import type { ReportReason } from '@slumberfell/protocol';

/** The reasons for a report of a name, in the words of the page, in the order in which they are offered. */
export const REASON_TEXTS: Readonly<Record<ReportReason, string>> = {
  insult: 'It insults somebody',
  hate: 'It spreads hate',
  sexual: 'It is sexual',
  impersonation: 'It pretends to be somebody else',
  other: 'Something else',
};
