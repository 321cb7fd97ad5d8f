import { darker, lighter, mix } from '../../scene/colour.ts';
import { blush, eyePair, fist, maw, moodMouth, openHand } from '../face.ts';
import type { Look } from '../look.ts';
import type { Pen } from '../pen.ts';
import { entryOf, type Plan } from '../plan.ts';
import { box, joint, leaf, oval, point, pts, puffs, tube } from '../points.ts';
import { fur, veins } from '../texture.ts';
import { FORMS, type Form } from './ghost-forms.ts';

function drawTexture(pen: Pen, { texture, body, dress }: Look): void {
  const line = darker(body.first, 0.35);
  if (texture === 'lint') {
    for (const [x, y, r] of [
      [130, 400, 40],
      [390, 400, 46],
      [320, 230, 36],
      [170, 260, 34],
    ] as const)
      pen.shape(puffs(x, y, r, r * 0.8, 8, 0.16), lighter(body.first, 0.08), {
        ink: 0,
        shade: 0.3,
        grain: [fur(pen, box(x - r, y - r, r * 2, r * 2), line, 2, 12, 20)],
      });
    pen.shape(oval(366, 336, 26), dress.first);
    for (const [x, y] of [
      [358, 328],
      [374, 328],
      [358, 344],
      [374, 344],
    ] as const)
      pen.mark(oval(x, y, 4), darker(dress.first, 0.6));
    pen.line(pts('120 440, 190 420!, 122 428'), '#d8dce8', 5);
  }
  if (texture === 'chaff')
    for (const [x, y, turn] of [
      [150, 350, 1],
      [220, 400, 2],
      [300, 380, 0.6],
      [350, 310, 1.6],
      [270, 290, 2.4],
      [320, 240, 0.9],
      [180, 240, 1.9],
      [400, 370, 0.2],
    ] as const) {
      pen.line([point(x, y), point(x + Math.cos(turn) * 44, y + Math.sin(turn) * 44)], dress.first, 5);
      for (const u of [10, 20, 30])
        pen.shape(leaf(x + Math.cos(turn) * u, y + Math.sin(turn) * u, 16, 8, turn + 0.7), dress.first, {
          ink: 1,
        });
    }
  if (texture === 'bands')
    for (const d of [
      '100 170, 250 216, 430 150',
      '136 252, 256 290, 396 240',
      '176 328, 260 352, 356 318',
      '212 396, 262 412, 312 388',
    ])
      pen.line(pts(d), lighter(body.second, 0.3), 11, 0.75);
}

/** Fainter copies, each smaller and farther to the right. */
function drawEchoes(pen: Pen, { outline, face: [x, y], echoes = 0 }: Form, colour: string): void {
  for (let index = echoes; index > 0; index -= 1)
    pen.at({ x: 256 + index * 66, y: 280 - index * 52, scale: 1 - index * 0.18 }, () =>
      pen.at({ x: -256, y: -280 }, () => {
        pen.shape(pts(outline), mix(colour, pen.light.dusk, 0.1 + index * 0.2), { rim: 0.5 });
        for (const u of [20, 84]) pen.mark(oval(x + u, y - 20, 12, 16), '#1c1430', 0.8);
        pen.mark(oval(x + 50, y + 60, 24, 32), '#1c1430', 0.8);
      }),
    );
}

/** Sheets, mists and heaps of dust: spirits without legs. */
export const GHOST: Plan = {
  poses: Object.keys(FORMS),
  heads: ['plain', 'hooded', 'howling'],
  textures: ['mist', 'lint', 'chaff', 'bands'],
  anchors: ['head', 'near', 'far', 'neck', 'ground', 'behind', 'front'],
  shows: 'body',
  draw: (pen, look, dress) => {
    const form = entryOf(FORMS, look.pose);
    const {
      outline,
      face: [x, y],
      size,
      arms,
    } = form;
    const { body, mood } = look;
    const isHooded = look.head === 'hooded';
    dress('ground');
    const [near, far] = arms;
    const hand = (arm: NonNullable<typeof near>, anchor: 'near' | 'far') => {
      const [shoulder, elbow, at] = arm;
      const tone = anchor === 'far' ? mix(body.first, pen.light.dusk, 0.2) : body.first;
      pen.at({ x: at[0], y: at[1] }, () => dress(anchor));
      const isHolding = look.props.some((prop) => prop.anchor === anchor);
      const turn = Math.atan2(at[1] - elbow[1], at[0] - elbow[0]) - Math.PI;
      pen.at({ x: at[0], y: at[1], turn }, () =>
        isHolding ? fist(pen, 17, lighter(tone, 0.2)) : openHand(pen, 18, lighter(tone, 0.2)),
      );
      pen.shape(
        tube([
          joint(...shoulder, 34),
          joint(...elbow, 26),
          joint(at[0] * 0.8 + elbow[0] * 0.2, at[1] * 0.8 + elbow[1] * 0.2, 24),
        ]),
        tone,
        {},
      );
    };
    drawEchoes(pen, form, body.first);
    if (far !== undefined) hand(far, 'far');
    if (near !== undefined) hand(near, 'near');
    // The inside of the sheet is seen behind its hem.
    pen.at({ x: 256, y: 262, scale: 0.97 }, () =>
      pen.at({ x: -250, y: -252 }, () =>
        pen.shape(pts(outline), mix(body.first, pen.light.dusk, 0.45), { ink: 0, rim: 0 }),
      ),
    );
    pen.shape(pts(outline), body.first, {
      to: body.second,
      reach: 26,
      alpha: 0.96,
      grain: [veins(pen, box(140, 230, 230, 230), darker(body.first, 0.35), 9, 22)],
      inside: () => {
        pen.glow(x, y + 10, size * 90, lighter(body.first, 0.5), 0.5);
        drawTexture(pen, look);
      },
    });
    pen.at({ x, y, scale: size }, () => {
      if (isHooded) {
        pen.shape(pts('-52 40, -54 -18, -26 -56, 16 -64, 50 -32, 54 36, 20 62, -26 60'), look.dress.first, {
          grain: [veins(pen, box(-50, -60, 104, 116), darker(look.dress.first, 0.4), 6, 10)],
        });
        pen.mark(pts('-42 28, -42 -14, -18 -40, 14 -36, 30 0, 24 36, -6 48'), '#1c1430');
      }
      eyePair(pen, -6, -6, 44, 16, {
        mood: isHooded ? 'glowing' : mood,
        lid: darker(body.first, 0.2),
        glow: look.dress.second,
      });
      if (look.head === 'howling') maw(pen, pts('-26 30, -6 20, 16 28, 14 56, -6 66, -24 54'), []);
      else if (!isHooded) {
        moodMouth(pen, -8, 30, 14, mood);
        for (const u of [-34, 24]) blush(pen, u, 20, 9);
      }
      dress('head');
    });
    dress('neck', { x: x + 4, y: y + size * 58 });
  },
};
