import { EnemyType } from '@slumberfell/engine';
import type { Palette } from '../colour/ramp.ts';
import type { Figure } from '../figure/figure.ts';

export const HELD_PLACES = ['left', 'right', 'above', 'below'] as const;
export type HeldPlace = (typeof HELD_PLACES)[number];

/** A second, smaller figure that makes the name readable: a lantern, an anchor, a crown. */
export interface Held {
  readonly figure: Figure;
  readonly place: HeldPlace;
}

export interface EnemyArt {
  readonly id: number;
  readonly figure: Figure;
  /** 1: the glyph's longer side fills the picture. */
  readonly scale: number;
  /** Colour that small holes of the glyph glow in; null: dark. */
  readonly eyes: string | null;
  readonly held: Held | null;
  readonly type: EnemyType;
  /** The colours of its region. */
  readonly region: Palette;
}

export const EYES: Readonly<Record<EnemyType, string>> = {
  [EnemyType.Normal]: '#ffd27a',
  [EnemyType.Rare]: '#8ff5ff',
  [EnemyType.Elite]: '#ff8a4c',
  [EnemyType.Boss]: '#ff4d4d',
};

/** Light behind those who stand out; null: the creature's own. */
export const AURA: Readonly<Record<EnemyType, string | null>> = {
  [EnemyType.Normal]: null,
  [EnemyType.Rare]: '#7feaf5',
  [EnemyType.Elite]: '#ff9a4c',
  [EnemyType.Boss]: '#ff5a40',
};
