import { mix } from '../scene/colour.ts';
import type { Mark } from './face-art.ts';
import { circle, LINE, part, stroke } from './paint.ts';

/**
 * Draws a mark on the skin, to be painted over the features of the face. `hair` is the colour of the hair.
 * `blur` is the SVG attribute for a soft edge.
 */
export function drawMark(mark: Mark, hair: string, blur: string): string {
  switch (mark) {
    case 'flour':
      return `<g ${blur}>${ellipse(410, 560, 62, 40, '#fffaf0', 0.9)}${ellipse(668, 566, 34, 30, '#fffaf0', 0.85)}${ellipse(560, 350, 40, 22, '#fffaf0', 0.55)}</g>${dots(
        '#fffdf6',
        [
          [380, 520, 8],
          [440, 606, 7],
          [356, 590, 6],
          [640, 610, 6],
          [600, 520, 7],
          [520, 330, 6],
        ],
      )}`;
    case 'ink':
      return (
        circle(622, 640, 15, '#26306e') +
        circle(646, 662, 8, '#26306e') +
        stroke('M540 640C570 652 600 650 624 640', '#26306e', 12, 0.85) +
        circle(402, 566, 10, '#26306e', 0.8)
      );
    case 'stubble': {
      const hairs: string[] = [];
      for (let row = 0; row < 6; row++) {
        for (let column = 0; column < 15; column++) {
          const x = 384 + column * 23 + (row % 2) * 11;
          const y = 634 + row * 19 - Math.abs(column - 7) * (row < 2 ? 3 : 1.5);
          const isMouth = Math.abs(x - 552) < 92 && y < 664;
          if (!isMouth && y < 738 - Math.max(0, 470 - x) * 0.5 && x < 716) hairs.push(`M${x} ${y}l5 13`);
        }
      }
      return stroke(hairs.join(''), mix(hair, '#1c1420', 0.5), 5, 0.6);
    }
    case 'scar':
      return (
        stroke('M420 300C446 320 470 326 500 322M448 300l-8 34M474 306l-4 30', '#a8453c', 10, 0.8) +
        stroke('M424 296C450 314 474 320 500 316', '#f2b8a0', 4, 0.8)
      );
    case 'leaf':
      return (
        part(
          'M322 520C352 452 404 440 436 462C430 520 392 556 338 552C366 530 388 506 404 486C372 496 344 508 322 520z',
          '#2f7d4f',
          5,
        ) + stroke('M330 560C320 580 318 600 322 622', '#2f7d4f', 9)
      );
    case 'soot':
      return `<g ${blur}>${ellipse(400, 560, 66, 34, '#241a1e', 0.5)}${ellipse(676, 400, 30, 46, '#241a1e', 0.4)}${ellipse(520, 300, 70, 24, '#241a1e', 0.42)}</g>${stroke('M376 540l60 26M366 568l54 22M640 566l44-14', '#241a1e', 9, 0.5)}`;
    case 'sunburn':
      return `<g ${blur}>${ellipse(420, 556, 78, 44, '#e0523c', 0.55)}${ellipse(678, 552, 36, 40, '#e0523c', 0.5)}${ellipse(604, 530, 40, 36, '#e0523c', 0.55)}</g>`;
    case 'rosy':
      return `<g ${blur}>${ellipse(424, 566, 66, 46, '#e8505a', 0.5)}${ellipse(676, 560, 34, 40, '#e8505a', 0.45)}</g>`;
    case 'gold-tooth':
      return part('M574 634h22l-2 24q-9 8-18 0z', '#ffcf4a', 4);
    case 'ash-mark':
      return `<path d="M556 214C590 256 598 290 582 316C568 338 538 338 526 316C510 288 530 256 556 214zM556 262C544 284 540 300 548 314C556 322 566 318 568 308C572 294 566 280 556 262z" fill="#3c3438" fill-rule="evenodd" opacity=".78"/>`;
    case 'frost-moustache':
      return (
        part(
          'M592 588C560 566 500 580 466 622C440 640 420 636 404 622C418 676 480 690 530 664C560 650 580 640 600 632C620 644 650 654 684 640C710 628 718 606 716 590C700 606 690 606 672 596C646 574 612 570 592 588z',
          '#f2f6ff',
          7,
        ) + stroke('M470 640C500 634 530 620 556 606M690 616C668 622 640 616 620 606', '#9fb8de', 6, 0.9)
      );
    case 'blue-lips':
      return stroke('M488 612C514 634 566 644 614 633', '#5a86e0', 13, 0.8);
    case 'silver-paint':
      return (
        stroke(
          'M372 470C352 520 372 570 420 590C400 556 404 520 424 500M690 500C716 520 712 560 694 580',
          '#dfeaf8',
          10,
          0.95,
        ) +
        dots('#ffffff', [
          [392, 430, 9],
          [364, 446, 7],
          [344, 474, 6],
          [700, 420, 7],
          [520, 300, 9],
          [548, 280, 6],
          [492, 282, 6],
        ])
      );
    case 'constellation':
      return (
        stroke('M384 546L424 580L466 556L500 590M640 570L676 546L704 572', '#ffe9a8', 4, 0.6) +
        dots('#fff3c4', [
          [384, 546, 9],
          [424, 580, 8],
          [466, 556, 10],
          [500, 590, 7],
          [404, 606, 6],
          [640, 570, 8],
          [676, 546, 9],
          [704, 572, 7],
          [660, 596, 6],
          [450, 520, 5],
        ])
      );
    case 'dark-rings':
      return `<g ${blur}>${ellipse(480, 500, 62, 22, '#3c2a5a', 0.6)}${ellipse(664, 494, 44, 20, '#3c2a5a', 0.55)}</g>${stroke('M430 506C460 528 500 528 528 508M636 500C656 514 680 512 696 498', '#3c2a5a', 6, 0.6)}`;
    case 'silver-eye':
      return (
        circle(660, 456, 31, LINE) +
        circle(660, 456, 25, '#e8f0ff') +
        circle(662, 457, 13, '#9fb0d8') +
        circle(653, 447, 8, '#ffffff')
      );
    case 'ember-light':
      return `<g ${blur}>${ellipse(540, 736, 180, 62, '#ff8a2c', 0.6)}${ellipse(430, 690, 90, 50, '#ff8a2c', 0.35)}</g>`;
    case 'shadow':
      // A shadow has no visible edge, so it is blurred three times as widely as the other marks.
      return `<g transform="scale(3)"><g ${blur}>${ellipse(168, 92, 112, 46, '#140c1e', 0.85)}${ellipse(236, 190, 30, 70, '#140c1e', 0.6)}</g></g>`;
    case 'wrinkles':
      return (
        stroke(
          `${LAUGH_LINES}M430 326C490 312 570 310 648 324M452 294C510 284 570 282 626 292M440 504C464 518 500 520 524 510M642 500C658 512 678 512 692 502`,
          FURROW,
          8,
          0.5,
        ) + stroke('M428 684C438 702 454 714 470 720', FURROW, 7, 0.4)
      );
    case 'laugh-lines':
      return stroke(LAUGH_LINES, FURROW, 7, 0.45);
    case 'moustache':
      return part(
        'M594 580C556 560 502 578 470 622C450 656 444 688 452 718C478 694 502 674 534 664C562 656 582 650 600 640C622 650 652 656 678 648C694 664 704 684 708 706C722 664 722 612 714 584C698 600 686 598 668 590C644 572 614 570 594 580z',
        'url(#hair)',
        7,
      );
    case 'waxed-moustache':
      return part(
        'M596 596C558 586 518 602 486 626C462 642 440 638 434 618C430 600 446 598 450 610C446 582 408 584 408 620C410 664 462 670 508 650C542 636 574 630 598 626C622 634 652 644 684 632C706 622 716 604 716 586C696 604 676 604 656 600C636 594 614 590 596 596z',
        'url(#hair)',
        7,
      );
    case 'side-whiskers':
      return (
        part(
          'M296 486C286 560 298 650 346 708C386 750 440 752 466 722C434 706 408 664 400 612C394 570 376 524 352 494C336 480 308 476 296 486z',
          'url(#hair)',
          7,
        ) +
        part(
          'M700 520C718 584 714 656 676 712C660 706 656 692 664 676C684 640 690 586 688 540z',
          'url(#hair)',
          6,
        )
      );
    case 'pins':
      return [
        [452, 668, '#e8505a'],
        [486, 700, '#5fb0e0'],
        [530, 716, '#f0bc4c'],
      ]
        .map(
          ([x = 0, y = 0, head = '']) =>
            stroke(`M556 632L${x} ${y}`, LINE, 14) +
            stroke(`M556 632L${x} ${y}`, '#f2f4fa', 7) +
            circle(Number(x), Number(y), 22, LINE) +
            circle(Number(x), Number(y), 16, String(head)),
        )
        .join('');
    case 'rune-paint':
      return stroke(
        'M398 522V606M398 540L432 520M398 568L432 548M458 528V604M458 528L482 552L458 572M690 520V590M690 536L668 524',
        '#3c7ae0',
        11,
        0.9,
      );
  }
}

/** Colour of the lines of age, on every skin. */
const FURROW = '#3a1420';
/** Beside the near eye, and from the nose to the corner of the mouth. */
const LAUGH_LINES =
  'M404 440L368 424M400 460L360 460M404 480L370 494M560 552C508 562 464 592 456 644M676 560C692 580 700 600 700 622';

const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, opacity: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${opacity}"/>`;

const dots = (fill: string, places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => circle(x, y, r, fill, 0.92)).join('');
