import { Busy } from './busy.ts';
import { Unwritable, type WriteFault } from './write-faults.ts';

/** SQLSTATEs of temporary failures: timeouts, contention, a server that starts or stops. */
const PASSING = new Set([
  '40001', // serialization_failure
  '40P01', // deadlock_detected
  '53300', // too_many_connections
  '55P03', // lock_not_available: lock_timeout
  '57014', // query_canceled: statement_timeout
  '25P03', // idle_in_transaction_session_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08000', // connection_exception, and below its subclasses
  '08003',
  '08006',
]);

/** SQLSTATEs of a database that takes no writes until the host repairs something. */
const FAULTS: ReadonlyMap<string, WriteFault> = new Map([
  ['53100', 'full'], // disk_full
  ['25006', 'unwritable'], // read_only_sql_transaction: a standby, or default_transaction_read_only
  ['58030', 'unwritable'], // io_error
]);

const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);

/** Messages of pg's errors without a code, when the pool or the connection gives up. */
const SENTENCES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

/**
 * `Unwritable` for a database that takes no writes; `Busy` for a temporary error of PostgreSQL or of the
 * connection to it; any other error unchanged.
 */
export function asBusy(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const fault = FAULTS.get(code);
  if (fault !== undefined) return new Unwritable(fault, { cause: error });
  const passing =
    PASSING.has(code) || SYSTEM.has(code) || SENTENCES.some((sentence) => error.message.startsWith(sentence));
  return passing
    ? new Busy(503, `the database cannot take this now: ${error.message}`, { cause: error })
    : error;
}
