import type { ItemQuality } from '@slumberfell/engine';
import common from './frames/0.svg';
import uncommon from './frames/1.svg';
import rare from './frames/2.svg';
import elite from './frames/3.svg';
import epic from './frames/4.svg';
import legendary from './frames/5.svg';

/** Frames of the six qualities: each has a shape of its own, so that quality never depends on colour alone. */
const FRAMES = [common, uncommon, rare, elite, epic, legendary] as const;

export const qualityFrame = (quality: ItemQuality): string => FRAMES[quality];

/** Labels of the qualities (spec section 3). */
export const QUALITY_NAMES = ['Common', 'Uncommon', 'Rare', 'Elite', 'Epic', 'Legendary'] as const;
