import { COMMAND_LIMITS } from '@slumberfell/protocol';

/**
 * How many commands a command counts as against the rates: one for each started `countedBytes` of what it
 * stores, its input and its answer, and at least one. So the rates limit the bytes of the command log, too.
 * The body is counted before the command runs; what is stored beyond it is counted afterwards.
 * @param stored the bytes, or a text; undefined: nothing.
 */
export function commandsIn(stored: number | string | undefined): number {
  const bytes = typeof stored === 'number' ? stored : Buffer.byteLength(stored ?? '');
  return Math.max(1, Math.ceil(bytes / COMMAND_LIMITS.countedBytes));
}
