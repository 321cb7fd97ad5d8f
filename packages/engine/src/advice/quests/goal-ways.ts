import type { PlayerCommand } from '../../commands/player-command.ts';
import { type Amounts, addAmounts, amountOf } from '../../state/amounts.ts';
import { MAX_AMOUNT } from '../../state/experience.ts';
import { PLAN_STEPS, type PlanStep, type Shown } from '../../state/state.ts';
import type { World } from '../../world/world.ts';
import { regionAfter } from '../planned-ways.ts';
import type { AdviceFacts } from '../proposals/proposal.ts';
import { type AskWay, wayToAsk } from './ask-way.ts';
import { keyOfGoal, type QuestAsk, type QuestGoal } from './goal.ts';

/** How a character comes to what a chapter or an errand asks for. */
export interface GoalWay {
  /** As `keyOfGoal`. */
  readonly key: string;
  /** Expected seconds of all that is missing; null where no safe and open way to a part of it is known. */
  readonly seconds: number | null;
  /** The same of each thing that is asked, and how much of it was missing, in the order of `asks`. */
  readonly parts: readonly WayPart[];
  /** What is sent before the plan is set: to learn a recipe, to buy keys. */
  readonly first: readonly PlayerCommand[];
  /** The steps of a plan, for what has a way. What does not fit into one plan is left out. */
  readonly steps: readonly PlanStep[];
  /** Items that must be found by chance first, such as a recipe. A part of the steps then only finds them. */
  readonly finds: readonly number[];
}

interface WayPart {
  readonly missing: number;
  readonly seconds: number | null;
}

/** A way that was searched earlier, with the time of what is still missing now. */
export const wayNow = (way: GoalWay, { asks }: Pick<QuestGoal, 'asks'>): GoalWay => ({
  ...way,
  seconds: timeOf(
    way.parts.map((part, index) => ({ ...part, missing: Math.min(part.missing, missingOf(asks[index])) })),
    way.parts,
  ),
});

const missingOf = (ask: QuestAsk | undefined): number => Math.max(0, (ask?.need ?? 0) - (ask?.have ?? 0));

/** The seconds of what is missing of parts. @param whole the parts when their times were found */
const timeOf = (parts: readonly WayPart[], whole: readonly WayPart[] = parts): number | null =>
  parts.reduce<number | null>((sum, { missing, seconds }, index) => {
    if (missing === 0) return sum;
    return sum === null || seconds === null
      ? null
      : sum + (seconds * missing) / (whole[index]?.missing ?? missing);
  }, 0);

export const goalWays = (goals: readonly QuestGoal[], facts: AdviceFacts): readonly GoalWay[] =>
  goals.map((goal) => goalWay(goal, facts, goals));

/**
 * What is missing, one after the other: a place is reached last.
 * @param all goals; what the others of them deliver is not used up for this one
 */
export function goalWay(goal: QuestGoal, facts: AdviceFacts, all: readonly QuestGoal[]): GoalWay {
  // What comes before may lead away from a place where the character is.
  const missing = goal.asks.filter(({ kind, have, need }) => have < need || kind === 'at');
  const held = [...all.filter((one) => one !== goal && isHeld(one)), goal].flatMap(({ asks }) => asks);
  let left: AdviceFacts = { ...facts, shown: withoutDeliveries(held, facts.shown) };
  const parts: WayPart[] = goal.asks.map((ask) => ({ missing: missingOf(ask), seconds: null }));
  let isFull = false;
  const first: PlayerCommand[] = [];
  const steps: PlanStep[] = [];
  const finds: number[] = [];
  for (const ask of missing.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const way: AskWay | null = wayToAsk(ask, left);
    if (way === null) continue;
    parts[goal.asks.indexOf(ask)] = { missing: missingOf(ask), seconds: way.seconds };
    if (steps.length + way.steps.length > PLAN_STEPS) isFull = true;
    if (isFull) continue;
    first.push(...way.first);
    steps.push(...way.steps);
    finds.push(...way.finds);
    left = { ...left, shown: after(way.steps, ask, left.shown, facts.world) };
  }
  return { key: keyOfGoal(goal), seconds: timeOf(parts), parts, first, steps, finds };
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

/**
 * Whether what it delivers is held back for it. A weekly errand has several ways, of which one will do, so it
 * holds back nothing.
 */
const isHeld = ({ kind, isAccepted }: QuestGoal): boolean => isAccepted && kind !== 'week';

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
