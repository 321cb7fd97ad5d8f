import { UnreadableValue } from '@slumberfell/engine/stored';
import {
  type ErrorAnswer,
  type ErrorCode,
  FAULTS,
  type FaultCode,
  messageOf,
  statusOf,
} from '@slumberfell/protocol';
import { Busy } from './storage/database/busy.ts';
import { Unwritable, type WriteFault } from './storage/database/write-faults.ts';
import { UnreadableCharacter } from './storage/values/unreadable-character.ts';

/** What is wrong with one field of a request. */
export type FieldError = NonNullable<ErrorAnswer['errors']>[number];

/** An expected failure: a value that a handler returns. The engine's `Refusal` is one, too. */
export interface Refused {
  readonly refused: ErrorCode;
  readonly errors?: readonly FieldError[];
  /** From when on it may be tried again. */
  readonly retryAt?: number;
}

export const isRefused = (outcome: unknown): outcome is { readonly refused: ErrorCode } =>
  typeof outcome === 'object' && outcome !== null && 'refused' in outcome;

/** An answer that is not a success, ready to be sent. */
export interface Failure {
  readonly status: number;
  readonly body: ErrorAnswer;
}

export const failureOf = ({ refused, errors, retryAt }: Refused): Failure => ({
  status: statusOf(refused),
  body: {
    code: refused,
    message: messageOf(refused),
    ...(errors && { errors }),
    ...(retryAt !== undefined && { retryAt }),
  },
});

/** A refusal that has to do with one field, and is told as such, too. */
export const refusedAt = (path: string, refused: ErrorCode): Refused => ({
  refused,
  errors: [{ path, description: messageOf(refused) }],
});

/** What is wrong with a field, told by its sentence. */
export const faultAt = (path: string, fault: FaultCode): FieldError => ({ path, description: FAULTS[fault] });

/**
 * Refusals of Fastify and of its plugin for files (malformed addresses and bodies, wrong lengths and media
 * types, parts of files that do not exist), by their status.
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

/** What a call is refused for that the storage could not take. */
export function refusalOfBusy(error: Busy): 'request/too-many' | 'busy' | `storage/${WriteFault}` {
  if (error instanceof Unwritable) return `storage/${error.fault}`;
  return error.status === 429 ? 'request/too-many' : 'busy';
}

/**
 * The answer to whatever was thrown on the way: the one place where exceptions become answers. What is
 * nobody's expected failure is a bug: 500 with the request's id, by which the log tells the rest.
 */
export function failureOfThrown(error: unknown, requestId: string): Failure {
  if (error instanceof Busy) return failureOf({ refused: refusalOfBusy(error) });
  if (error instanceof UnreadableCharacter || error instanceof UnreadableValue)
    return failureOf({ refused: error.isNewer ? 'storage/newer' : 'storage/unreadable' });
  const framework = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  // Any other status below 500 is a fault of the request as well, and must not look like one of the server.
  const isRefusal = framework >= 400 && framework < 500;
  if (isRefusal) return failureOf({ refused: FRAMEWORK_REFUSALS[framework] ?? 'request/invalid' });
  const { status, body } = failureOf({ refused: 'internal' });
  return { status, body: { ...body, requestId } };
}
