import { ramp } from '../colour/ramp.ts';
import { drawCorners, drawDusk } from '../face/face.ts';
import { drawPerson } from '../face/person.ts';
import { drawFigure } from '../figure/figure.ts';
import { BADGE_STYLE, PORTRAIT_STYLE } from '../figure/style.ts';
import { type Size, square } from '../svg/size.ts';
import { joinParts, type SvgPart, svgDocument } from '../svg/svg-text.ts';
import type { HeldThing, Stature, VillagerArt } from './villager-art.ts';
import { drawVillagerFrame, villagerFrame } from './villager-frames.ts';

/** Where Lorelei's canvas lies in the picture. A child is small, with room above its head. */
const FRAMINGS: Readonly<
  Record<Stature, { readonly scale: number; readonly left: number; readonly top: number }>
> = {
  small: { scale: 0.47, left: -36, top: -96 },
  middle: { scale: 0.5, left: 8, top: -22 },
  big: { scale: 0.585, left: 72, top: 22 },
};

/** Draws a villager in evening light, with a tool of the trade, in the frame of the region. */
export function drawVillager({ face, stature, holds, landscape }: VillagerArt, size: Size): string {
  const person = drawPerson(face, FRAMINGS[stature], {
    ...PORTRAIT_STYLE,
    outline: 9,
    depth: 0.5,
    grain: 0.05,
  });
  const { defs, body } = joinParts([
    drawDusk(`villager ${face.id}`, ramp(face.background)),
    ...held(holds, 'side'),
    person,
    drawCorners(),
    ...held(holds, 'hand'),
  ]);
  return svgDocument(size, square(512), [
    {
      defs: `${defs}<clipPath id="picture"><path d="${villagerFrame(landscape).outer}"/></clipPath>`,
      body: `<g clip-path="url(#picture)">${body}</g>`,
    },
    drawVillagerFrame(landscape),
  ]);
}

function held(holds: HeldThing | null, at: HeldThing['at']): SvgPart[] {
  if (holds?.at !== at) return [];
  const { figure, scale } = holds;
  return [
    at === 'side'
      ? drawFigure(figure, { x: 414, y: 212, size: 330 * scale }, { ...BADGE_STYLE, outline: 22 }, 'held')
      : drawFigure(figure, { x: 398, y: 388, size: 176 * scale }, BADGE_STYLE, 'held'),
  ];
}
