import { BODY, body, CLOTH, collarWings, folds, scallops, TRIM } from './cloth-parts.ts';
import type { Bust } from './face-art.ts';
import { bothSides, circle, LINE, part, stroke } from './paint.ts';

/** Balls of wool. */
const puffs = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, r]) => circle(x, y, r + 8, LINE)).join('') +
  places
    .map(
      ([x, y, r]) =>
        circle(x, y, r, CLOTH) +
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

/** The clothes of trades. */
export const TRADE_CLOTHES = {
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
    part(BODY, TRIM) +
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
} as const satisfies Partial<Readonly<Record<Bust, string>>>;
