import { FULL_REGENERATION_TIME, HEARTH_PERCENT } from '@slumberfell/engine';

/** How long the way back to full health takes after a defeat, in ms. */
export const TIME_FROM_THE_HEARTH = FULL_REGENERATION_TIME * (1 - HEARTH_PERCENT / 100);
