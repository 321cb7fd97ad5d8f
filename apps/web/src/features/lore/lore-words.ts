import { formatNumber } from '../../lib/format/number.ts';

const killsText = (kills: number): string => (kills === 1 ? '1 kill' : `${formatNumber(kills)} kills`);

/** Since when a line is told. */
export const sinceWords = (kills: number): string => `at ${killsText(kills)}`;

/** When the next line is told. */
export const nextWords = (nextAt: number, kills: number): string =>
  `The next line comes at ${killsText(nextAt)} (${formatNumber(kills)} so far).`;
