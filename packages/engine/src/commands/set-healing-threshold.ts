import type { CommandInputs } from '../commands.ts';
import { maxHealthOf } from '../health.ts';
import type { Draft } from './draft.ts';

/**
 * Sets the health at or below which food is eaten, in points (game-design 2.5). What lies outside 0 to the maximum health
 * becomes the nearer of the two (specification 5.20).
 */
export function setHealingThreshold(draft: Draft, input: CommandInputs['set-healing-threshold']): null {
  const healingThreshold = Math.max(0, Math.min(maxHealthOf(draft.shown), input.healingThreshold));
  draft.emit({ type: 'OnHealingThresholdChange', healingThreshold });
  return null;
}
