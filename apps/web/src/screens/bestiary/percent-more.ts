/** How much a factor of damage adds, in whole percent: 10 for 1.1. */
export const percentMore = (factor: number): number => Math.round((factor - 1) * 100);
