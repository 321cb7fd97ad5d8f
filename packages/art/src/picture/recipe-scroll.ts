import type { Palette } from '../colour/ramp.ts';
import { drawFigure, type Figure } from '../figure/figure.ts';
import { BADGE_STYLE, ITEM_STYLE } from '../figure/style.ts';
import { type Size, square } from '../svg/size.ts';
import { svgDocument } from '../svg/svg-text.ts';
import { tileGround } from './item-tile.ts';

export interface RecipeArt {
  /** The item that the recipe teaches. */
  readonly product: Figure;
  readonly paper: Palette;
}

/** Style of the product: a heavy outline, as badges have, because the product is drawn on bright paper. */
const PRODUCT_STYLE = { ...BADGE_STYLE, outline: 32, shadow: true };

/** A scroll with its product in front of it. */
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
    drawFigure(scroll, { x: 232, y: 236, size: 416 }, ITEM_STYLE, 'scroll'),
    drawFigure(art.product, { x: 318, y: 322, size: 316 }, PRODUCT_STYLE, 'product'),
  ]);
}
