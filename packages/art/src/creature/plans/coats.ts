import { darker, lighter, mix } from '../../scene/colour.ts';
import { seededRandom } from '../../svg/random.ts';
import type { Look } from '../look.ts';
import type { Grain, Pen } from '../pen.ts';
import { box, joint, leaf, oval, point, pts, puffs, stretched, tube } from '../points.ts';
import { fur, speckle, veins } from '../texture.ts';
import type { Stance } from './quadruped-stances.ts';

export function grainOf(pen: Pen, { texture, body }: Look, { chest, hips }: Stance): Grain[] {
  const area = box(chest[0] - 90, Math.min(chest[1], hips[1]) - 90, hips[0] - chest[0] + 190, 220);
  switch (texture) {
    case 'bark':
      return [veins(pen, area, darker(body.first, 0.5), 11, 12, true)];
    case 'stone':
      return [speckle(pen, area, darker(body.first, 0.4), 90, 4)];
    default:
      return [
        fur(pen, area, darker(body.first, 0.42), 0.5, 17, 80),
        fur(pen, area, lighter(body.first, 0.4), 0.5, 15, 34),
      ];
  }
}

/** What lies on the body: wool, quills, moss or open ribs. `r` is the radius of the chest. */
export function drawTexture(pen: Pen, look: Look, stance: Stance, r: number): void {
  const { texture, body } = look;
  const [x, y] = [(stance.chest[0] + stance.hips[0]) / 2, (stance.chest[1] + stance.hips[1]) / 2];
  const turn = Math.atan2(stance.hips[1] - stance.chest[1], stance.hips[0] - stance.chest[0]);
  pen.at({ x, y, turn }, () => {
    if (texture === 'wool') drawWool(pen, body.second, r);
    if (texture === 'quills') drawQuills(pen, body.second, r);
    if (texture === 'moss') drawMoss(pen, body.second, r);
    if (texture === 'ribs') drawRibs(pen, body.second, r);
  });
}

function drawWool(pen: Pen, colour: string, r: number): void {
  pen.shape(puffs(0, -8, r * 2.05, r * 1.32, 16, 0.13), colour, {
    reach: 24,
    inside: () => {
      const random = seededRandom('wool');
      for (let index = 0; index < 30; index += 1) {
        const [x, y] = [(random() - 0.5) * r * 3.8, (random() - 0.5) * r * 2.4];
        pen.line(
          [
            point(x - 14, y),
            point(x - 6, y + 11),
            point(x + 8, y + 10),
            point(x + 14, y - 2),
            point(x + 5, y - 8),
          ],
          darker(colour, 0.35),
          3,
          0.4,
        );
      }
    },
  });
}

function drawQuills(pen: Pen, colour: string, r: number): void {
  const random = seededRandom('quills');
  // Rows from the lowest to the back, so that each one lies on the row before.
  for (let row = 0; row < 6; row += 1) {
    const count = 19 - row * 2;
    for (let index = 0; index < count; index += 1) {
      const angle = Math.PI * (0.94 + (1.12 * (index + random() * 0.4)) / (count - 1));
      const reach = 1.12 - row * 0.19;
      const [x, y] = [10 + Math.cos(angle) * r * reach * 1.66, Math.sin(angle) * r * reach + r * 0.3];
      const turn = angle + 0.5 * Math.sin(angle + Math.PI / 2) + 0.35;
      const tone = mix(colour, random() < 0.4 ? '#f4dca8' : '#4a3428', random() * 0.34);
      pen.shape(leaf(x, y, 52 * (0.85 + random() * 0.3), 13, turn), tone, { ink: 1.4, shade: 0.3 });
    }
  }
}

function drawMoss(pen: Pen, colour: string, r: number): void {
  const moss = pts(
    '-1.9 -0.4, -1.4 -1.1, 0 -1.24, 1.4 -1.1, 2 -0.4, 1.7 -0.1!, 1.5 0.3, 1.2 -0.2!, 0.9 0.2, 0.5 -0.2!, 0.1 0.3, -0.3 -0.2!, -0.8 0.2, -1.1 -0.2!, -1.5 0.2',
  );
  pen.shape(stretched(moss, 0, 0, r), colour, {
    grain: [fur(pen, box(-r * 2, -r * 1.2, r * 4, r * 1.4), lighter(colour, 0.4), 1.4, 12, 80)],
  });
  for (const [x, turn] of [
    [-0.8, -1.9],
    [-0.3, -1.4],
    [0.4, -1.7],
    [0.9, -1.2],
  ] as const)
    pen.shape(leaf(x * r, -r, 54, 20, turn, 8), lighter(colour, 0.12), { ink: 1.3 });
}

function drawRibs(pen: Pen, colour: string, r: number): void {
  pen.mark(oval(-10, 14, r * 1.3, r * 0.72), '#1c1a28', 0.9);
  pen.glow(-10, 10, r * 1.2, colour, 0.7);
  for (const u of [-1, -0.6, -0.2, 0.2, 0.6])
    pen.shape(
      tube([joint(u * r - 6, -r * 0.7, 5), joint(u * r + 14, 4, 7), joint(u * r - 4, r * 0.72, 2)]),
      '#e8dcc0',
      {},
    );
}
