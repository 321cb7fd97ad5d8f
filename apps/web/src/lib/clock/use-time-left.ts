import { useNow } from './use-now.ts';

/**
 * Milliseconds until `until` (epoch ms), in whole seconds; the component renders again each second. Both the
 * instant and the clock are rounded down to a second, so an action that has just begun for eight hours shows
 * exactly eight hours.
 */
export const useTimeLeft = (until: number): number => Math.floor(until / 1000) * 1000 - useNow(1000);
