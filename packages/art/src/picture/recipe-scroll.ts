import type { Palette } from '../colour/ramp.ts';
import { drawFigure, type Figure } from '../figure/figure.ts';
import { BADGE_STYLE, ITEM_STYLE } from '../figure/style.ts';
import { type Size, square } from '../svg/size.ts';
import { svgDocument } from '../svg/svg-text.ts';
import { tileGround } from './item-tile.ts';

export interface RecipeArt {
  /** What it teaches. */
  readonly product: Figure;
  readonly paper: Palette;
}

/** A scroll with its product before it. */
export function drawRecipeScroll(art: RecipeArt, size: Size): string {
  const scroll: Figure = {
    glyph: 'scroll-unfurled',
    palette: art.paper,
    tones: 2,
    flip: false,
    rotate: 0,
  };
  return svgDocument(size, square(512), [
    tileGround(art.product.palette, false),
    drawFigure(scroll, { x: 236, y: 236, size: 408 }, ITEM_STYLE, 'scroll'),
    drawFigure(art.product, { x: 336, y: 340, size: 262 }, { ...BADGE_STYLE, outline: 28 }, 'product'),
  ]);
}
