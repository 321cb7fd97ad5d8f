import { LINE, part, stroke } from './paint.ts';

/* Parts of clothes. They are filled with the gradients `cloth` (`CLOTH`) and `cloth-trim` (`TRIM`). */

export const CLOTH = 'url(#cloth)';
export const TRIM = 'url(#cloth-trim)';

export const BODY = 'M54 1084C62 896 168 842 322 812C392 884 580 886 656 812C812 842 918 896 926 1084z';
export const body = part(BODY, CLOTH);
export const folds = stroke(
  'M212 892C226 940 222 980 214 1084M770 892C752 940 756 980 764 1084',
  LINE,
  7,
  0.45,
);

export const collarWings = (fill: string): string =>
  part('M318 800C366 846 424 888 486 912L420 984C352 940 300 884 280 832z', fill) +
  part('M662 800C614 846 556 888 492 912L556 984C626 940 680 884 700 832z', fill);

/** A soft roll of cloth around the neck. */
export const roll = (fill: string): string =>
  part(
    'M266 838C300 774 340 792 392 838C444 876 540 878 592 838C640 792 690 774 716 838C744 908 640 972 490 976C340 972 238 908 266 838z',
    fill,
  ) + stroke('M308 868C372 930 610 930 674 868', LINE, 7, 0.5);

export const scallops = (count: number, top: number, drop: number, fill: string): string => {
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
