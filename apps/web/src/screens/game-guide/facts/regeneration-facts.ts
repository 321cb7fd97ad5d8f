import { FULL_REGENERATION_TIME, HEALTH_AFTER_DEFEAT_PERCENT } from '@slumberfell/engine';

/** How long the health regenerates after a defeat until it is full, in ms. */
export const DEFEAT_RECOVERY_TIME = FULL_REGENERATION_TIME * (1 - HEALTH_AFTER_DEFEAT_PERCENT / 100);
