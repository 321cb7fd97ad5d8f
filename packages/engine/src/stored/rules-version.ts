/**
 * Number of the rules in this build. A change that makes any golden replay come out differently needs a new
 * number: running sessions then continue as new segments from their saved instant, and replays start at the
 * newest snapshot of the same number (architecture, "What is saved, and when").
 *
 * 2: an enemy that new content has taken out of a region's open combat is not met there again; each begin and
 * refresh goes by the idle time of the content that is live, where before new content had to wait for the
 * next claim.
 *
 * 3: the pull that opens a dungeon session ends at least 5 s after the last combat ended, as it does between
 * two runs; before, it always took 2 s, so that leaving after each run and beginning anew was faster than
 * staying. A healing threshold out of range is clamped instead of refused.
 */
export const RULES_VERSION = 3;
