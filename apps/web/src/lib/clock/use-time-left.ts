import { useNow } from './use-now.ts';

/**
 * Milliseconds until an instant, in whole seconds, rendered anew each second. Instant and clock are both taken at their
 * full second: what was begun for eight hours just now has eight hours left, and not a second more.
 */
export const useTimeLeft = (until: number): number => Math.floor(until / 1000) * 1000 - useNow(1000);
