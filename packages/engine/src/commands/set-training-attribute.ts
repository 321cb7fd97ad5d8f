import type { CommandInputs } from '../commands.ts';
import type { Refusal } from '../refusal.ts';
import type { Draft } from './draft.ts';

/** Chooses what kills teach, from the next one on (game-design 2.7). */
export function setTrainingAttribute(
  draft: Draft,
  input: CommandInputs['set-training-attribute'],
): Refusal | null {
  draft.emit({ type: 'OnTrainingAttributeChange', trainingAttribute: input.trainingAttribute });
  return null;
}
