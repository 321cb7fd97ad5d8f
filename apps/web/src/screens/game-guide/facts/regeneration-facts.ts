import { FULL_REGENERATION_TIME, HEALTH_AFTER_DEFEAT_PERCENT } from '@slumberfell/engine';

/** Time in ms in which the health of a character regenerates from its value after a defeat to the maximum. */
export const DEFEAT_RECOVERY_TIME = FULL_REGENERATION_TIME * (1 - HEALTH_AFTER_DEFEAT_PERCENT / 100);
