import type { PlayerCommand } from '../../commands/player-command.ts';
import { type Amounts, addAmounts, amountOf } from '../../state/amounts.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import { PLAN_STEPS, type PlanStep, type Shown } from '../../state/state.ts';
import type { World } from '../../world/world.ts';
import type { AimFacts } from '../aims/aim.ts';
import { regionAfter } from '../planned-ways.ts';
import { type AskWay, wayToAsk } from './ask-way.ts';
import { keyOfGoal, type QuestAsk, type QuestGoal } from './goal.ts';

/** How a character comes to what a chapter or an errand asks for. */
export interface GoalWay {
  /** As `keyOfGoal`. */
  readonly key: string;
  /** Expected seconds of all that is missing; null where no safe and open way to a part of it is known. */
  readonly seconds: number | null;
  /** What is sent before the plan is set: to learn a recipe, to buy keys. */
  readonly first: readonly PlayerCommand[];
  /** The steps of a plan, for what has a way. What does not fit into one plan is left out. */
  readonly steps: readonly PlanStep[];
}

export const goalWays = (goals: readonly QuestGoal[], facts: AimFacts): readonly GoalWay[] =>
  goals.map((goal) => goalWay(goal, facts));

/** What is missing, one after the other: a place is reached last. */
export function goalWay(goal: QuestGoal, facts: AimFacts): GoalWay {
  const missing = goal.asks.filter(({ have, need }) => have < need);
  let left: AimFacts = { ...facts, shown: withoutDeliveries(goal.asks, facts.shown) };
  let seconds: number | null = 0;
  const first: PlayerCommand[] = [];
  const steps: PlanStep[] = [];
  for (const ask of missing.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const way: AskWay | null = wayToAsk(ask, left);
    if (way === null) {
      seconds = null;
      continue;
    }
    if (seconds !== null) seconds += way.seconds;
    if (steps.length + way.steps.length > PLAN_STEPS) break;
    first.push(...way.first);
    steps.push(...way.steps);
    left = { ...left, shown: after(way.steps, ask, left.shown, facts.world) };
  }
  return { key: keyOfGoal(goal), seconds, first, steps };
}

/** Work has an end that is known, fights have one, and a place holds only as long as nothing leads away. */
const ORDER: Readonly<Record<QuestAsk['kind'], number>> = {
  deliver: 0,
  kill: 1,
  'kill-region': 1,
  run: 1,
  'total-level': 2,
  at: 3,
};
const placeOf = ({ kind }: QuestAsk): number => ORDER[kind];

/** Nothing that is to be delivered is used for something else. */
const withoutDeliveries = (asks: readonly QuestAsk[], shown: Shown): Shown => ({
  ...shown,
  inventory: asks.reduce(
    (left, { kind, ids: [itemId = 0], need }) => (kind === 'deliver' ? without(left, itemId, need) : left),
    shown.inventory,
  ),
});

/** What is left of a character after the steps to what is asked: the place, the gold and the components. */
function after(steps: readonly PlanStep[], ask: QuestAsk, shown: Shown, world: World): Shown {
  let { inventory, gold } = shown;
  for (const step of steps) {
    if (step.name === 'travel') gold -= world.region(step.input.regionId)?.travelCost ?? 0;
    if (step.name !== 'begin-crafting') continue;
    const { itemId, amount } = step.input;
    for (const component of world.craft(itemId)?.requiredComponents ?? [])
      inventory = without(inventory, component.itemId, component.amount * amount);
    const room = MAX_AMOUNT - amountOf(inventory, itemId);
    inventory = addAmounts(inventory, [{ itemId, amount: Math.min(room, amount) }]);
  }
  const [itemId = 0] = ask.ids;
  if (ask.kind === 'deliver') inventory = without(inventory, itemId, ask.need - ask.have);
  return { ...shown, inventory, gold: Math.max(0, gold), regionId: regionAfter(steps, shown.regionId) };
}

/** Amounts with so many less of an item, as far as there are. */
const without = (amounts: Amounts, itemId: number, amount: number): Amounts =>
  addAmounts(amounts, [{ itemId, amount: -Math.min(amountOf(amounts, itemId), amount) }]);
