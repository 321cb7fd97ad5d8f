import type { Landscape } from './region-art.ts';

/** Colours of what the frames and badges of a region are made of. */
export interface RegionMaterial {
  readonly light: string;
  readonly middle: string;
  readonly dark: string;
}

/** Honey-coloured wood, bark, rope, iron, ice, and the night sky. */
const MATERIALS: Readonly<Record<Landscape, RegionMaterial>> = {
  meadow: { light: '#f6d488', middle: '#c98f3e', dark: '#7a4c1c' },
  forest: { light: '#a98458', middle: '#6a4a30', dark: '#35241c' },
  coast: { light: '#f2e0ba', middle: '#c9a878', dark: '#7c5f42' },
  fields: { light: '#a58c92', middle: '#5e4852', dark: '#2c1e27' },
  snows: { light: '#ffffff', middle: '#b4d4f4', dark: '#5f7fc0' },
  summit: { light: '#6a5ac0', middle: '#3a2f80', dark: '#1a1444' },
};

export const regionMaterial = (landscape: Landscape): RegionMaterial => MATERIALS[landscape];
