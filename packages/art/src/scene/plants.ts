import { between, type Random } from './random.ts';
import { dot, type Point, polygon, short } from './sheet.ts';

/** Returns path data for the silhouette of one plant with its foot at (x, y), `height` units tall. */
type Plant = (x: number, y: number, height: number, random: Random) => string;

export const pine: Plant = (x, y, height, random) => {
  const half = height * between(random, 0.2, 0.27);
  const tiers = 4;
  const right: Point[] = [];
  const left: Point[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const level = y - height + (height * 0.92 * tier) / tiers;
    const reach = half * (0.32 + (0.68 * tier) / tiers) * between(random, 0.9, 1.1);
    right.push([x + reach, level], [x + reach * 0.48, level - height * 0.035]);
    left.unshift([x - reach * 0.48, level - height * 0.035], [x - reach, level]);
  }
  const trunk = height * 0.035;
  return polygon([
    [x, y - height],
    ...right,
    [x + trunk, y - height * 0.1],
    [x + trunk, y + 3],
    [x - trunk, y + 3],
    [x - trunk, y - height * 0.1],
    ...left,
  ]);
};

/** A broad crown of overlapping rounded shapes on a short trunk. */
export const oak: Plant = (x, y, height, random) => {
  let crown = '';
  const puffs = 7;
  for (let puff = 0; puff < puffs; puff++) {
    const angle = (puff / puffs) * Math.PI * 2 + random() * 0.5;
    crown += dot(
      x + Math.cos(angle) * height * 0.25,
      y - height * 0.66 + Math.sin(angle) * height * 0.17,
      height * between(random, 0.15, 0.21),
    );
  }
  const trunk = height * 0.055;
  return `${crown}${dot(x, y - height * 0.66, height * 0.28)}M${short(x - trunk)} ${short(y - height * 0.5)}L${short(x - trunk * 1.7)} ${short(y + 4)}L${short(x + trunk * 1.7)} ${short(y + 4)}L${short(x + trunk)} ${short(y - height * 0.5)}z`;
};

/**
 * Path of a branch from `under` to `tip` and back to `over`, with one bend on each way. `side` is -1 for a
 * branch to the left, 1 for one to the right. The path runs around the branch in the same direction as the
 * trunk's path around the trunk. If the directions differed, the overlap of branch and trunk would be a hole.
 */
function limbPath(
  side: number,
  under: Point,
  bendOut: Point,
  tip: Point,
  bendBack: Point,
  over: Point,
): string {
  const [from, first, second, to] =
    side < 0 ? [under, bendOut, bendBack, over] : [over, bendBack, bendOut, under];
  const at = ([px, py]: Point) => `${short(px)} ${short(py)}`;
  return `M${at(from)}Q${at(first)} ${at(tip)}Q${at(second)} ${at(to)}z`;
}

/** A tall old trunk that reaches beyond the upper edge of the picture, with roots and stubs of branches. */
export const greatTrunk: Plant = (x, y, height, random) => {
  const girth = height * between(random, 0.045, 0.075);
  const lean = between(random, -0.5, 0.5) * girth;
  const branch = (side: number, at: number): string => {
    const bx = x + side * girth * 0.7 + lean * at;
    const by = y - height * at;
    const reach = side * height * between(random, 0.13, 0.24);
    return limbPath(
      side,
      [bx, by + girth * 0.5],
      [bx + reach * 0.5, by - height * 0.01],
      [bx + reach, by - height * 0.13],
      [bx + reach * 0.45, by - height * 0.07],
      [bx, by - girth * 0.3],
    );
  };
  return `M${short(x - girth * 2.1)} ${short(y + 8)}Q${short(x - girth)} ${short(y - height * 0.05)} ${short(x - girth * 0.86)} ${short(y - height * 0.24)}Q${short(x - girth * 0.7 + lean)} ${short(y - height * 0.6)} ${short(x - girth * 0.9 + lean)} ${short(y - height)}H${short(x + girth * 0.9 + lean)}Q${short(x + girth * 0.6 + lean)} ${short(y - height * 0.6)} ${short(x + girth * 0.86)} ${short(y - height * 0.24)}Q${short(x + girth)} ${short(y - height * 0.05)} ${short(x + girth * 2.2)} ${short(y + 8)}z${branch(-1, between(random, 0.5, 0.62))}${branch(1, between(random, 0.58, 0.74))}`;
};

/** A leafless tree, burnt or frozen. */
export const snag: Plant = (x, y, height, random) => {
  const w = height * 0.045;
  const limb = (side: number, at: number, reach: number): string => {
    const by = y - height * at;
    const tx = x + side * height * reach;
    const ty = by - height * between(random, 0.14, 0.26);
    return limbPath(
      side,
      [x, by + w],
      [x + side * height * reach * 0.55, by],
      [tx, ty],
      [x + side * height * reach * 0.4, by - w],
      [x, by - w * 1.2],
    );
  };
  return `M${short(x - w * 1.7)} ${short(y + 4)}Q${short(x - w)} ${short(y - height * 0.4)} ${short(x + w * between(random, -1.4, 1.4))} ${short(y - height)}Q${short(x + w)} ${short(y - height * 0.4)} ${short(x + w * 1.7)} ${short(y + 4)}z${limb(-1, 0.34, 0.3)}${limb(1, 0.45, 0.32)}${limb(-1, 0.58, 0.22)}${limb(1, 0.7, 0.16)}`;
};

/** A tuft of grass. */
export const grass: Plant = (x, y, height, random) => {
  let blades = '';
  for (let blade = -2; blade <= 2; blade++) {
    const foot = x + blade * height * 0.12;
    const tipX = foot + blade * height * between(random, 0.08, 0.24) + (random() - 0.5) * height * 0.2;
    const tall = height * between(random, 0.6, 1);
    blades += `M${short(foot - height * 0.045)} ${short(y + 3)}Q${short(foot)} ${short(y - tall * 0.55)} ${short(tipX)} ${short(y - tall)}Q${short(foot + height * 0.09)} ${short(y - tall * 0.45)} ${short(foot + height * 0.05)} ${short(y + 3)}z`;
  }
  return blades;
};

/** A fern: three curved fronds with leaflets. */
export const fern: Plant = (x, y, height, random) => {
  let fronds = '';
  for (const side of [-1, 1, 0]) {
    const tipX = x + side * height * between(random, 0.5, 0.72) + (random() - 0.5) * height * 0.1;
    const tipY = y - height * (side === 0 ? 1 : between(random, 0.52, 0.7));
    const bendX = x + side * height * 0.16;
    const bendY = y - height * 0.86;
    const at = (part: number): Point => {
      const rest = 1 - part;
      return [
        rest * rest * x + 2 * rest * part * bendX + part * part * tipX,
        rest * rest * y + 2 * rest * part * bendY + part * part * tipY,
      ];
    };
    for (let leaf = 1; leaf <= 9; leaf++) {
      const [lx, ly] = at(leaf / 9.5);
      const [nx, ny] = at(leaf / 9.5 + 0.06);
      const size = height * 0.2 * (1.12 - leaf / 10);
      const length = Math.hypot(nx - lx, ny - ly) || 1;
      const across: Point = [(-(ny - ly) / length) * size, ((nx - lx) / length) * size];
      const along: Point = [((nx - lx) / length) * size * 0.5, ((ny - ly) / length) * size * 0.5];
      for (const way of [1, -1]) {
        fronds += polygon([
          [lx - along[0] * 0.3, ly - along[1] * 0.3],
          [lx + across[0] * way + along[0], ly + across[1] * way + along[1]],
          [lx + along[0] * 0.8, ly + along[1] * 0.8],
        ]);
      }
    }
  }
  return fronds;
};

/** A stalk with an ear: barley, reeds, rushes. */
export const ear: Plant = (x, y, height, random) => {
  const lean = (random() - 0.3) * height * 0.3;
  const w = Math.max(0.7, height * 0.018);
  return `M${short(x - w)} ${short(y + 3)}Q${short(x)} ${short(y - height * 0.5)} ${short(x + lean - w)} ${short(y - height * 0.72)}h${short(w * 2)}Q${short(x + w * 2)} ${short(y - height * 0.5)} ${short(x + w)} ${short(y + 3)}zM${short(x + lean)} ${short(y - height * 0.68)}q${short(height * -0.09)} ${short(height * -0.14)} ${short(lean * 0.34)} ${short(height * -0.32)}q${short(height * 0.12)} ${short(height * 0.18)} ${short(-lean * 0.34)} ${short(height * 0.32)}z`;
};

/**
 * Places `count` plants along a crest. Their positions, as shares of the width, are the same in every format
 * of the picture.
 */
export function plantsAlong(
  plants: readonly [Plant, ...Plant[]],
  width: number,
  count: number,
  heights: readonly [number, number],
  crest: (x: number) => number,
  random: Random,
  keep: (across: number) => boolean = () => true,
): string {
  let growth = '';
  for (let index = 0; index < count; index++) {
    const across = (index + random() * 0.9) / count;
    const plant = plants[Math.floor(random() * plants.length)] ?? plants[0];
    const height = between(random, heights[0], heights[1]);
    if (keep(across)) growth += plant(across * width, crest(across * width) + 2, height, random);
  }
  return growth;
}
