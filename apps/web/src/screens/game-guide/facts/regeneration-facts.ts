import { FULL_REGENERATION_TIME, HEARTH_PERCENT } from '@slumberfell/engine';

/** How long the health regenerates after a defeat until it is full, in ms. */
export const DEFEAT_RECOVERY_TIME = FULL_REGENERATION_TIME * (1 - HEARTH_PERCENT / 100);
