import { equipObstacles } from '../../character/equip-obstacles.ts';
import { openPackedFood } from '../../forecast/packed-food.ts';
import { exactly } from '../../forecast/precision.ts';
import { supposing } from '../../forecast/what-if.ts';
import { isFood } from '../../state/slots.ts';
import type { Circumstances } from '../proposals/known-facts.ts';
import type { AdviceFacts, FightQuestion } from '../proposals/proposal.ts';
import { type Candidate, dressedOf, thing } from './candidates.ts';
import type { QuickestWays } from './quickest-ways.ts';

/** The most foods that are tried, and the runs in which their portions are counted, as in packing. */
const MOST_FOODS = 2;
const RUNS = 20;

/**
 * Foods to make for a whole night, where the owned ones do not last it: those of which the healing comes
 * soonest, each with the portions that the night takes.
 */
export function* foodCandidates(
  facts: AdviceFacts,
  { at, seed, world }: Circumstances,
  { command, suppose = {} }: FightQuestion,
  ways: QuickestWays,
): Generator<void, Candidate[]> {
  const { advised, shown } = facts;
  const owned = advised?.pack.food ?? null;
  if (advised === null || (owned !== null && owned.owned >= owned.needed)) return [];
  const soonest = world.sets.items
    .filter(isFood)
    .filter((item) => equipObstacles(shown, item).length === 0 && world.craft(item.id) !== undefined)
    .flatMap((item) => {
      const getting = ways.to({ itemId: item.id, amount: 1 });
      return getting === null ? [] : [{ item, perPoint: getting.seconds / item.healingAmount }];
    })
    .toSorted((one, other) => one.perPoint - other.perPoint)
    .slice(0, MOST_FOODS);
  const candidates: Candidate[] = [];
  for (const { item } of soonest) {
    const asked = { shown: supposing(dressedOf(facts), suppose), command, at, seed };
    const packed = openPackedFood(asked, item.id, world, exactly(RUNS));
    if ('refused' in packed) continue;
    while (!packed.isDone) {
      packed.play(1);
      yield;
    }
    const amount = packed.result().needed;
    const getting = amount > 0 ? ways.to({ itemId: item.id, amount }) : null;
    if (getting !== null) candidates.push({ ...thing('food', 'food', item.id), amount, getting });
  }
  return candidates;
}
