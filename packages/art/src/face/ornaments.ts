import type { Ornament } from './face-art.ts';
import { circle, LINE, part, stroke } from './paint.ts';

/** SVG elements of each ornament. The braid uses the gradient `hair`. */
const ORNAMENT_SHAPES: Readonly<Record<Ornament, string>> = {
  'lantern-pin': `<g transform="translate(-10 -42)">${
    circle(640, 924, 90, '#ffb84a', 0.35) +
    part('M604 892L676 892L664 970H616z', '#ffe08a', 8) +
    part('M596 894L640 852L684 894z', '#c08a34', 8) +
    part('M606 966H674V988H606z', '#c08a34', 8) +
    stroke('M640 896V962', '#a8691c', 6) +
    circle(640, 934, 17, '#fff6d0')
  }</g>`,
  braid: [0, 1, 2, 3, 4, 5]
    .map((knot) => {
      const y = 690 + knot * 52;
      const x = 290 - Math.sin(knot * 0.7) * 16 - knot * 5;
      return part(
        `M${x - 46} ${y}C${x - 52} ${y + 36} ${x - 14} ${y + 62} ${x} ${y + 66}C${x + 14} ${y + 62} ${x + 52} ${y + 36} ${x + 46} ${y}C${x + 20} ${y - 18} ${x - 20} ${y - 18} ${x - 46} ${y}z`,
        'url(#hair)',
        8,
      );
    })
    .join(''),
  'glass-earrings':
    stroke('M262 604V640', '#e9c069', 7) +
    part('M262 636L296 668L284 724L250 734L230 684z', '#5fd0b4', 7) +
    part('M262 636L284 724L250 734z', '#b8f5e2', 0) +
    part('M244 742L268 746L260 776L240 768z', '#7cc3f0', 6),
  'gold-earring': `<circle cx="262" cy="640" r="34" fill="none" stroke="${LINE}" stroke-width="24"/><circle cx="262" cy="640" r="34" fill="none" stroke="#f0bc4c" stroke-width="12"/>`,
  'shell-necklace':
    stroke('M318 836C380 924 590 926 672 834', LINE, 10) +
    (
      [
        [352, 876, 24],
        [414, 910, 28],
        [560, 912, 28],
        [626, 878, 24],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          circle(x, y, r + 6, LINE) +
          circle(x, y, r, '#f6d8c8') +
          circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#ffffff', 0.8),
      )
      .join('') +
    part('M488 900C530 900 552 940 536 974L488 996L440 974C424 940 446 900 488 900z', '#ffe3d2', 8) +
    stroke('M488 990V912M488 990L456 926M488 990L520 926', '#c98a78', 6),
  'star-earrings':
    stroke('M262 606V636', '#fff0c4', 6) +
    part('M262 624L274 662L312 674L274 686L262 726L250 686L212 674L250 662z', '#ffe08a', 6),
  'ear-pen':
    stroke('M120 372L392 470', LINE, 40) +
    stroke('M120 372L392 470', '#b8452f', 26) +
    stroke('M128 366L384 458', '#f0a080', 7, 0.8) +
    stroke('M372 462L402 474', '#f0bc4c', 28) +
    part('M394 456L458 496L388 490z', '#e8e4da', 7),
  'measuring-tape': [
    part('M296 806C322 900 330 1000 330 1084H404C402 990 388 884 360 792z', '#f2c64a', 7),
    part('M680 806C656 900 650 1000 652 1084H578C580 990 592 884 620 792z', '#f2c64a', 7),
    stroke(
      'M330 868h30M338 908h24M342 950h32M344 992h24M344 1034h32M624 868h30M620 908h24M608 950h32M614 992h24M606 1034h32',
      '#5a3a10',
      7,
    ),
  ].join(''),
  'barley-ear':
    stroke('M372 560C320 500 262 420 214 320', '#8a6420', 14) +
    stroke('M372 560C320 500 262 420 214 320', '#e8bc54', 7) +
    [
      [214, 300, -28],
      [190, 344, -64],
      [250, 348, 6],
      [216, 398, -64],
      [276, 400, 6],
      [246, 450, -64],
      [304, 450, 6],
    ]
      .map(
        ([x, y, turn]) =>
          `<ellipse cx="${x}" cy="${y}" rx="18" ry="36" fill="#f2cc66" stroke="${LINE}" stroke-width="6" transform="rotate(${turn} ${x} ${y})"/>`,
      )
      .join('') +
    stroke('M206 270L184 190M190 320L130 260M236 320L256 230', '#f2cc66', 6),
  satchel:
    stroke('M236 836L780 1084', LINE, 76) +
    stroke('M236 836L780 1084', '#8a5a30', 58) +
    stroke('M232 814L800 1072', '#d0a060', 6, 0.8) +
    part('M420 880l78 36l-24 54l-78-36z', '#e0b050', 8) +
    part('M438 904l40 18l-12 26l-40-18z', '#5a3418', 5),
};

export const drawOrnament = (ornament: Ornament): string => ORNAMENT_SHAPES[ornament];

/**
 * True for ornaments that hang from the ear and are drawn below the hair. Others are drawn above the clothes.
 */
export const hangsFromEar = (ornament: Ornament): boolean =>
  ornament.endsWith('earrings') || ornament.endsWith('earring');
