import { channel } from 'node:diagnostics_channel';

/**
 * Channels on which measurements in ms are published. Metrics subscribe to them. When metrics are off, a
 * channel has no subscriber, and publishing costs almost nothing.
 */
export const settleTime = channel('slumberfell:settle-time');
export const liveLateness = channel('slumberfell:live-lateness');

/**
 * The outcome of an attempt to send a letter. `failed`: it is tried again later. `given-up`: it is not.
 */
export const MAIL_OUTCOMES = ['sent', 'failed', 'given-up'] as const;
export type MailOutcome = (typeof MAIL_OUTCOMES)[number];

/** The channel on which each such outcome is published. */
const mailOutcomes = channel('slumberfell:letter-outcomes');

export const publishMailOutcome = (outcome: MailOutcome): void => mailOutcomes.publish(outcome);

/** @returns a function that removes the listener */
export function onMailOutcome(listener: (outcome: MailOutcome) => void): () => void {
  const heard = (outcome: unknown): void => listener(outcome as MailOutcome);
  mailOutcomes.subscribe(heard);
  return () => void mailOutcomes.unsubscribe(heard);
}
