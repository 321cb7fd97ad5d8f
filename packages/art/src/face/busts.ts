import type { Bust } from './face-art.ts';
import { bothSides, circle, LINE, part, stroke } from './paint.ts';

/** Drawings of clothes. They are filled with the gradients `cloth` (`CLOTH`) and `cloth-trim` (`TRIM`). */

const CLOTH = 'url(#cloth)';
const TRIM = 'url(#cloth-trim)';

const BODY = 'M54 1084C62 896 168 842 322 812C392 884 580 886 656 812C812 842 918 896 926 1084z';
const body = part(BODY, CLOTH);
const folds = stroke('M212 892C226 940 222 980 214 1084M770 892C752 940 756 980 764 1084', LINE, 7, 0.45);

const collarWings = (fill: string): string =>
  part('M318 800C366 846 424 888 486 912L420 984C352 940 300 884 280 832z', fill) +
  part('M662 800C614 846 556 888 492 912L556 984C626 940 680 884 700 832z', fill);

/** A soft roll of cloth around the neck. */
const roll = (fill: string): string =>
  part(
    'M266 838C300 774 340 792 392 838C444 876 540 878 592 838C640 792 690 774 716 838C744 908 640 972 490 976C340 972 238 908 266 838z',
    fill,
  ) + stroke('M308 868C372 930 610 930 674 868', LINE, 7, 0.5);

const scallops = (count: number, top: number, drop: number, fill: string): string => {
  let edge = `M236 ${top + 12}`;
  const step = 508 / count;
  for (let index = 0; index < count; index++) {
    const x = 236 + step * index;
    const sag = Math.sin(((index + 0.5) / count) * Math.PI) * 86;
    edge += `Q${x + step / 2} ${top + sag + drop} ${x + step} ${top + 12 + Math.sin(((index + 1) / count) * Math.PI) * 86}`;
  }
  return part(
    `${edge}C690 ${top - 24} 640 ${top - 34} 604 ${top - 30}C560 ${top + 22} 420 ${top + 22} 372 ${top - 30}C330 ${top - 34} 280 ${top - 20} 236 ${top + 12}z`,
    fill,
    7,
  );
};

/** Balls of wool. */
const puffs = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => circle(x, y, r + 8, LINE)).join('') +
  places
    .map(
      ([x, y, r]) =>
        circle(x, y, r, TRIM) +
        stroke(`M${x - r * 0.4} ${y - r * 0.1}q${r * 0.4} ${-r * 0.6} ${r * 0.8} 0`, LINE, 6, 0.3),
    )
    .join('');

/** A row of leaves across the shoulders, hanging from y = `top` and `length` long. */
function leafRow(count: number, top: number, length: number): string {
  const leaves = Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const x = 150 + 680 * share;
    const y = top + Math.sin(share * Math.PI) * 66 - 20;
    const fill = index % 2 === 0 ? TRIM : CLOTH;
    return (
      part(
        `M${x} ${y - 30}C${x + 70} ${y} ${x + 66} ${y + length * 0.6} ${x} ${y + length}C${x - 66} ${y + length * 0.6} ${x - 70} ${y} ${x} ${y - 30}z`,
        fill,
        8,
      ) +
      stroke(
        `M${x} ${y}V${y + length * 0.8}M${x} ${y + 40}l30-24M${x} ${y + 40}l-30-24M${x} ${y + 80}l28-24M${x} ${y + 80}l-28-24`,
        LINE,
        6,
        0.4,
      )
    );
  });
  return leaves.join('');
}

const BUST_SHAPES: Readonly<Record<Bust, string>> = {
  tunic: body + folds + collarWings(TRIM) + stroke('M486 918V1084M470 946L504 964M504 946L470 964', LINE, 7),
  smock:
    part('M22 1084C30 884 150 828 322 806C392 880 584 882 660 806C828 828 950 884 958 1084z', CLOTH) +
    folds +
    part('M316 802C380 876 600 878 664 802L690 850C610 934 372 934 290 850z', TRIM) +
    stroke('M420 930v80M452 938v72M486 940v70M520 938v72M552 930v80', LINE, 5, 0.5),
  robe:
    body +
    folds +
    part('M306 806L484 1084H352L226 846z', TRIM) +
    part('M676 806L500 1084H628L752 846z', TRIM) +
    stroke(
      'M326 856l30-16M366 908l30-18M406 958l28-18M654 856l-30-16M614 908l-30-18M576 958l-28-18',
      '#fff0cf',
      8,
      0.55,
    ),
  'hood-down':
    body +
    folds +
    part(
      'M214 862C228 770 300 750 352 806C404 872 580 874 628 806C690 746 752 774 764 862C770 936 640 984 490 986C340 984 208 936 214 862z',
      TRIM,
    ) +
    stroke('M262 862C322 946 654 948 716 862M300 826C350 900 628 902 678 826', LINE, 7, 0.5),
  apron:
    body +
    folds +
    part('M318 806C390 884 590 884 662 806L684 842C606 922 374 922 296 842z', '#f4e6cf') +
    part('M352 1084V918L300 838L334 824L398 908H580L644 824L678 838L628 918V1084z', TRIM) +
    stroke('M398 950H580', LINE, 6, 0.45),
  collar:
    body +
    part(
      'M256 842C270 770 330 768 356 800C410 868 566 870 620 800C660 764 716 776 722 842L806 948C740 990 640 990 560 962L488 906L414 962C334 990 236 990 176 948z',
      TRIM,
    ) +
    circle(488, 940, 17, '#2a1a26') +
    circle(483, 935, 6, '#8a7a92'),
  cloak:
    body +
    folds +
    roll(TRIM) +
    circle(490, 938, 40, LINE) +
    circle(490, 938, 32, '#e9b452') +
    circle(480, 928, 11, '#fff0c0'),
  leather:
    body +
    collarWings(TRIM) +
    stroke('M150 876L800 1030', LINE, 54) +
    stroke('M150 876L800 1030', '#7a4a2a', 40) +
    stroke('M150 864L800 1018', '#b98048', 5, 0.8) +
    part('M432 914l64 14l-13 60l-64-14z', '#d9a850', 7) +
    part('M449 934l30 6l-5 26l-30-6z', '#4a2c1c', 5),
  shirt:
    body +
    folds +
    part('M322 806C352 880 420 950 486 984L452 1084H404C340 950 288 890 272 838z', TRIM) +
    part('M658 806C628 880 556 950 490 984L524 1084H572C640 950 694 890 708 838z', TRIM),
  oilskin:
    part(
      'M30 1084C40 886 156 834 300 806L330 740C400 800 580 802 650 740L680 806C826 834 942 886 950 1084z',
      CLOTH,
    ) +
    part(
      'M268 838C262 760 296 716 330 716C336 800 420 846 490 848C560 846 644 800 650 716C690 716 722 760 712 838C660 906 560 936 490 938C416 936 320 906 268 838z',
      TRIM,
    ) +
    stroke('M490 850V1084M300 770C320 830 380 880 440 894M684 770C664 830 600 880 544 894', LINE, 7, 0.6) +
    circle(448, 966, 16, '#e9c069') +
    circle(532, 966, 16, '#e9c069'),
  coat:
    body +
    part('M326 812C396 880 580 882 650 812L606 936L488 1084L368 936z', '#f1e3cb') +
    part(
      'M300 790C320 776 346 782 352 806C378 890 430 960 482 1084H330L216 880C240 836 268 806 300 790z',
      TRIM,
    ) +
    part(
      'M680 790C660 776 634 782 628 806C602 890 548 960 496 1084H650L766 880C742 836 712 806 680 790z',
      TRIM,
    ) +
    circle(300, 930, 17, '#e9b452') +
    circle(682, 930, 17, '#e9b452'),
  wrap:
    '<path d="M104 1084C112 940 206 876 330 838C390 880 590 880 650 838C774 876 868 940 876 1084z" fill="url(#skin)"/>' +
    stroke(
      'M104 1084C112 940 206 876 330 838M876 1084C868 940 774 876 650 838M380 930C420 944 450 944 476 936M600 930C560 944 530 944 506 936',
      LINE,
      8,
      0.75,
    ) +
    '<g transform="translate(0 -54)">' +
    part(
      'M96 1084C110 1010 180 966 262 948C330 920 420 960 490 976C560 960 650 920 718 948C800 966 870 1010 884 1150H96z',
      CLOTH,
    ) +
    part(
      'M230 958C330 916 420 958 490 976C560 958 650 916 750 958C700 1010 570 1020 490 1014C410 1020 290 1010 230 958z',
      TRIM,
    ) +
    '</g>',
  scarf:
    body +
    folds +
    roll(TRIM) +
    part('M560 930C610 930 640 950 650 1084H540C530 980 536 950 560 930z', TRIM) +
    stroke('M572 968v42M606 968v42', LINE, 6, 0.5),
  fur: body + scallops(9, 842, 104, 'url(#hat-trim)') + scallops(8, 812, 86, 'url(#hat-trim)'),
  ruff: body + scallops(11, 846, 122, '#e9ecf6') + scallops(11, 812, 96, '#f8faff'),
  gorget:
    part(BODY, TRIM) +
    bothSides(
      part('M26 1084C22 906 104 844 240 836C300 900 288 968 264 1084z', CLOTH) +
        stroke('M90 936C140 884 200 868 262 876', '#f4f7ff', 8, 0.7) +
        circle(148, 946, 13, '#e9c069'),
    ) +
    part(
      'M304 822C350 770 346 748 352 724C420 790 556 792 626 724C632 748 630 770 676 822C650 914 560 958 490 960C420 958 330 914 304 822z',
      CLOTH,
    ) +
    stroke('M346 808C420 866 560 866 634 808M338 780C414 832 566 832 642 780', '#f4f7ff', 7, 0.65) +
    stroke('M560 880C580 862 604 866 612 884C600 902 574 902 560 880', LINE, 6, 0.55),
  shawl:
    body +
    folds +
    part('M150 900C220 830 280 790 324 800L490 980L660 800C704 790 762 830 830 900L640 1084H340z', TRIM) +
    stroke(
      'M214 900L420 1084M286 850L470 1050M766 900L560 1084M694 850L510 1050M170 940l-30 40M220 990l-34 40M276 1040l-30 36M810 940l30 40M760 990l34 40M704 1040l30 36',
      LINE,
      7,
      0.4,
    ) +
    circle(490, 972, 40, LINE) +
    circle(490, 972, 31, '#e9c069') +
    circle(480, 962, 11, '#fff0c0'),
  tailcoat:
    body +
    part('M326 812C396 880 580 882 650 812L606 936L488 1084L368 936z', '#f6efe0') +
    part(
      'M300 786C320 772 346 778 352 802C378 890 430 960 482 1084H330L206 880C230 832 262 802 300 786z',
      TRIM,
    ) +
    part(
      'M680 786C660 772 634 778 628 802C602 890 548 960 496 1084H650L774 880C750 832 718 802 680 786z',
      TRIM,
    ) +
    bothSides(part('M336 724C340 800 396 872 474 908L420 940C352 900 312 830 312 760z', '#fffaf0', 8)) +
    part('M430 900C450 884 534 884 554 900L580 960L520 950L540 1060H444L464 950L404 960z', '#f2e6cc', 8) +
    circle(490, 926, 17, '#c9453c'),
  overalls:
    part(BODY, TRIM) +
    stroke('M212 892C226 940 222 980 214 1084M770 892C752 940 756 980 764 1084', LINE, 7, 0.45) +
    part('M322 806C392 880 584 882 656 806L680 846C600 926 376 926 298 846z', '#f2e6cc') +
    part('M338 1084V960H640V1084z', CLOTH) +
    bothSides(
      part('M262 834L340 990L408 976L330 808z', CLOTH) +
        circle(376, 980, 34, LINE) +
        circle(376, 980, 26, '#e9c069'),
    ) +
    stroke('M376 1030H602', LINE, 6, 0.45),
  'leather-apron':
    body +
    folds +
    part('M318 806C390 884 590 884 662 806L684 842C606 922 374 922 296 842z', '#e0c9a0') +
    part('M300 1084V920L256 846L320 816L388 896H592L660 816L724 846L680 920V1084z', TRIM) +
    stroke('M330 930H650M300 990H680', LINE, 8, 0.4) +
    bothSides(circle(348, 930, 17, LINE) + circle(348, 930, 11, '#e9c069')),
  'lace-collar':
    body +
    folds +
    part('M332 728C400 790 580 790 648 728L678 850C600 916 380 916 302 850z', TRIM) +
    scallops(13, 866, 86, '#fffaf0') +
    stroke('M360 770C430 822 550 822 620 770', '#fffaf0', 9, 0.7) +
    circle(490, 1010, 17, '#e9c069') +
    circle(490, 906, 30, LINE) +
    circle(490, 906, 22, '#8a5ac0'),
  waistcoat:
    part(BODY, '#efe3cc') +
    stroke('M212 892C226 940 222 980 214 1084M770 892C752 940 756 980 764 1084', LINE, 7, 0.4) +
    part('M286 824L326 812C360 900 420 980 486 1084H250C240 990 250 890 286 824z', CLOTH) +
    part('M694 824L654 812C620 900 556 980 494 1084H730C740 990 730 890 694 824z', CLOTH) +
    collarWings('#fffaf0') +
    part(
      'M490 920C450 880 400 880 384 914C392 954 450 966 490 930C530 966 588 954 596 914C580 880 530 880 490 920z',
      TRIM,
      8,
    ) +
    circle(490, 924, 22, LINE) +
    circle(490, 924, 15, '#e9c069') +
    stroke('M590 1040C640 1084 690 1060 710 1010', '#e9c069', 9),
  epaulettes:
    body +
    part('M326 812C396 880 580 882 650 812L606 936L488 1084L368 936z', '#f1e3cb') +
    part(
      'M300 790C320 776 346 782 352 806C378 890 430 960 482 1084H330L216 880C240 836 268 806 300 790z',
      TRIM,
    ) +
    part(
      'M680 790C660 776 634 782 628 806C602 890 548 960 496 1084H650L766 880C742 836 712 806 680 790z',
      TRIM,
    ) +
    bothSides(
      stroke('M66 960v70M104 966v74M142 970v74M180 968v74M216 962v70', LINE, 32) +
        stroke('M66 960v66M104 966v70M142 970v70M180 968v70M216 962v66', '#e9b452', 20) +
        part('M40 940C60 880 130 850 220 862C250 900 250 940 236 966C170 986 90 984 40 960z', '#f0c860') +
        stroke('M80 916C120 890 170 884 210 892', '#fff3c8', 9, 0.7),
    ) +
    stroke('M352 836C378 910 430 980 470 1070M628 836C602 910 548 980 510 1070', '#e9b452', 10),
  gansey:
    body +
    part(
      'M336 716C410 780 570 780 644 716C664 770 680 820 690 860C620 930 370 930 292 860C304 820 322 770 336 716z',
      TRIM,
    ) +
    stroke('M352 760C430 820 550 820 628 760M330 812C420 878 560 878 652 812', LINE, 7, 0.4) +
    stroke(
      'M120 960l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36M110 1040l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36l40-36l40 36',
      '#fff6e6',
      9,
      0.55,
    ),
  fleece:
    body +
    folds +
    puffs([
      [226, 884, 58],
      [300, 838, 60],
      [330, 920, 66],
      [404, 936, 60],
      [440, 1000, 62],
      [520, 1000, 62],
      [572, 936, 60],
      [646, 920, 66],
      [682, 838, 60],
      [756, 884, 58],
    ]),
  'leaf-mantle':
    body +
    leafRow(7, 870, 150) +
    leafRow(6, 820, 130) +
    circle(490, 934, 40, LINE) +
    circle(490, 934, 31, '#b4763c') +
    circle(480, 924, 11, '#f0c890'),
};

export const drawBust = (bust: Bust): string => BUST_SHAPES[bust];
