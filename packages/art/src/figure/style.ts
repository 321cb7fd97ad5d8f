/** How a figure is shaded. Lengths are in units of the glyph's canvas of 512 by 512. */
export interface FigureStyle {
  /** Width of the dark line around the figure. */
  readonly outline: number;
  /** Radius of the rounded edge: small values look flat like a coin, large ones round like a pillow. */
  readonly volume: number;
  /** 0 to 1: how much darker the side away from the light is. */
  readonly depth: number;
  /** 0 to 1: how visible the paper's grain is. */
  readonly grain: number;
  /** Whether the figure has a shadow behind it. */
  readonly shadow: boolean;
}

export const ITEM_STYLE: FigureStyle = { outline: 20, volume: 12, depth: 0.5, grain: 0.1, shadow: true };
export const BADGE_STYLE: FigureStyle = { ...ITEM_STYLE, outline: 34, shadow: false };
export const CREATURE_STYLE: FigureStyle = {
  outline: 11,
  volume: 18,
  depth: 0.66,
  grain: 0.2,
  shadow: false,
};
export const PORTRAIT_STYLE: FigureStyle = { ...CREATURE_STYLE, outline: 15, shadow: true };
export const TROPHY_STYLE: FigureStyle = { outline: 18, volume: 14, depth: 0.6, grain: 0.12, shadow: true };
