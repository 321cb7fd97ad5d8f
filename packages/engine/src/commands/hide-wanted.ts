import { objectOf, TRUTH } from '../inputs/field.ts';
import { hideWantedObstacles } from '../obstacles/wanted.ts';
import { HIDDEN_THINGS } from '../state/wanted.ts';
import { command } from './command.ts';
import { THING } from './thing.ts';

/** Hides a thing that the game proposes to get, or shows it again. */
export const hideWanted = command({
  name: 'hide-wanted',
  section: 'character',
  summary: 'Hide a thing from those that are proposed, or show it again',
  notes: `A pinned thing is no longer pinned when it is hidden. At most ${HIDDEN_THINGS} things are hidden: one more shows the one again that was hidden first.`,
  input: { thing: objectOf(THING), hidden: TRUTH },
  refusals: ['item/unknown', 'item-set/unknown'],
  obstacles: hideWantedObstacles,
  run(draft, { thing, hidden }) {
    draft.emit({ type: 'OnHiddenThingChange', thing, isHidden: hidden });
  },
});
