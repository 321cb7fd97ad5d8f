import type { Failure } from '../../lib/api/call.ts';

/** What a form shows when its input was not accepted, by the page or by the server. */
export interface Fault {
  readonly title: string;
  /** The errors of single fields, and a sentence about when to try again; empty for neither. */
  readonly lines: readonly string[];
}

export const faultOf = (title: string, ...lines: readonly string[]): Fault => ({ title, lines });

/**
 * Whether the server gave a reason why it did not accept the request. False for a server error and for no
 * response.
 */
export const isRefusal = ({ code, status }: Failure): boolean => code !== null && status < 500;

/** The failure's sentence as the title; below it the errors of single fields and when to try again. */
export function faultOfFailure(failure: Failure): Fault {
  const { message } = failure;
  const sentences = descriptionsOf(failure).filter((description) => description !== message);
  return faultOf(message, ...sentences, ...waitOf(failure));
}

export const descriptionsOf = ({ errors }: Failure): readonly string[] =>
  errors.map(({ description }) => description);

/** When to try again, as a list of one sentence; empty when the failure has no such time. */
export const waitOf = ({ retryAfter }: Failure): readonly string[] =>
  retryAfter === undefined ? [] : [`Please try again in ${waitText(retryAfter)}.`];

/** Milliseconds as seconds, minutes or hours, rounded up, so that the next try is not too early. */
function waitText(milliseconds: number): string {
  const seconds = Math.max(5, Math.ceil(milliseconds / 5_000) * 5);
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}
