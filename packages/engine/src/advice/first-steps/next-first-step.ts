import { beginHuntingObstacles } from '../../obstacles/fight.ts';
import { wornSlotOf } from '../../state/slots.ts';
import { isCombat, isItemAction, type Shown } from '../../state/state.ts';
import { isGathered } from '../../world/skills.ts';
import type { Item, ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { beginCraft, beginHunt, type Habits, USUAL_HABITS } from '../begin.ts';
import { NO_MEMORY, presetThen } from '../what-follows.ts';
import { bagItems, newPieces, weaponAndFood } from './first-gear.ts';
import type { FirstStepName, FirstStepPress, FirstStepWait } from './first-step.ts';
import { firstSteps, isNewcomer } from './first-steps.ts';
import { firstMeal, missingFor, nightWork, runningNight } from './first-work.ts';
import { giftAhead } from './gift-ahead.ts';

type Next = FirstStepPress | FirstStepWait | null;

/**
 * What to do or to wait for next: the first step that is not done and can be done. A step that the character
 * or the world leaves no way to do is left out.
 * @returns null when nothing is left
 */
export function nextFirstStep(shown: Shown, world: World, habits: Habits): Next {
  const night = runningNight(shown, world);
  if (night) return { kind: 'wait', step: 'rest', until: 'morning', ...night };
  for (const { name, done } of firstSteps(shown, world)) {
    const next = done ? null : NEXT[name](shown, world, habits);
    if (next) return next;
  }
  return null;
}

/** Whether only the night is left, or the player is not new. */
export function isBeyondFirstSteps(shown: Shown, world: World): boolean {
  const next = isNewcomer(shown) ? nextFirstStep(shown, world, USUAL_HABITS) : null;
  return next === null || next.step === 'rest';
}

const NEXT: Readonly<Record<FirstStepName, (shown: Shown, world: World, habits: Habits) => Next>> = {
  arm: (shown, world) => wearPress('arm', weaponAndFood(shown, world)),
  fight(shown, world, habits) {
    if (isCombat(shown.action)) return { kind: 'wait', step: 'fight', until: 'victory' };
    return fightPress('fight', shown, world, habits);
  },
  keepsake(shown, world, habits) {
    const isTrophy = ({ id }: Item): boolean => world.relicariumEntry(id) !== undefined;
    const itemId = bagItems(shown, world).find(isTrophy)?.id;
    if (itemId === undefined) return giftPress('keepsake', shown, world, habits, isTrophy);
    const input = { itemId, amount: 1 };
    return { kind: 'press', step: 'keepsake', commands: [{ name: 'claim-trophy', input }], itemId };
  },
  wear: (shown, world, habits) =>
    wearPress('wear', newPieces(shown, world)) ??
    giftPress('wear', shown, world, habits, (item) => wornSlotOf(item) !== undefined),
  gather(shown, world) {
    const meal = firstMeal(shown, world);
    const missing = meal && missingFor(meal, shown);
    const work = missing ?? nightWork(shown, world);
    return work && workPress('gather', work, shown, world);
  },
  cook(shown, world) {
    const meal = firstMeal(shown, world);
    return meal && workPress('cook', { itemId: meal.recipe.itemId, amount: meal.amount }, shown, world);
  },
  rest(shown, world) {
    const work = nightWork(shown, world);
    return work && workPress('rest', work, shown, world);
  },
};

/** Wears and packs all of it; it is about the first. Null without a piece. */
function wearPress(step: FirstStepName, pieces: readonly ItemAmount[]): FirstStepPress | null {
  const [first] = pieces;
  if (first === undefined) return null;
  return { kind: 'press', step, commands: [{ name: 'wear', input: { pieces } }], itemId: first.itemId };
}

/** A hunt and what follows it, unless the region has no fights. */
function fightPress(step: FirstStepName, shown: Shown, world: World, habits: Habits): Next {
  const { regionId } = shown;
  const then = presetThen(NO_MEMORY, regionId, shown, world);
  const command = beginHunt(regionId, habits, then === null ? {} : { then });
  // Only the end of a hunt depends on the time, and this hunt has no end.
  if (beginHuntingObstacles(shown, command.input, world, 0).length > 0) return null;
  return { kind: 'press', step, commands: [command] };
}

/** Fights go on, or begin again, until a gift comes. Without packed food no fight is proposed. */
function giftPress(
  step: FirstStepName,
  shown: Shown,
  world: World,
  habits: Habits,
  isSought: (item: Item) => boolean,
): Next {
  const gift = giftAhead(shown, world, isSought);
  if (!gift) return null;
  if (isCombat(shown.action)) return { kind: 'wait', step, until: 'gift', ...gift };
  return shown.equipment.food === undefined ? null : fightPress(step, shown, world, habits);
}

/**
 * Begins an item action. It leaves open combat. In a dungeon, and while another item action runs, it waits.
 */
function workPress(step: FirstStepName, { itemId, amount }: ItemAmount, shown: Shown, world: World): Next {
  const { action } = shown;
  if (isItemAction(action)) {
    const recipe = world.craft(action.itemId);
    const gathers = recipe !== undefined && isGathered(recipe);
    return { kind: 'wait', step, until: 'action', itemId: action.itemId, isGathered: gathers };
  }
  if (action?.kind === 'dungeon') return { kind: 'wait', step, until: 'action', isGathered: false };
  const stop = action ? [{ name: 'stop', input: {} } as const] : [];
  return { kind: 'press', step, commands: [...stop, beginCraft(itemId, amount)], itemId, amount };
}
