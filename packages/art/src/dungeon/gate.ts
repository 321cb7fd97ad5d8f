import { type Ramp, ramp } from '../colour/ramp.ts';
import { creatureShadow } from '../creature/creature-picture.ts';
import { drawFigure } from '../figure/figure.ts';
import { lightingFilter } from '../figure/lighting.ts';
import { BADGE_STYLE, ITEM_STYLE } from '../figure/style.ts';
import { type Glyph, glyph } from '../glyph/glyph.ts';
import type { Statue } from '../picture/statue.ts';
import { mix } from '../scene/colour.ts';
import type { RegionArt } from '../scene/region-art.ts';
import { regionSheet } from '../scene/region-scene.ts';
import { SCENE_HEIGHT } from '../scene/scene-view.ts';
import { Sheet } from '../scene/sheet.ts';
import type { Size } from '../svg/size.ts';
import { linearGradient, num, radialGradient } from '../svg/svg-text.ts';
import type { DungeonArt } from './dungeon-art.ts';
import { drawFlank } from './flanks.ts';
import type { GateDrawing } from './gate-drawing.ts';
import { gateOf } from './gate-shapes.ts';
import { MIDDLE } from './stonework.ts';

const GATE_SIZE: Size = { width: 720, height: 440 };
const EMBLEM_SIZE = 60;
/** The colours of a gate's material are mixed with this evening colour. */
const EVENING = '#2a1c3c';
/** The palette of the emblem above every gate. */
const GOLD = {
  name: 'gate gold',
  first: { hue: 85, chroma: 0.14, lightness: 0.78 },
  second: { hue: 45, chroma: 0.14, lightness: 0.66 },
};

/**
 * Draws a dungeon's gate in the colours of its region, with its boss as a silhouette in front of the glow.
 */
export function drawGate(art: DungeonArt, region: RegionArt, size: Size): string {
  const sheet = regionSheet(region, GATE_SIZE, 'backdrop');
  const scale = SCENE_HEIGHT / GATE_SIZE.height;
  const light = ramp(art.glow);
  const gate = gateOf(art.shape);
  for (const [id, definition] of definitions(ramp(art.stone), light, gate)) sheet.define(id, definition);
  const front = new Sheet(GATE_SIZE.width, GATE_SIZE.height, 'f');
  front.draw(
    `<rect width="720" height="440" fill="#120b1e" opacity=".34"/><rect width="720" height="440" fill="url(#spill)"/>`,
  );
  front.draw(`<ellipse cx="360" cy="418" rx="300" ry="20" fill="#0c0812" opacity=".55"/>`);
  front.draw(`<g filter="url(#stone-light)">${gate.behind}</g>`);
  front.draw(`<path d="${gate.opening}" fill="url(#throat)"/>`);
  front.draw(shadow(art.boss, gate, sheet));
  front.draw(`<g filter="url(#stone-light)">${gate.around}</g>`);
  front.draw(`<rect width="720" height="440" fill="url(#spill)" opacity=".35"/>`);
  drawFlank(front, art.flank, light.glow, region.window);
  const emblem = drawFigure(
    { glyph: art.emblem, palette: GOLD, tones: 1, flip: false, rotate: 0 },
    { x: MIDDLE, y: gate.emblemY, size: EMBLEM_SIZE },
    { ...BADGE_STYLE, outline: 44 },
    'emblem',
  );
  sheet.define('emblem', emblem.defs);
  front.draw(emblem.body);
  front.draw('<rect width="720" height="440" fill="url(#foot)"/>');
  sheet.place(front, `scale(${scale.toFixed(5)})`);
  return sheet.svg(size.width, size.height);
}

const definitions = (stone: Ramp, light: Ramp, gate: GateDrawing): [string, string][] => {
  const axis = 'gradientUnits="userSpaceOnUse" x1="160" y1="20" x2="560" y2="430"';
  const material = (id: string, { high, middle, low }: Ramp['first']): [string, string] => [
    id,
    linearGradient(
      id,
      [
        { at: 0, colour: mix(high, EVENING, 0.1) },
        { at: 0.45, colour: mix(middle, EVENING, 0.24) },
        { at: 1, colour: mix(low, EVENING, 0.36) },
      ],
      axis,
    ),
  ];
  const around = `gradientUnits="userSpaceOnUse" cx="360" cy="300"`;
  return [
    material('stone', stone.first),
    material('stone-trim', stone.second),
    [
      'throat',
      radialGradient(
        'throat',
        [
          { at: 0, colour: light.first.high },
          { at: 0.3, colour: light.glow },
          { at: 0.68, colour: light.first.low },
          { at: 1, colour: '#120a18' },
        ],
        `${around} r="230"`,
      ),
    ],
    [
      'spill',
      radialGradient(
        'spill',
        [
          { at: 0, colour: light.glow, opacity: 0.5 },
          { at: 1, colour: light.glow, opacity: 0 },
        ],
        `${around} r="400"`,
      ),
    ],
    [
      'foot',
      linearGradient('foot', [
        { at: 0.72, colour: '#0d0914', opacity: 0 },
        { at: 1, colour: '#0d0914', opacity: 0.72 },
      ]),
    ],
    [
      'stone-light',
      lightingFilter('stone-light', { ...ITEM_STYLE, volume: 7, depth: 0.45, grain: 0.06 }, light.rim, false),
    ],
    ['opening', `<clipPath id="opening"><path d="${gate.opening}"/></clipPath>`],
    [
      'eyes',
      '<filter id="eyes" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="12"/></filter>',
    ],
  ];
};

/**
 * Smallest and largest area of a hole, as a share of the glyph's box, that is drawn as a glowing eye or
 * mouth.
 */
const EYE_SHARE = { least: 0.0004, most: 0.016 };

/** Screens cut off the foot of the picture. A wide boss reaches behind the posts, to be high enough. */
const WIDER = 1.28;

/** The shadow of the boss in the opening of the gate. */
function shadow(boss: Statue, { room }: GateDrawing, sheet: Sheet): string {
  if (boss.kind === 'glyph') return glyphShadow(glyph(boss.glyph), boss.flip, room);
  const place = { ...room, width: room.width * WIDER, x: MIDDLE };
  const { defs, body } = creatureShadow(boss.creature, place, '#170d1e', '#ffb14a');
  sheet.define('boss', defs);
  return `<g clip-path="url(#opening)">${body}</g>`;
}

function glyphShadow(shape: Glyph, flip: boolean, room: GateDrawing['room']): string {
  const width = shape.box.right - shape.box.left;
  const height = shape.box.bottom - shape.box.top;
  const scale = Math.min(room.width / width, room.height / height);
  const eyes = shape.islands
    .flatMap(({ holes }) => holes)
    .filter(({ area }) => area > width * height * EYE_SHARE.least && area < width * height * EYE_SHARE.most)
    .map(({ path }) => path)
    .join('');
  const place = `translate(${MIDDLE} ${num(room.foot - (height * scale) / 2)}) scale(${num(flip ? -scale : scale)} ${num(scale)}) translate(${num(-(shape.box.left + width / 2))} ${num(-(shape.box.top + height / 2))})`;
  return (
    `<g clip-path="url(#opening)"><g transform="${place}"><path d="${shape.outline}" fill="#2a1830"/><path d="${shape.path}" fill="#150c1c"/>` +
    `${eyes === '' ? '' : `<path d="${eyes}" fill="#ffb14a" filter="url(#eyes)"/><path d="${eyes}" fill="#ffe9b0"/>`}</g></g>`
  );
}
