import { env } from 'node:process';

/** The factor by which `npm run test:long` plays more fights, runs or hours than `npm test`. */
const LONG_FACTOR = 10;

/** How much a test of balance plays. @param amount in `npm test` */
export const sampleSize = (amount: number): number => (env.TEST_LONG === '1' ? amount * LONG_FACTOR : amount);
