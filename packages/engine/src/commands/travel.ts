import { command } from './command.ts';
import { idOf } from './input.ts';
import { refuse } from './refusal.ts';

/**
 * Moves the character to another region. It costs the `travelCost` of that region in gold. The command ends a
 * running session of item actions. It is refused during combat (game-design 2.10, 2.14).
 */
export const travel = command({
  name: 'travel',
  section: 'character',
  summary: 'Go to another region',
  notes: 'The body is the id of the region.',
  input: { regionId: idOf('region') },
  refusals: ['travel/unknown-region', 'travel/already-there', 'travel/gold', 'travel/in-combat'],
  run(draft, { regionId }) {
    const { shown } = draft;
    const region = draft.world.region(regionId);
    if (!region) return refuse('travel/unknown-region');
    if (regionId === shown.regionId) return refuse('travel/already-there');
    if (draft.inCombat) return refuse('travel/in-combat');
    if (shown.gold < region.travelCost) return refuse('travel/gold');
    draft.endSession('travelled');
    if (region.travelCost > 0) {
      draft.emit({ type: 'OnGoldChange', reason: 'travel', amount: -region.travelCost });
      draft.emit({ type: 'OnGoldGiven', amount: region.travelCost });
    }
    draft.emit({ type: 'OnRegionChange', regionId });
    return null;
  },
});
