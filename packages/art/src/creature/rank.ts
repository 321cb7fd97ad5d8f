import { EnemyType } from '@slumberfell/engine';
import { withLightness } from '../colour/oklch.ts';
import { mix } from '../scene/colour.ts';
import { seededRandom } from '../svg/random.ts';
import type { Anchor, Look, Prop } from './look.ts';
import type { Pen } from './pen.ts';
import type { Plan } from './plan.ts';
import { type Box, TURN } from './points.ts';
import type { RegionLight } from './region-light.ts';
import { star } from './shapes.ts';

/** How much a creature may be enlarged to fill the canvas. */
export const LARGEST: Readonly<Record<EnemyType, number>> = {
  [EnemyType.Normal]: 1,
  [EnemyType.Elite]: 1.14,
  [EnemyType.Rare]: 1.08,
  [EnemyType.Boss]: 1.5,
};

/** The prop of a boss that has its dungeon's colours. */
export const DUNGEON_LIGHT = 'dungeon-light';

/** What an elite wears in addition: the first one whose anchor is free. Every plan has a ground. */
const ELITE_PIECES: readonly { readonly name: string; readonly anchor: Anchor }[] = [
  { name: 'medal', anchor: 'neck' },
  { name: 'leaf-crown', anchor: 'head' },
  { name: 'pennant', anchor: 'ground' },
];
const SHEEN = '#c8b4ff';

/** The look with what its rank adds: one more piece for an elite, a sheen in the coat of a rare enemy. */
export function rankedLook(type: EnemyType, plan: Plan, look: Look): Look {
  if (type === EnemyType.Rare)
    return { ...look, body: { ...look.body, second: mix(look.body.second, SHEEN, 0.4) } };
  if (type !== EnemyType.Elite) return look;
  const isFree = (anchor: Anchor) => look.props.every((prop) => prop.anchor !== anchor);
  const piece =
    ELITE_PIECES.find(({ anchor }) => plan.anchors.includes(anchor) && isFree(anchor)) ??
    ELITE_PIECES[ELITE_PIECES.length - 1];
  return piece === undefined
    ? look
    : { ...look, props: [...look.props, { ...piece, scale: 1, colours: null } satisfies Prop] };
}

/** The light of its rank: a boss stands in that of its dungeon, a rare enemy has a golden and a blue edge. */
export function rankedLight(type: EnemyType, light: RegionLight, { props }: Look): RegionLight {
  if (type === EnemyType.Rare) return { ...light, rim: '#ffeaa0', sky: mix(light.sky, '#a8f0ff', 0.6) };
  const glow = props.find(({ name }) => name === DUNGEON_LIGHT)?.colours?.first;
  if (glow === undefined) return light;
  return { ...light, rim: mix(light.rim, glow, 0.35), sky: mix(light.sky, withLightness(glow, 0.78), 0.8) };
}

/** The colour of the outline around a creature: golden around a rare one. */
export const rankedInk = (type: EnemyType, { ink }: RegionLight): string =>
  type === EnemyType.Rare ? mix(ink, '#ffd870', 0.85) : ink;

/** Glints on the edge of a rare creature. */
export function glints(pen: Pen, id: number, { x, y, width, height }: Box): void {
  const random = seededRandom(`glints ${id}`);
  const faces = pen.eyes.map((eye) => ({ ...eye, reach: eye.radius * 3 }));
  for (let index = 0; index < 7; index += 1) {
    const angle = ((index + random() * 0.7) / 7) * TURN;
    const [u, v] = [Math.cos(angle) * width * 0.4, Math.sin(angle) * height * 0.4];
    const r = 15 + random() * 16;
    const at = { x: x + width / 2 + u, y: y + height / 2 + v };
    // A glint on the face would hide the eyes.
    if (faces.every((face) => Math.hypot(face.x - at.x, face.y - at.y) > face.reach + r))
      star(pen, at.x, at.y, r, '#fffbe8');
  }
}
