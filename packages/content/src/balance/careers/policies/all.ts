import type { CareerKind, Policy } from '../policy.ts';
import { allRound } from './all-round.ts';
import { casual } from './casual.ts';
import { crafter } from './crafter.ts';
import { hunter } from './hunter.ts';
import { newcomer } from './newcomer.ts';

export const POLICIES: Readonly<Record<CareerKind, Policy>> = {
  newcomer,
  hunter,
  'all-round': allRound,
  casual,
  crafter,
};
