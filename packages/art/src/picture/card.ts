import { type Palette, ramp } from '../colour/ramp.ts';
import { silhouette } from '../figure/silhouette.ts';
import { type Size, square } from '../svg/size.ts';
import { linearGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';

/**
 * In the corner where the tiles of the page have no marks, inside the frame of a quality. On a tile of 80
 * pixels the seal is 22 pixels wide.
 */
const SEAL = { x: 128, y: 106, radius: 72, size: 104 };
/** Where a card of 512 by 512 shows its enemy. */
export const CARD_WINDOW = { x: 100, y: 44, width: 312, height: 424 };
const WINDOW = `x="${CARD_WINDOW.x}" y="${CARD_WINDOW.y}" width="${CARD_WINDOW.width}" height="${CARD_WINDOW.height}" rx="16"`;

/** What a card shows. */
export interface CardArt {
  /** The enemy's portrait in `CARD_WINDOW`. What is outside is cut off. */
  readonly portrait: SvgPart;
  /** The palette of the enemy's region. */
  readonly region: Palette;
  /** The glyph of the enemy's family; null without a mark. */
  readonly mark: string | null;
}

/** A paper card that shows its enemy. For a radiant card, the page adds a layer of light (`drawRadiance`). */
export function drawCard({ portrait, region, mark }: CardArt, size: Size): string {
  const picture: SvgPart = {
    defs: `${portrait.defs}<clipPath id="window"><rect ${WINDOW}/></clipPath>`,
    body: `<g clip-path="url(#window)">${portrait.body}</g>`,
  };
  return svgDocument(size, square(512), [
    ground(region),
    picture,
    border(region),
    ...(mark === null ? [] : [seal(region, mark)]),
  ]);
}

function ground(region: Palette): SvgPart {
  const { groundLight } = ramp(region);
  return {
    defs:
      linearGradient('table', [
        { at: 0, colour: groundLight },
        { at: 1, colour: '#0d0a11' },
      ]) +
      linearGradient('paper', [
        { at: 0, colour: '#f4e7cb' },
        { at: 1, colour: '#b99c6e' },
      ]),
    body:
      '<rect width="512" height="512" fill="url(#table)"/>' +
      '<rect x="88" y="26" width="348" height="472" rx="30" fill="#000" opacity=".45"/>' +
      '<rect x="80" y="18" width="352" height="476" rx="30" fill="url(#paper)" stroke="#17101a" stroke-width="8"/>' +
      `<rect ${WINDOW} fill="#15111b"/>`,
  };
}

function border(region: Palette): SvgPart {
  const { first } = ramp(region);
  const pip = (x: number, y: number) =>
    `<path d="M${x} ${y - 22}L${x + 22} ${y}L${x} ${y + 22}L${x - 22} ${y}z" fill="${first.middle}" stroke="#17101a" stroke-width="6"/>`;
  return {
    defs: '',
    body: `<rect ${WINDOW} fill="none" stroke="#17101a" stroke-width="7"/>${pip(412, 468)}`,
  };
}

/** The mark of the enemy's family, on a seal in the colour of its region. */
function seal(region: Palette, mark: string): SvgPart {
  const { first } = ramp(region);
  const { x, y, radius, size } = SEAL;
  return {
    defs: '',
    body:
      `<circle cx="${x}" cy="${y}" r="${radius}" fill="#f4e7cb" stroke="#17101a" stroke-width="8"/>` +
      silhouette(mark, { x, y, size }, first.low),
  };
}
