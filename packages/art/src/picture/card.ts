import { ramp } from '../colour/ramp.ts';
import { type Size, square } from '../svg/size.ts';
import { joinParts, linearGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';
import type { EnemyArt } from './enemy-art.ts';
import { portraitParts } from './portrait.ts';

const WINDOW = 'x="100" y="44" width="312" height="424" rx="16"';

/** A paper card that shows its enemy. For a radiant card, the page adds a layer of light (`drawRadiance`). */
export function drawCard(art: EnemyArt, size: Size): string {
  const portrait = joinParts(portraitParts(art));
  const picture: SvgPart = {
    defs: `${portrait.defs}<clipPath id="window"><rect ${WINDOW}/></clipPath>`,
    body: `<g clip-path="url(#window)"><g transform="translate(256 256) scale(.9) translate(-256 -256)">${portrait.body}</g></g>`,
  };
  return svgDocument(size, square(512), [ground(art), picture, border(art)]);
}

function ground({ region }: EnemyArt): SvgPart {
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

function border({ region }: EnemyArt): SvgPart {
  const { first } = ramp(region);
  const pip = (x: number, y: number) =>
    `<path d="M${x} ${y - 22}L${x + 22} ${y}L${x} ${y + 22}L${x - 22} ${y}z" fill="${first.middle}" stroke="#17101a" stroke-width="6"/>`;
  return {
    defs: '',
    body: `<rect ${WINDOW} fill="none" stroke="#17101a" stroke-width="7"/>${pip(100, 44)}${pip(412, 468)}`,
  };
}
