import { entriesOf, levelOf, type Shown } from '@slumberfell/engine';

/**
 * A text that changes when something changes on which a forecast depends much: levels, equipment, settings,
 * region, what runs, what the plan is, what is owned. It does not change with each turn of a fight: health,
 * experience within a level, and what a running session adds to the inventory are left out.
 */
export function circumstancesOf(shown: Shown): string {
  const { regionId, equipment, attackStyle, trainingAttribute, healingShare, pets, totalIdleTime } = shown;
  const { food, foodAmount, ...worn } = equipment;
  const { action, plan } = shown;
  return JSON.stringify([
    regionId,
    totalIdleTime,
    shown.experience.map(levelOf),
    worn,
    food,
    action === null ? foodAmount : null,
    attackStyle,
    trainingAttribute,
    healingShare,
    pets,
    action === null ? null : [action.kind, action.startAt],
    plan === null ? null : [plan.status, plan.round, plan.place, plan.steps],
    action === null ? shown.inventory : entriesOf(shown.inventory).length,
  ]);
}
