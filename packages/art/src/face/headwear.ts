import type { Headwear } from './face-art.ts';
import { HAT, type HeadwearDrawing, TRIM, worn } from './headwear-drawing.ts';
import { circle, LINE, part, stroke } from './paint.ts';
import { TRADE_HEADWEAR } from './trade-headwear.ts';

const HOOD_OPENING =
  'M532 146C400 150 318 270 306 440C296 600 318 730 372 812C404 866 444 906 492 944C566 892 640 842 692 760C744 672 772 590 768 470C762 296 664 146 532 146z';

const hoodBehind = part(HOOD_OPENING, '#1d1220', 6);

/**
 * A hood in three-quarter view that lies on the shoulders: wide on the near side, with a narrow edge on the
 * far side.
 */
const hoodOver = (edge: string): string =>
  `<path fill-rule="evenodd" d="M430 30C236 40 118 226 108 452C100 640 118 776 168 902C290 1000 700 1000 800 902C842 800 846 640 828 480C808 250 690 76 430 30z${HOOD_OPENING}" fill="${HAT}" stroke="${LINE}" stroke-width="9" stroke-linejoin="round"/>` +
  stroke(HOOD_OPENING, edge, 8, 0.7) +
  stroke(
    'M430 36C330 120 262 230 236 372M204 300C180 420 178 540 200 660M232 640C250 740 290 830 350 892M700 880C760 830 790 760 806 690M300 930C360 900 420 920 486 962M690 926C620 910 560 930 500 962',
    LINE,
    7,
    0.38,
  ) +
  stroke('M398 70C300 140 230 240 204 360M168 470C164 560 172 640 190 720', '#ffffff', 9, 0.16);

const furPuffs = (points: readonly (readonly [number, number, number])[]): string =>
  points.map(([x, y, r]) => circle(x, y, r + 7, LINE)).join('') +
  points.map(([x, y, r]) => circle(x, y, r, TRIM)).join('');

const HEADWEAR_DRAWINGS: Readonly<Record<Headwear, HeadwearDrawing>> = {
  none: worn(''),
  'straw-hat': worn(
    part('M262 262C268 130 372 66 500 64C630 64 716 136 722 256C600 306 380 310 262 262z', HAT) +
      part('M258 268C380 318 604 312 724 262L722 214C600 262 384 264 264 216z', TRIM, 7) +
      part(
        'M62 318C150 244 240 244 262 262C380 312 604 308 722 258C772 240 868 262 930 330C800 300 700 348 500 356C330 360 200 310 62 318z',
        HAT,
      ) +
      stroke(
        'M306 190C330 130 380 100 440 90M340 226C362 160 410 120 470 110M150 296C240 280 300 312 420 324M560 326C660 312 760 290 840 298M690 200C676 150 640 116 600 100',
        '#7a4f1c',
        6,
        0.45,
      ),
  ),
  kerchief: worn(
    part(
      'M238 418C222 250 320 138 500 136C650 138 730 226 734 318C620 262 470 268 380 300C320 330 290 380 276 440z',
      HAT,
    ) +
      part('M246 400C196 420 150 470 128 540C180 520 214 520 236 540C236 500 250 460 278 436z', HAT) +
      stroke('M276 430C300 360 340 316 390 296C480 262 620 258 732 312', '#ffffff', 11, 0.5) +
      [
        [340, 250],
        [430, 200],
        [530, 216],
        [620, 196],
        [290, 330],
        [680, 260],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 12, '#fff6e0', 0.85))
        .join(''),
  ),
  cowl: worn(hoodOver(TRIM), hoodBehind),
  hood: worn(hoodOver(TRIM), hoodBehind),
  circlet: worn(
    stroke('M250 372C300 300 420 262 520 264C620 266 690 292 726 330', LINE, 40) +
      stroke('M250 372C300 300 420 262 520 264C620 266 690 292 726 330', TRIM, 26) +
      [
        [300, 322, 28],
        [366, 288, 34],
        [436, 268, 28],
        [574, 262, 32],
        [644, 280, 27],
        [700, 308, 22],
      ]
        .map(
          ([x = 0, y = 0, r = 0]) =>
            circle(x, y, r, LINE) +
            circle(x, y, r - 6, HAT) +
            circle(x - r * 0.25, y - r * 0.3, r * 0.28, '#e6f2b0', 0.6),
        )
        .join('') +
      part('M506 236C534 250 536 292 506 312C476 292 478 250 506 236z', '#ffc45c', 7),
  ),
  'sailor-cap': worn(
    part('M246 300C214 190 330 92 510 92C680 94 790 176 760 268C600 230 420 240 246 300z', HAT) +
      part(
        'M250 372C238 330 240 310 246 296C420 234 600 226 754 262C760 290 752 306 740 318C600 290 420 300 250 372z',
        TRIM,
      ) +
      part(
        'M420 300C540 276 680 282 770 330C800 350 790 372 752 366C640 342 520 344 424 352C396 346 396 312 420 300z',
        '#241d2e',
      ) +
      circle(566, 232, 30, LINE) +
      circle(566, 232, 23, '#eec05c') +
      stroke('M566 218V248M553 238Q566 252 579 238', '#5a3a10', 5),
  ),
  bandana: worn(
    part('M246 380C226 236 330 140 500 138C650 140 738 232 730 326C600 270 420 282 246 380z', HAT) +
      part(
        'M250 386C212 384 176 410 150 452C192 446 218 452 238 476C196 500 176 540 176 590C226 560 262 510 276 440z',
        HAT,
      ) +
      stroke('M248 378C420 284 600 272 728 324', LINE, 26) +
      stroke('M248 378C420 284 600 272 728 324', TRIM, 15) +
      [
        [350, 250],
        [470, 198],
        [600, 212],
        [420, 300],
        [560, 270],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 14, '#ffe9c0', 0.75))
        .join(''),
  ),
  veil: worn(
    part(
      'M246 452C206 240 330 112 500 110C672 112 764 232 736 362C610 292 430 300 336 366C292 402 266 424 246 452z',
      HAT,
    ) +
      part(
        'M258 520C380 590 600 590 730 516C744 640 716 720 664 772C610 830 560 900 486 964C396 936 306 862 278 760C260 680 252 600 258 520z',
        HAT,
      ) +
      part(
        'M240 446C196 560 186 730 226 880C290 916 336 906 368 872C304 790 276 670 286 520C282 488 262 462 240 446z',
        TRIM,
      ) +
      stroke(
        'M300 610C420 660 600 656 722 590M300 700C410 752 590 744 700 668M340 792C430 838 560 826 636 764',
        LINE,
        7,
        0.35,
      ) +
      stroke('M270 300C380 190 560 160 700 220M262 370C370 250 560 216 730 290', LINE, 7, 0.35) +
      stroke('M258 440C300 380 410 318 520 312C620 308 700 326 732 356', TRIM, 15) +
      part('M520 276C544 290 546 328 520 344C494 328 496 290 520 276z', '#ffb347', 6),
    part('M270 420C200 560 180 760 220 900L740 900C790 760 780 500 720 400z', HAT),
    true,
  ),
  goggles: worn(
    stroke('M254 380C300 320 380 290 430 282M690 300C712 306 722 316 728 330', LINE, 40) +
      stroke('M254 380C300 320 380 290 430 282M690 300C712 306 722 316 728 330', '#6a4228', 26) +
      (
        [
          [476, 276, 74],
          [640, 276, 62],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            circle(x, y, r + 8, LINE) +
            circle(x, y, r, HAT) +
            circle(x, y, r - 18, LINE) +
            circle(x, y, r - 24, '#ff9a3c') +
            circle(x - r * 0.2, y - r * 0.26, r * 0.22, '#fff0c8', 0.9),
        )
        .join('') +
      stroke('M548 280L584 280', LINE, 26) +
      stroke('M548 280L584 280', '#d9a850', 14),
  ),
  'fur-hat': worn(
    part('M270 300C258 160 360 70 508 70C650 70 744 150 736 290z', HAT) +
      circle(508, 176, 46, LINE) +
      circle(508, 176, 38, '#e9b452') +
      part('M482 160h52v34h-52zM482 162l26 18l26-18', '#fff3d6', 5) +
      furPuffs([
        [244, 560, 46],
        [236, 480, 52],
        [246, 396, 58],
        [300, 322, 62],
        [382, 288, 62],
        [470, 272, 62],
        [560, 270, 60],
        [646, 286, 58],
        [716, 326, 50],
      ]),
  ),
  'moon-band': worn(
    stroke('M254 376C320 306 420 280 520 280C620 282 690 302 728 334', LINE, 28) +
      stroke('M254 376C320 306 420 280 520 280C620 282 690 302 728 334', TRIM, 16) +
      part(
        'M548 206C490 216 474 276 510 314C546 346 600 330 614 290C586 306 552 300 540 270C530 246 534 222 548 206z',
        '#fff3d2',
        7,
      ),
  ),
  ...TRADE_HEADWEAR,
};

export const headwearOf = (headwear: Headwear): HeadwearDrawing => HEADWEAR_DRAWINGS[headwear];
