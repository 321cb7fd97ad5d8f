import { CREATURE_STYLE } from '../figure/style.ts';
import type { Size } from '../svg/size.ts';
import { svgDocument } from '../svg/svg-text.ts';
import type { FaceArt } from './face-art.ts';
import { drawPerson } from './person.ts';

/**
 * `CREATURE_STYLE` with the thin outline of the creature kit, and with less grain: on skin, grain looks like
 * dirt.
 */
const FIGHTER_STYLE = { ...CREATURE_STYLE, outline: 4, grain: 0.07 };

/**
 * Draws a character for combat, as the same person as in the portrait. The background is transparent, the
 * figure is cut off at the lower edge, and it is lit and outlined like the enemies.
 */
export function drawFighter(art: FaceArt, size: Size): string {
  const person = drawPerson(art, { scale: 0.515, left: -7, top: 0 }, FIGHTER_STYLE);
  return svgDocument(size, { width: 512, height: 512 }, [person]);
}
