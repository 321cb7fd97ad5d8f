import { objectOf, optional } from '../inputs/field.ts';
import { pinWantedObstacles } from '../obstacles/wanted.ts';
import { command } from './command.ts';
import { THING } from './thing.ts';

/** Pins what the player wants next, in place of what was pinned before. */
export const pinWanted = command({
  name: 'pin-wanted',
  section: 'character',
  summary: 'Pin what is wanted next, or nothing',
  notes: 'A hidden thing is shown again when it is pinned. Without `thing` nothing is pinned.',
  input: { thing: optional(objectOf(THING)) },
  refusals: ['item/unknown', 'item-set/unknown'],
  obstacles: pinWantedObstacles,
  run(draft, { thing = null }) {
    draft.emit({ type: 'OnPinnedThingChange', thing });
  },
});
