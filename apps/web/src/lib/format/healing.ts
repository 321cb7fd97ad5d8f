import { FULL_HEALING_SHARE } from '@slumberfell/engine';
import { formatShare } from './share.ts';

/** A healing share as percent of the maximum health. @param healingShare as in `Shown` */
export const healingText = (healingShare: number): string => formatShare(healingShare / FULL_HEALING_SHARE);
