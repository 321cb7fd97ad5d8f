import { maxHealthOf } from '../character/health.ts';
import { INTEGER } from '../inputs/field.ts';
import { command } from './command.ts';

/**
 * Sets the health, in points, at or below which the character eats. The state stores it as a share of the
 * maximum health, so the points rise with the maximum (game-design 2.5). A value below 0 becomes 0, one above
 * the maximum health becomes the maximum (specification 5.20).
 */
export const setHealingThreshold = command({
  name: 'set-healing-threshold',
  section: 'character',
  summary: 'Choose the health at or below which the character eats',
  notes:
    'The body is in whole health points. Below 0 it counts as 0, above the maximum health as the maximum. What is kept is their share of the maximum, so the points rise with it.',
  input: { healingThreshold: INTEGER },
  bare: 'healingThreshold',
  refusals: [],
  run(draft, input) {
    const healingThreshold = Math.max(0, Math.min(maxHealthOf(draft.shown), input.healingThreshold));
    draft.emit({ type: 'OnHealingThresholdChange', healingThreshold });
  },
});
