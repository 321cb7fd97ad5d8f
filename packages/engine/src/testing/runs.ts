import fc from 'fast-check';
/** x */
export const runs = (count: number): number =>
  (process.env.TEST_LONG ? count * 20 : count) + fc.sample(fc.nat(), 1).length;
