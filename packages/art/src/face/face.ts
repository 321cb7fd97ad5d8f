import { type Ramp, ramp } from '../colour/ramp.ts';
import { PORTRAIT_STYLE } from '../figure/style.ts';
import { mix } from '../scene/colour.ts';
import { between, seeded } from '../scene/random.ts';
import type { Size } from '../svg/size.ts';
import { linearGradient, num, radialGradient, type SvgPart, svgDocument } from '../svg/svg-text.ts';
import type { FaceArt } from './face-art.ts';
import { drawPerson } from './person.ts';

const CANVAS = { width: 512, height: 512 };

/** Draws a portrait in evening light: the head fills the tile, with blurred lanterns behind it. */
export function drawFace(art: FaceArt, size: Size): string {
  const person = drawPerson(
    art,
    { scale: 0.55, left: 24, top: 16 },
    { ...PORTRAIT_STYLE, outline: 9, depth: 0.5, grain: 0.05 },
  );
  return svgDocument(size, CANVAS, [drawDusk(`face ${art.id}`, ramp(art.background)), person, drawCorners()]);
}

/** Draws the evening sky behind a head, with distant lights in places that depend on `seed`. */
export function drawDusk(seed: string, colours: Ramp): SvgPart {
  const random = seeded(seed);
  let lights = '';
  for (let light = 0; light < 9; light++) {
    const x = random() * 512;
    const y = random() * 300;
    const radius = between(random, 12, 40);
    lights += `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${light % 3 === 0 ? '#ffd58a' : colours.glow}" opacity="${num(between(random, 0.1, 0.32))}"/>`;
  }
  return {
    defs:
      linearGradient('dusk', [
        { at: 0, colour: mix(colours.first.low, '#2a1c48', 0.35) },
        { at: 0.6, colour: mix(colours.first.middle, '#5a3a5e', 0.3) },
        { at: 1, colour: mix(colours.groundDark, '#1a1028', 0.4) },
      ]) +
      radialGradient('lantern', [
        { at: 0, colour: '#ffd48a', opacity: 0.75 },
        { at: 0.5, colour: colours.glow, opacity: 0.3 },
        { at: 1, colour: colours.glow, opacity: 0 },
      ]),
    body: `<rect width="512" height="512" fill="url(#dusk)"/>${lights}<circle cx="150" cy="150" r="330" fill="url(#lantern)"/>`,
  };
}

/** Draws the darker corners of a portrait. */
export const drawCorners = (): SvgPart => ({
  defs: radialGradient(
    'corners',
    [
      { at: 0.62, colour: '#0e0916', opacity: 0 },
      { at: 1, colour: '#0e0916', opacity: 0.62 },
    ],
    'cx=".46" cy=".42" r=".74"',
  ),
  body: '<rect width="512" height="512" fill="url(#corners)"/>',
});
