import { contains } from './containment.ts';
import { type Box, type Contour, contoursOf } from './contours.ts';
import { glyphPath } from './glyph-set.ts';

/** An opening in an island. */
export interface Hole {
  readonly path: string;
  readonly area: number;
  readonly box: Box;
}

/** A filled part of a glyph with its holes. Each island can have its own colour. */
export interface Island {
  /** Path data with the holes. */
  readonly path: string;
  /** Path data without the holes. */
  readonly outline: string;
  /** Filled area, in square units of the glyph's canvas of 512 by 512. */
  readonly area: number;
  readonly box: Box;
  readonly holes: readonly Hole[];
}

export interface Glyph {
  readonly name: string;
  /** The path as the author drew it, with all islands and holes. */
  readonly path: string;
  /** All islands without their holes. */
  readonly outline: string;
  /** The filled parts of the glyph; the one with the largest outline is the first. */
  readonly islands: readonly Island[];
  readonly box: Box;
}

/** Contours with a smaller area are dropped, because they are invisible. */
const SMALLEST_AREA = 4;

const known = new Map<string, Glyph>();

/** Names of all glyphs drawn so far, sorted. Their authors must be credited. */
export const glyphsDrawn = (): string[] => [...known.keys()].sort();

/** @throws Error when the glyph is unknown or denied */
export function glyph(name: string): Glyph {
  const found = known.get(name);
  if (found !== undefined) return found;
  const path = glyphPath(name);
  const islands = islandsOf(contoursOf(path));
  const made = {
    name,
    path,
    outline: islands.map(({ outline }) => outline).join(''),
    islands,
    box: boxAround(islands.map(({ box }) => box)),
  };
  known.set(name, made);
  return made;
}

interface GrowingIsland {
  readonly contour: Contour;
  readonly holes: Contour[];
}

interface Placed {
  readonly contour: Contour;
  readonly isFilled: boolean;
  readonly island: GrowingIsland | null;
}

/** Divides contours into islands and holes. It follows the nonzero rule, by which SVG fills paths. */
function islandsOf(contours: readonly Contour[]): Island[] {
  const bySize = contours
    .filter(({ area }) => Math.abs(area) > SMALLEST_AREA)
    .sort((one, other) => Math.abs(other.area) - Math.abs(one.area));
  const islands: GrowingIsland[] = [];
  const placed: Placed[] = [];
  for (const contour of bySize) {
    const around = placed.filter((larger) => contains(larger.contour, contour));
    const winding = around.reduce((sum, larger) => sum + Math.sign(larger.contour.area), 0);
    const isFilled = winding + Math.sign(contour.area) !== 0;
    const owner = around.findLast((larger) => larger.isFilled)?.island ?? null;
    if (winding === 0 && isFilled) {
      const island = { contour, holes: [] };
      islands.push(island);
      placed.push({ contour, isFilled, island });
    } else {
      if (winding !== 0 && !isFilled) owner?.holes.push(contour);
      placed.push({ contour, isFilled, island: owner });
    }
  }
  return islands.map(finishIsland);
}

function finishIsland({ contour, holes }: GrowingIsland): Island {
  const holesArea = holes.reduce((sum, { area }) => sum + Math.abs(area), 0);
  return {
    path: contour.path + holes.map(({ path }) => path).join(''),
    outline: contour.path,
    area: Math.abs(contour.area) - holesArea,
    box: contour.box,
    holes: holes.map(({ path, area, box }) => ({ path, area: Math.abs(area), box })),
  };
}

const boxAround = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
