import type { FinishReason } from '@slumberfell/engine';

/** Why a session has ended, as a sentence for its player. */
export const ENDING_REASONS: Readonly<Record<FinishReason, string>> = {
  done: 'All that was asked for is done.',
  limit: 'The idle time was used up, and your legend drifted home.',
  components: 'What the work needed was gone.',
  'no-key': 'The keys ran out, and the next door stayed shut.',
  defeated: 'Defeat ended it; nothing was lost but the evening.',
  stopped: 'The run under way was finished, as you had asked.',
  replaced: 'Something else was begun.',
  travelled: 'It set out for another region.',
  retired: 'What your legend was doing no longer exists.',
  provisions: 'The food ran low, and your legend came home to rest with the last of it.',
};
