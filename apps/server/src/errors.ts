import { UnreadableValue } from '@slumberfell/engine/stored';
import {
  addressMessage,
  type ErrorAnswer,
  type ErrorCode,
  FAULTS,
  type FaultCode,
  type MissingLogin,
  messageOf,
  statusOf,
} from '@slumberfell/protocol';
import { Busy } from './storage/database/busy.ts';
import { Unwritable, type WriteFault } from './storage/database/write-faults.ts';
import { UnreadableCharacter } from './storage/values/unreadable-character.ts';

/** What is wrong with one field of a request. */
export type FieldError = NonNullable<ErrorAnswer['errors']>[number];

/** An expected failure, which handlers return as a value. The engine's `Refusal` is one too. */
export interface Refused {
  readonly refused: ErrorCode;
  readonly errors?: readonly FieldError[];
  /** Why the caller has no login; only with `request/not-authenticated`. */
  readonly login?: MissingLogin;
  /** Epoch ms from which on the call may be repeated. */
  readonly retryAt?: number;
  /** Origin at which players reach the game; only with `request/address`. */
  readonly address?: string;
}

export const isRefused = (outcome: unknown): outcome is { readonly refused: ErrorCode } =>
  typeof outcome === 'object' && outcome !== null && 'refused' in outcome;

/** An answer that is not a success, ready to be sent. */
export interface Failure {
  readonly status: number;
  readonly body: ErrorAnswer;
}

export const failureOf = ({ refused, errors, login, retryAt, address }: Refused): Failure => ({
  status: statusOf(refused),
  body: {
    code: refused,
    message: address === undefined ? messageOf(refused) : addressMessage(address),
    ...(errors && { errors }),
    ...(login && { login }),
    ...(retryAt !== undefined && { retryAt }),
    ...(address !== undefined && { address }),
  },
});

/** A refusal because of one field. The sentence of the code also describes this field's error. */
export const refusedAt = (path: string, refused: ErrorCode): Refused => ({
  refused,
  errors: [{ path, description: messageOf(refused) }],
});

/** The error of one field, with the sentence of its fault. */
export const faultAt = (path: string, fault: FaultCode): FieldError => ({ path, description: FAULTS[fault] });

/**
 * Codes for errors of Fastify and of its plugin for files (malformed addresses and bodies, wrong lengths and
 * media types, missing parts of files), by their HTTP status.
 */
const FRAMEWORK_REFUSALS: Readonly<Record<number, ErrorCode>> = {
  400: 'request/invalid',
  403: 'request/not-found',
  404: 'request/not-found',
  412: 'request/precondition',
  413: 'request/too-large',
  414: 'request/address-too-long',
  415: 'request/media-type',
  416: 'request/range',
};

/** The code of a refusal because of a busy or read-only storage. */
export function refusalOfBusy(error: Busy): 'request/too-many' | 'busy' | `storage/${WriteFault}` {
  if (error instanceof Unwritable) return `storage/${error.fault}`;
  return error.status === 429 ? 'request/too-many' : 'busy';
}

/**
 * Converts an exception to an answer; no other function does this. An exception that is not an expected
 * failure is a bug: the answer is 500 with the request's id, and the log has the details.
 */
export function failureOfThrown(error: unknown, requestId: string): Failure {
  if (error instanceof Busy) return failureOf({ refused: refusalOfBusy(error) });
  if (error instanceof UnreadableCharacter || error instanceof UnreadableValue)
    return failureOf({ refused: error.isNewer ? 'storage/newer' : 'storage/unreadable' });
  const framework = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  // A status from 400 to 499 that `FRAMEWORK_REFUSALS` does not name is an error of the request too. The
  // server must not answer it with 500.
  const isRefusal = framework >= 400 && framework < 500;
  if (isRefusal) return failureOf({ refused: FRAMEWORK_REFUSALS[framework] ?? 'request/invalid' });
  const { status, body } = failureOf({ refused: 'internal' });
  return { status, body: { ...body, requestId } };
}
