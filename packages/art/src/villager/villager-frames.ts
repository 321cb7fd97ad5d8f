import { star } from '../picture/light-shapes.ts';
import type { Landscape } from '../scene/region-art.ts';
import { regionMaterial } from '../scene/region-material.ts';
import { linearGradient, type SvgPart } from '../svg/svg-text.ts';

const INK = '#120c16';

/** A frame of a villager's portrait on a canvas of 512 by 512. What is outside `outer` is transparent. */
interface VillagerFrame {
  readonly outer: string;
  readonly window: string;
  /** Lines along the material. */
  readonly lines: string;
  /** Ornaments above the frame. */
  readonly ornaments: string;
}

/** A square with an inset on all sides and rounded corners. */
function rounded(inset: number, radius: number): string {
  const far = 512 - inset;
  const arc = `A${radius} ${radius} 0 0 1`;
  return `M${inset + radius} ${inset}H${far - radius}${arc} ${far} ${inset + radius}V${far - radius}${arc} ${far - radius} ${far}H${inset + radius}${arc} ${inset} ${far - radius}V${inset + radius}${arc} ${inset + radius} ${inset}z`;
}

/** A square with straight cut corners. */
function cut(inset: number, corner: number): string {
  const far = 512 - inset;
  return `M${inset + corner} ${inset}H${far - corner}L${far} ${inset + corner}V${far - corner}L${far - corner} ${far}H${inset + corner}L${inset} ${far - corner}V${inset + corner}z`;
}

/** A square whose corners are scooped out. */
function scooped(inset: number, radius: number): string {
  const far = 512 - inset;
  const arc = `A${radius} ${radius} 0 0 0`;
  return `M${inset + radius} ${inset}H${far - radius}${arc} ${far} ${inset + radius}V${far - radius}${arc} ${far - radius} ${far}H${inset + radius}${arc} ${inset} ${far - radius}V${inset + radius}${arc} ${inset + radius} ${inset}z`;
}

const inked = (path: string, fill: string, line = 7): string =>
  `<path d="${path}" fill="${fill}" stroke="${INK}" stroke-width="${line}" stroke-linejoin="round"/>`;
const line = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;
const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="6"/>`;
const placed = (x: number, y: number, turn: number, drawing: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${drawing}</g>`;
const inCorners = (inset: number, drawing: string): string =>
  [
    [inset, inset, 0],
    [512 - inset, inset, 90],
    [512 - inset, 512 - inset, 180],
    [inset, 512 - inset, 270],
  ]
    .map(([x = 0, y = 0, turn = 0]) => placed(x, y, turn, drawing))
    .join('');

/** A leaf from the origin to the right, `length` long. */
const leaf = (length: number, fill: string): string =>
  inked(
    `M0 0C${length * 0.2} ${-length * 0.42} ${length * 0.75} ${-length * 0.36} ${length} 0C${length * 0.75} ${length * 0.36} ${length * 0.2} ${length * 0.42} 0 0z`,
    fill,
    6,
  ) + line(`M6 0H${length * 0.8}`, INK, 5, 0.45);

const barley = (turn: number): string =>
  placed(
    0,
    0,
    turn,
    [24, 48, 72]
      .map((x) => placed(x, 0, -34, leaf(34, '#f4cf68')) + placed(x, 0, 34, leaf(34, '#e2b348')))
      .join('') + placed(96, 0, 0, leaf(36, '#f4cf68')),
  );

const shell =
  inked('M0 34C-22 28 -52 6 -50 -18C-44 -44 44 -44 50 -18C52 6 22 28 0 34z', '#ffd8c4') +
  line('M0 30V-32M-4 30L-26 -28M4 30L26 -28M-8 28L-44 -12M8 28L44 -12', '#b8705c', 5, 0.8);

const icicles = (): string => {
  const drops = [44, 66, 34, 56, 90, 46, 70, 38, 60, 96, 50, 36];
  return drops
    .map((drop, index) => {
      const x = 46 + index * 35;
      return inked(`M${x} 22H${x + 34}L${x + 17} ${22 + drop}z`, index % 3 === 1 ? '#d8f0ff' : '#a8d4f4', 5);
    })
    .join('');
};

/** Twisted strands along a straight side. */
const strands = (): string => {
  let path = '';
  for (let at = 36; at < 490; at += 26) {
    path += `M${at} 30L${at + 14} 6M${at} 506L${at + 14} 482M6 ${at + 14}L30 ${at}M482 ${at + 14}L506 ${at}`;
  }
  return line(path, '#5a3c24', 7, 0.75);
};

const FRAMES: Readonly<Record<Landscape, VillagerFrame>> = {
  // Honey-coloured wood, barley below, and a lamp.
  meadow: {
    outer: rounded(6, 64),
    window: rounded(34, 42),
    lines: line(rounded(20, 54), '#6a3f16', 4, 0.5),
    ornaments:
      placed(256, 488, -172, barley(0)) +
      placed(256, 488, -8, barley(0)) +
      inked('M256 466L278 488L256 510L234 488z', '#e8684c', 6) +
      inked('M230 44V20L256 2L282 20V44L272 62H240z', '#c98f3e', 6) +
      inked('M242 26H270V48H242z', '#fff0a8', 5),
  },
  // Bark, with leaves in two corners.
  forest: {
    outer:
      'M40 10C130 18 200 4 262 10C330 16 410 2 474 12C500 20 508 44 502 90C496 160 510 220 504 290C500 360 510 420 502 470C494 500 470 508 420 502C340 496 260 510 180 502C120 498 70 510 38 500C10 492 4 460 10 400C16 320 2 250 8 180C12 120 2 70 12 36C18 16 28 10 40 10z',
    window:
      'M60 36C140 42 220 32 290 38C360 42 420 34 456 40C474 46 478 60 474 110C470 190 480 260 474 330C470 390 478 430 472 452C464 474 440 476 380 472C300 468 220 478 140 472C90 470 60 478 46 464C34 450 36 400 38 340C42 260 32 200 38 130C40 90 34 66 42 48C46 40 52 36 60 36z',
    lines: line(
      'M30 60C24 130 30 200 22 260M24 320C28 380 20 430 30 470M488 80C484 150 494 220 486 280M490 340C484 400 492 440 484 470M80 22C150 30 200 20 260 24M320 26C380 30 430 20 460 26M80 490C150 484 220 492 280 486M340 488C400 484 440 490 470 486',
      '#1e1410',
      6,
      0.55,
    ),
    ornaments:
      placed(40, 60, -62, leaf(84, '#4f9a52')) +
      placed(44, 52, -8, leaf(96, '#6fb552')) +
      placed(40, 56, 58, leaf(88, '#3f8448')) +
      dot(38, 54, 15, '#f2a33c') +
      placed(470, 456, 118, leaf(76, '#4f9a52')) +
      placed(468, 460, 172, leaf(92, '#6fb552')) +
      placed(470, 458, -122, leaf(86, '#3f8448')) +
      dot(472, 458, 15, '#f2a33c'),
  },
  // Rope, with knots in the corners and a shell.
  coast: {
    outer: rounded(4, 44),
    window: rounded(32, 24),
    lines: strands(),
    ornaments:
      inCorners(
        28,
        dot(0, 0, 26, '#e6cfa2') +
          line('M-12 -4C-4 -14 10 -12 14 0M-12 8C-4 -2 8 0 12 10', '#5a3c24', 6, 0.8),
      ) + placed(256, 480, 0, shell),
  },
  // Dark iron with cut corners, cracks that glow, and rivets.
  fields: {
    outer: cut(6, 54),
    window: cut(36, 40),
    lines:
      line(
        'M60 20L92 32L120 18L150 30M490 120L478 160L496 190L480 220M20 330L34 370L16 400M300 492L340 480L372 496L400 482',
        '#ff7a2c',
        8,
        0.95,
      ) +
      line(
        'M60 20L92 32L120 18L150 30M490 120L478 160L496 190L480 220M20 330L34 370L16 400M300 492L340 480L372 496L400 482',
        '#ffe08a',
        3,
      ),
    ornaments:
      inCorners(46, dot(0, 0, 17, '#b8743c')) +
      inked(
        'M256 2C274 24 290 34 282 58C276 76 236 76 230 58C224 42 244 40 242 22C250 26 254 16 256 2z',
        '#ff7a2c',
        6,
      ) +
      inked('M256 36C266 48 270 54 264 62C260 68 250 68 248 60C246 52 254 48 256 36z', '#ffe08a', 0),
  },
  // Pale ice, with icicles from the upper side.
  snows: {
    outer:
      'M30 40C40 8 80 6 130 8C170 -2 210 8 256 4C310 0 360 10 400 6C450 4 480 14 486 44C510 60 506 110 504 160V468C504 496 490 506 466 506H46C20 506 8 494 8 466V150C6 110 6 60 30 40z',
    window: rounded(36, 22),
    lines: line('M20 120V420M492 100V440M70 494H440', '#ffffff', 5, 0.7),
    ornaments:
      icicles() +
      inked(
        'M24 52C30 4 90 -2 140 14C190 -2 230 18 262 8C320 -6 380 16 410 4C470 0 494 30 490 54C450 40 420 56 380 44C330 54 290 36 250 48C200 36 160 56 110 42C80 38 50 40 24 52z',
        '#f8fcff',
        6,
      ),
  },
  // The night sky with a golden edge and stars.
  summit: {
    outer: scooped(4, 46),
    window: scooped(34, 46),
    lines: line(scooped(14, 44), '#f0c870', 5, 0.9) + line(scooped(28, 46), '#f0c870', 3, 0.7),
    ornaments:
      inCorners(34, `<path d="${star(0, 0, 34)}" fill="#fff0b8" stroke="${INK}" stroke-width="6"/>`) +
      inked(
        'M256 -2C236 4 226 22 232 40C240 58 262 62 276 52C258 52 248 42 248 28C248 16 250 6 256 -2z',
        '#f6d488',
        6,
      ) +
      `<path d="${star(280, 22, 16)}${star(90, 18, 9)}${star(420, 494, 9)}${star(18, 350, 9)}${star(494, 200, 9)}" fill="#fff6d8"/>`,
  },
};

export const villagerFrame = (landscape: Landscape): VillagerFrame => FRAMES[landscape];

/** Draws the frame of a landscape around its window. */
export function drawVillagerFrame(landscape: Landscape): SvgPart {
  const { outer, window, lines, ornaments } = villagerFrame(landscape);
  const { light, middle, dark } = regionMaterial(landscape);
  return {
    defs: linearGradient(
      'frame',
      [
        { at: 0, colour: light },
        { at: 0.45, colour: middle },
        { at: 1, colour: dark },
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ),
    body:
      `<path d="${outer}${window}" fill="url(#frame)" fill-rule="evenodd" stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>` +
      lines +
      ornaments,
  };
}
