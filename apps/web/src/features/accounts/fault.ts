import type { Failure } from '../../lib/api/call.ts';

/** What a form says when it was not accepted. */
export interface Fault {
  readonly title: string;
  /** What is wrong with single fields, or when to try again. */
  readonly lines: readonly string[];
}

export const faultOf = (title: string, ...lines: readonly string[]): Fault => ({ title, lines });

/** Whether the server refused it for a reason it gives; otherwise something broke, or there was no answer. */
export const isRefusal = ({ code, status }: Failure): boolean => code !== null && status < 500;

/** The sentence of a failure, and all that the server said of single fields or of the time. */
export function toldFault(failure: Failure): Fault {
  const { message } = failure;
  const told = descriptionsOf(failure).filter((description) => description !== message);
  return faultOf(message, ...told, ...waitOf(failure));
}

export const descriptionsOf = ({ errors }: Failure): readonly string[] =>
  errors.map(({ description }) => description);

/** When to try again, as the one sentence of a list; empty when there is no such time. */
export const waitOf = ({ retryAfter }: Failure): readonly string[] =>
  retryAfter === undefined ? [] : [`Please try again in ${waitingWords(retryAfter)}.`];

/** Milliseconds in minutes, rounded up: whoever comes back then is let in. */
function waitingWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
