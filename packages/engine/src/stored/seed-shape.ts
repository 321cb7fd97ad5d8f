import type { Seed } from '../random/seed.ts';
import { integer, type Shape, tuple } from './shape.ts';

/** Four unsigned 32-bit integers. */
export const seedShape: Shape<Seed> = tuple<Seed>(
  integer(0, 0xffff_ffff),
  integer(0, 0xffff_ffff),
  integer(0, 0xffff_ffff),
  integer(0, 0xffff_ffff),
);
