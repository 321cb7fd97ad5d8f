import { equipObstacles } from '../../character/equip-obstacles.ts';
import { totalLevel } from '../../character/milestones.ts';
import type { PlayerCommand } from '../../commands/player-command.ts';
import { targetOf } from '../../sessions/crafting/essence.ts';
import { amountOf, entriesOf } from '../../state/amounts.ts';
import { isFood, wornSlotOf } from '../../state/slots.ts';
import { isCombat, isItemAction, type Shown } from '../../state/state.ts';
import { isGathered, type SkillKind, skillsOf } from '../../world/skills.ts';
import type { CrafteableItem, Item, ItemAmount } from '../../world/static-data.ts';
import type { World } from '../../world/world.ts';
import { beginCraft, beginHunt, type Habits, USUAL_HABITS } from '../begin.ts';
import { NO_MEMORY, presetThen } from '../what-follows.ts';
import { firstMeal, nightWork } from './first-work.ts';

/** The first things that a new player does, in this order (game-design 7.1). */
export const STEP_NAMES = ['arm', 'fight', 'keepsake', 'wear', 'gather', 'cook', 'rest'] as const;

export type StepName = (typeof STEP_NAMES)[number];

export interface FirstStep {
  readonly name: StepName;
  readonly done: boolean;
}

/** A command that the page sends for the player. */
export type StepCommand = Extract<
  PlayerCommand,
  { readonly name: 'wear' | 'begin-hunting' | 'claim-trophy' | 'stop' | 'begin-crafting' }
>;

/** What the player can do for the first step that is not done, with one press. */
export interface StepPress {
  readonly kind: 'press';
  readonly step: StepName;
  readonly commands: readonly StepCommand[];
  /** The item that the press is about; absent for a fight. */
  readonly item?: Item;
  /** Number of actions, of gathering and cooking. */
  readonly amount?: number;
}

/** What the player waits for before the next press. */
export interface StepWait {
  readonly kind: 'wait';
  readonly step: StepName;
  readonly until: 'victory' | 'gift' | 'action' | 'morning';
  /** The gift, or what the running action makes. */
  readonly item?: Item;
  /** Whether the running action gathers the item. */
  readonly isGathered?: boolean;
  /** Total level that brings the gift. */
  readonly totalLevel?: number;
  /** Instant at which the night's work ends, epoch ms. */
  readonly endsAt?: number;
}

/**
 * Total level from which on a character is not new. Ten minutes of play lead to about 30, a first night of
 * gathering to more than 60.
 */
const NEWCOMER_BELOW = 60;

/** The guide waits for a gift that is at most this many total levels away. */
const GIFT_REACH = 5;

/** Ms that an item action must still take to be a night's work, which the guide does not interrupt. */
const LONG = 30 * 60_000;

const hasLearned = ({ experience }: Shown, kind: SkillKind): boolean =>
  skillsOf(kind).some(({ id }) => (experience[id - 1] ?? 0) > 0);

const itemsOf = ({ inventory }: Shown, world: World): Item[] =>
  entriesOf(inventory).flatMap(([id]) => world.item(id) ?? []);

/**
 * The strongest weapon of the bag and all portions of its best food, for slots that are empty. One number
 * decides, also between weapons of different attack styles, so that a new player always has one answer.
 */
function kitOf(shown: Shown, world: World): ItemAmount[] {
  const items = itemsOf(shown, world);
  const strongest = (of: readonly Item[], value: (item: Item) => number): Item | undefined =>
    of.reduce<Item | undefined>(
      (best, item) => (best && value(best) >= value(item) ? best : item),
      undefined,
    );
  const weapon = strongest(
    items.filter((item) => wornSlotOf(item) === 'weapon' && equipObstacles(shown, item).length === 0),
    ({ attackPower = 0 }) => attackPower,
  );
  const food = strongest(items.filter(isFood), ({ healingAmount = 0 }) => healingAmount);
  return [
    ...(weapon && shown.equipment.weapon === undefined ? [{ itemId: weapon.id, amount: 1 }] : []),
    ...(food && shown.equipment.food === undefined
      ? [{ itemId: food.id, amount: amountOf(shown.inventory, food.id) }]
      : []),
  ];
}

/**
 * Pieces of the bag for slots that are empty, one for each slot: the wearable one with the largest id. The
 * step shows how to wear something, so pieces of one slot are not compared. A weapon is not one of them.
 */
function newPieces(shown: Shown, world: World): Item[] {
  const bySlot = new Map<string, Item>();
  for (const item of itemsOf(shown, world)) {
    const slot = wornSlotOf(item);
    if (slot === undefined || slot === 'weapon' || shown.equipment[slot] !== undefined) continue;
    if (equipObstacles(shown, item).length === 0) bySlot.set(slot, item);
  }
  return [...bySlot.values()];
}

const wearsMore = ({ equipment }: Shown): boolean =>
  Object.keys(equipment).some((slot) => slot !== 'weapon' && slot !== 'food' && slot !== 'foodAmount');

/** The next gift of the world for which `isSought` is true, if it is near. */
function giftAhead(shown: Shown, world: World, isSought: (item: Item) => boolean) {
  const total = totalLevel(shown);
  for (const { itemId, totalLevel: at } of world.milestones) {
    const item = world.item(itemId);
    if (item && at > total && at <= total + GIFT_REACH && isSought(item)) return { item, totalLevel: at };
  }
  return null;
}

const isTrophyOf =
  (world: World) =>
  ({ id }: Item): boolean =>
    world.relicariumEntry(id) !== undefined;

/** The running item action, if it still takes so long that the player can close the page for the night. */
function nightOf(
  { action }: Shown,
  world: World,
): { readonly itemId: number; readonly endsAt: number } | null {
  if (!isItemAction(action)) return null;
  const time = (world.craft(action.itemId)?.baseActionTime ?? 0) * 1_000;
  const target = action.kind === 'craft' ? action.target : targetOf(action);
  const left = (target - action.done) * time;
  return left < LONG ? null : { itemId: action.itemId, endsAt: action.actionAt + left };
}

/** Whether the components of the first meal are there, or no meal can be made from what grows here. */
function hasGathered(shown: Shown, world: World): boolean {
  if (!hasLearned(shown, 'gathering')) return false;
  const meal = firstMeal(shown, world);
  return hasLearned(shown, 'crafting') || meal === null || missingFor(meal, shown) === null;
}

/** The first component of which too few are owned, with the number that is missing. */
function missingFor(
  { recipe, amount }: { readonly recipe: CrafteableItem; readonly amount: number },
  { inventory }: Shown,
): ItemAmount | null {
  for (const part of recipe.requiredComponents) {
    const missing = part.amount * amount - amountOf(inventory, part.itemId);
    if (missing > 0) return { itemId: part.itemId, amount: missing };
  }
  return null;
}

const IS_DONE: Readonly<Record<StepName, (shown: Shown, world: World) => boolean>> = {
  arm: (shown, world) => hasLearned(shown, 'combat') || kitOf(shown, world).length === 0,
  fight: (shown) => hasLearned(shown, 'combat'),
  keepsake: ({ trophies }) => trophies.length > 0,
  wear: wearsMore,
  gather: hasGathered,
  cook: (shown) => hasLearned(shown, 'crafting'),
  rest: (shown, world) => nightOf(shown, world) !== null,
};

/** The first things to do, in order. */
export const firstSteps = (shown: Shown, world: World): FirstStep[] =>
  STEP_NAMES.map((name) => ({ name, done: IS_DONE[name](shown, world) }));

/** Whether the page still guides the player through the first steps. */
export const isNewcomer = (shown: Shown): boolean => totalLevel(shown) < NEWCOMER_BELOW;

/**
 * What to do or to wait for next: the first step that is not done and can be done. A step that the character
 * or the world leaves no way to do is left out.
 * @returns null when nothing is left
 */
export function nextStep(shown: Shown, world: World, habits: Habits): StepPress | StepWait | null {
  const night = nightOf(shown, world);
  if (night)
    return {
      kind: 'wait',
      step: 'rest',
      until: 'morning',
      endsAt: night.endsAt,
      ...itemOf(night.itemId, world),
    };
  for (const { name, done } of firstSteps(shown, world)) {
    const next = done ? null : NEXT[name](shown, world, habits);
    if (next) return next;
  }
  return null;
}

/** Whether only the night is left, or the player is not new. */
export function isBeyondFirstSteps(shown: Shown, world: World): boolean {
  const next = isNewcomer(shown) ? nextStep(shown, world, USUAL_HABITS) : null;
  return next === null || next.step === 'rest';
}

type Next = StepPress | StepWait | null;

const itemOf = (id: number, world: World): { readonly item?: Item } => {
  const item = world.item(id);
  return item ? { item } : {};
};

const NEXT: Readonly<Record<StepName, (shown: Shown, world: World, habits: Habits) => Next>> = {
  arm(shown, world) {
    const pieces = kitOf(shown, world);
    return {
      kind: 'press',
      step: 'arm',
      commands: [{ name: 'wear', input: { pieces } }],
      ...itemOf(pieces[0]?.itemId ?? 0, world),
    };
  },
  fight(shown, world, habits) {
    if (isCombat(shown.action)) return { kind: 'wait', step: 'fight', until: 'victory' };
    return fightPress('fight', shown, world, habits);
  },
  keepsake(shown, world, habits) {
    const trophy = itemsOf(shown, world).find(isTrophyOf(world));
    if (!trophy) return giftPress('keepsake', shown, world, habits, isTrophyOf(world));
    const input = { itemId: trophy.id, amount: 1 };
    return { kind: 'press', step: 'keepsake', commands: [{ name: 'claim-trophy', input }], item: trophy };
  },
  wear(shown, world, habits) {
    const [first, ...more] = newPieces(shown, world);
    if (!first) return giftPress('wear', shown, world, habits, (item) => wornSlotOf(item) !== undefined);
    const pieces = [first, ...more].map(({ id }) => ({ itemId: id, amount: 1 }));
    return { kind: 'press', step: 'wear', commands: [{ name: 'wear', input: { pieces } }], item: first };
  },
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

/** A hunt, and what follows it. */
function fightPress(step: StepName, shown: Shown, world: World, habits: Habits): Next {
  const { regionId } = shown;
  if (world.spawnTable(regionId, 1).enemies.length === 0) return null;
  const then = presetThen(NO_MEMORY, regionId, shown, world);
  return { kind: 'press', step, commands: [beginHunt(regionId, habits, then === null ? {} : { then })] };
}

/** Fights go on, or begin again, until a gift comes. Without packed food no fight is proposed. */
function giftPress(
  step: StepName,
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
function workPress(step: StepName, work: ItemAmount, { action }: Shown, world: World): Next {
  if (isItemAction(action)) {
    const recipe = world.craft(action.itemId);
    const gathers = recipe !== undefined && isGathered(recipe);
    return {
      kind: 'wait',
      step,
      until: 'action',
      ...itemOf(action.itemId, world),
      ...(gathers && { isGathered: true }),
    };
  }
  if (action?.kind === 'dungeon') return { kind: 'wait', step, until: 'action' };
  return {
    kind: 'press',
    step,
    commands: [
      ...(action ? [{ name: 'stop', input: {} } as const] : []),
      beginCraft(work.itemId, work.amount),
    ],
    amount: work.amount,
    ...itemOf(work.itemId, world),
  };
}
