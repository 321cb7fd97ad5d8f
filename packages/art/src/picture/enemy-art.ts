import { EnemyType } from '@slumberfell/engine';
import type { Palette } from '../colour/ramp.ts';
import type { Figure } from '../figure/figure.ts';

export const HELD_PLACES = ['left', 'right', 'above', 'below'] as const;
export type HeldPlace = (typeof HELD_PLACES)[number];

/** A second, smaller figure that shows the meaning of the enemy's name: a lantern, an anchor, a crown. */
export interface Held {
  readonly figure: Figure;
  readonly place: HeldPlace;
}

export interface EnemyArt {
  readonly id: number;
  readonly figure: Figure;
  /**
   * Factor on the creature's size. At 1 the glyph's longer side has 94 % of the cut-out's width, and 79 % of
   * the portrait's.
   */
  readonly scale: number;
  /** Colour of the light in small holes of the glyph; null leaves them dark. */
  readonly eyes: string | null;
  readonly held: Held | null;
  readonly type: EnemyType;
  /** The palette of the enemy's region. */
  readonly region: Palette;
}

export const EYES: Readonly<Record<EnemyType, string>> = {
  [EnemyType.Normal]: '#ffd27a',
  [EnemyType.Rare]: '#8ff5ff',
  [EnemyType.Elite]: '#ff8a4c',
  [EnemyType.Boss]: '#ff4d4d',
};

/** Colour of the light behind enemies of special types; null means the creature's own colour. */
export const AURA: Readonly<Record<EnemyType, string | null>> = {
  [EnemyType.Normal]: null,
  [EnemyType.Rare]: '#7feaf5',
  [EnemyType.Elite]: '#ff9a4c',
  [EnemyType.Boss]: '#ff5a40',
};
