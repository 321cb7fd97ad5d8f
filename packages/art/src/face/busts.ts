import { BODY, body, CLOTH, collarWings, folds, roll, scallops, TRIM } from './cloth-parts.ts';
import type { Bust } from './face-art.ts';
import { bothSides, circle, LINE, part, stroke } from './paint.ts';
import { TRADE_CLOTHES } from './trade-clothes.ts';

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
  ...TRADE_CLOTHES,
};

export const drawBust = (bust: Bust): string => BUST_SHAPES[bust];
