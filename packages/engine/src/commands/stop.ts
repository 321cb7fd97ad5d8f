import { command } from './command.ts';
import { NOTHING } from './input.ts';
import { refuse } from './refusal.ts';

/** Ends what is running. An enemy met and not beaten waits for the next hunt of its region. */
export const stop = command({
  name: 'stop',
  section: 'action',
  summary: 'End what the character is doing',
  input: NOTHING,
  refusals: ['action/none'],
  run(draft) {
    if (draft.shown.action === null) return refuse('action/none');
    draft.endSession('stopped');
    return null;
  },
});
