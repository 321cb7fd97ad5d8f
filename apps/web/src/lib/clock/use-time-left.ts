import { useNow } from './use-now.ts';

/**
 * Milliseconds until `until` (epoch ms), as a multiple of 1000; the component renders again each second. The
 * instant and the clock are both rounded down to a second, so a session that has just begun for eight hours
 * shows exactly eight hours.
 */
export const useTimeLeft = (until: number): number => Math.floor(until / 1000) * 1000 - useNow(1000);
