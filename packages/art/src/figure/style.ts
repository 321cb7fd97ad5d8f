/** How a figure is modelled. Lengths are units of the glyph's 512 by 512. */
export interface FigureStyle {
  /** Width of the dark line around the figure. */
  readonly outline: number;
  /** Radius of the rounding: small is a coin, large is a pillow. */
  readonly volume: number;
  /** 0 to 1: how much darker the side away from the light is. */
  readonly depth: number;
  /** 0 to 1: how much the paper's grain shows. */
  readonly grain: number;
  /** Whether it throws a shadow on what is behind it. */
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
