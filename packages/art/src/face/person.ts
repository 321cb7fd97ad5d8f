import { ramp } from '../colour/ramp.ts';
import { lightingFilter } from '../figure/lighting.ts';
import type { FigureStyle } from '../figure/style.ts';
import { lighter, mix } from '../scene/colour.ts';
import type { SvgPart } from '../svg/svg-text.ts';
import { drawBust } from './busts.ts';
import { edgeFilter } from './edge.ts';
import type { FaceArt } from './face-art.ts';
import { headwearOf } from './headwear.ts';
import { type HeadLayer, headLayers } from './lorelei.ts';
import { drawMark } from './marks.ts';
import { drawOrnament, hangsFromEar } from './ornaments.ts';
import { circle, clothGradients, litGradient } from './paint.ts';

/** Colours of the lit edge (`RIM`) and of shadows (`DUSK`). */
const RIM = '#ffe7bd';
const DUSK = '#43285a';
const PUPIL = '#160c14';

/** The SVG transform that moves a Lorelei head to its place on Lorelei's own canvas. */
const HEAD_PLACE = 'transform="translate(10 -60)"';

/** Numbers of the Lorelei eyes that are open wide enough for a reflection of light. */
const OPEN_EYES = new Set([2, 4, 6, 7, 9, 10, 12, 14, 18, 20, 21, 23, 24]);

/** Maps Lorelei's canvas to the canvas of 512: (x, y) becomes `((x - left) * scale, (y - top) * scale)`. */
interface Framing {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/**
 * Draws a person's head, clothes, headwear and ornaments, lit from the upper left and outlined like the
 * creatures.
 */
export function drawPerson(art: FaceArt, framing: Framing, style: FigureStyle): SvgPart {
  const layers = headLayers(art.head);
  const firstLine = layers.findIndex(({ part }) => part === 'line');
  const hat = headwearOf(art.headwear);
  const isFront = (layer: HeadLayer, index: number) => layer.part === 'hair' && index > firstLine;
  const lastFeature = layers.findLastIndex(({ part }) => part !== 'hair');
  const hairBehind = layers.slice(0, firstLine);
  const hairOver = layers.filter((layer, index) => isFront(layer, index) && index > lastFeature);
  const face = layers.slice(firstLine, lastFeature + 1);
  const skin = layers.find(({ part }) => part === 'skin')?.path ?? '';
  const paths = (parts: readonly HeadLayer[]) =>
    hat.hidesHair ? '' : parts.map((layer) => headPath(layer, art)).join('');
  const onEar = art.ornaments.filter(hangsFromEar).map(drawOrnament).join('');
  const onClothes = art.ornaments
    .filter((ornament) => !hangsFromEar(ornament))
    .map(drawOrnament)
    .join('');
  const light = (elements: string) =>
    elements === ''
      ? ''
      : `<g filter="url(#light)"><g transform="scale(${framing.scale}) translate(${-framing.left} ${-framing.top})">${elements}</g></g>`;
  const headOf = (elements: string) => (elements === '' ? '' : `<g ${HEAD_PLACE}>${elements}</g>`);
  const hairShadow = hat.hidesHair
    ? ''
    : hairOver.map(({ path }) => `<path d="${path}" transform="translate(13 20)"/>`).join('');
  const body = [
    light(hat.behind),
    light(headOf(paths(hairBehind))),
    light(
      headOf(face.map((layer) => headPath(layer, art)).join('')) +
        (OPEN_EYES.has(art.head.eyes)
          ? circle(484, 459, 13, PUPIL) +
            circle(661, 452, 11, PUPIL) +
            circle(468, 444, 10, '#fff6e6', 0.95) +
            circle(650, 440, 8, '#fff6e6', 0.95)
          : '') +
        `<g clip-path="url(#skin-clip)"><ellipse cx="470" cy="806" rx="170" ry="64" fill="${DUSK}" opacity=".42" filter="url(#soft)"/>` +
        `${headOf(`<g fill="${DUSK}" opacity=".3">${hairShadow}</g>`)}` +
        `${art.marks.map((mark) => drawMark(mark, art.hairColour, 'filter="url(#soft)"')).join('')}</g>` +
        onEar,
    ),
    light(drawBust(art.bust)),
    light(headOf(paths(hairOver)) + onClothes),
    light(hat.over),
  ].join('');
  return { defs: definitions(art, skin, style), body: `<g filter="url(#edge)">${body}</g>` };
}

function definitions(art: FaceArt, skin: string, style: FigureStyle): string {
  const hair = art.hairColour;
  return [
    litGradient('skin', lighter(art.skin, 0.34), art.skin, mix(art.skin, DUSK, 0.4)),
    litGradient('hair', lighter(hair, 0.36), hair, mix(hair, '#1c1030', 0.45)),
    clothGradients('cloth', ramp(art.palette)),
    clothGradients('hat', ramp(art.headwearPalette)),
    `<clipPath id="skin-clip"><path d="${skin}" ${HEAD_PLACE}/></clipPath>`,
    '<filter id="soft" x="-40%" y="-60%" width="180%" height="220%"><feGaussianBlur stdDeviation="14"/></filter>',
    lightingFilter('light', style, RIM, false),
    edgeFilter('edge', { line: '#150c16', rim: RIM, deep: '#1a1030', width: style.outline }),
  ].join('');
}

function headPath({ part, path, isEvenOdd }: HeadLayer, art: FaceArt): string {
  const shape = `d="${path}"${isEvenOdd ? ' fill-rule="evenodd"' : ''}`;
  const ink = mix(art.skin, '#170b16', 0.88);
  switch (part) {
    case 'skin':
      return `<path ${shape} fill="url(#skin)"/>`;
    case 'hair':
      return `<path ${shape} fill="url(#hair)" stroke="${mix(art.hairColour, '#170b16', 0.72)}" stroke-width="7" stroke-linejoin="round"/>`;
    case 'brows':
      return `<path ${shape} fill="${mix(art.hairColour, '#170b16', 0.5)}"/>`;
    case 'eyes':
      return `<path ${shape} fill="${art.eyeColour}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/>`;
    case 'white':
      return `<path ${shape} fill="#fff8ea"/>`;
    case 'mouth':
      return `<path ${shape} fill="${mix(ink, '#7a2230', 0.35)}"/>`;
    case 'freckles':
      return `<path ${shape} fill="${mix(art.skin, '#8a3c1c', 0.62)}"/>`;
    case 'line':
    case 'nose':
      return `<path ${shape} fill="${ink}"/>`;
    case 'glasses':
      return `<path ${shape} fill="#3a2418" stroke="#d9a850" stroke-width="4"/>`;
  }
}
