import type { FirstKind } from '@slumberfell/engine';
import type { Celebration } from '@slumberfell/protocol';

/** How large a page celebrates a first: a line, a card, or a card with a large picture. */
export const CELEBRATION_SIZES = ['line', 'card', 'picture'] as const;
export type CelebrationSize = (typeof CELEBRATION_SIZES)[number];

/** Levels from here on have a card. */
const HIGH_LEVEL = 50;

/** The size of each kind of first. */
const SIZES: Readonly<Record<FirstKind, CelebrationSize | ((first: Celebration) => CelebrationSize)>> = {
  trophy: 'card',
  'radiant-card': 'card',
  pet: 'card',
  epic: 'card',
  legendary: 'picture',
  level: ({ level }) => ((level ?? 0) < HIGH_LEVEL ? 'line' : 'card'),
  region: 'picture',
  boss: 'picture',
};

export function sizeOf(first: Celebration): CelebrationSize {
  const size = SIZES[first.kind];
  return typeof size === 'function' ? size(first) : size;
}
