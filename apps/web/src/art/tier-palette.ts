/** Tints of a tier, which is a region too (game-design 3): what shines, what is around it, what lies behind. */
export interface Palette {
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
}

const PALETTES: readonly Palette[] = [
  { light: '#f2c765', mid: '#7a9e5f', deep: '#2b2f1d' },
  { light: '#e3a04c', mid: '#3e8e8c', deep: '#14302c' },
  { light: '#9be0c1', mid: '#f28c7b', deep: '#1f3a3d' },
  { light: '#ff9a55', mid: '#a3421f', deep: '#33171a' },
  { light: '#c2e6f7', mid: '#bba6db', deep: '#1f2c44' },
  { light: '#f4f1ff', mid: '#e8a9a0', deep: '#23224d' },
];

const FIRST = PALETTES[0] as Palette;

/** @param tier 1 to 6; what has no tier takes the first's */
export const tierPalette = (tier: number): Palette => PALETTES[tier - 1] ?? FIRST;
