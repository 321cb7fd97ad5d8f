import type { CommandInputs } from '../commands.ts';
import { maxHealthOf } from '../health.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Draft } from './draft.ts';

/** Sets the health at or below which food is eaten, in points (game-design 2.5). */
export function setHealingThreshold(
  draft: Draft,
  input: CommandInputs['set-healing-threshold'],
): Refusal | null {
  if (input.healingThreshold > maxHealthOf(draft.shown)) return refuse('threshold/out-of-range');
  draft.emit({ type: 'OnHealingThresholdChange', healingThreshold: input.healingThreshold });
  return null;
}
