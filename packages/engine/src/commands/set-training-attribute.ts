import { choiceOf } from '../inputs/field.ts';
import { TrainingAttribute } from '../world/static-data.ts';
import { command } from './command.ts';

/** Chooses the skill that gets the main experience of each kill, from the next kill on (game-design 2.7). */
export const setTrainingAttribute = command({
  name: 'set-training-attribute',
  section: 'character',
  summary: 'Choose which skill gets the main experience of a kill',
  notes: 'Counts from the next kill.',
  input: { trainingAttribute: choiceOf(TrainingAttribute) },
  bare: 'trainingAttribute',
  refusals: [],
  run(draft, input) {
    draft.emit({ type: 'OnTrainingAttributeChange', trainingAttribute: input.trainingAttribute });
  },
});
