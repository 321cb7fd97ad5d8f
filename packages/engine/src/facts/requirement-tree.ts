import { actionExperience, type Learner } from '../sessions/crafting/action-experience.ts';
import { UNITS_PER_POINT } from '../state/experience.ts';
import type { CrafteableItem, ItemAmount } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { byKind, type ItemSource, itemSources } from './item-sources.ts';
import { perWorld } from './per-world.ts';

/** A way to get an item that the tree can follow. */
export type TreeWay =
  | Exclude<ItemSource, { kind: 'disenchanting' }>
  /** Disenchanting pieces of one kind. */
  | {
      readonly kind: 'disenchanting';
      readonly recipe: CrafteableItem;
      readonly pieceId: number;
      /** How many essences a piece gives. */
      readonly amount: number;
    };

export interface TreeQuestion {
  readonly itemId: number;
  /** How many more of the item, at least 1. */
  readonly amount: number;
  /** What is owned of an item. It is used up for parts, not for the item itself. */
  readonly owned: (itemId: number) => number;
  /** Who gains the experience. */
  readonly learner: Learner;
  /** The chosen way (`wayKey`) of items that have several. Without a choice the first way is followed. */
  readonly choices: ReadonlyMap<number, string>;
}

/** An item of the tree: how much of it is needed, and how the rest comes. */
export interface TreeNode {
  readonly itemId: number;
  readonly needed: number;
  /** How many of the needed ones are owned already. */
  readonly owned: number;
  readonly missing: number;
  /** All ways that do not lead in a circle, the best first. Empty when nothing is missing. */
  readonly ways: readonly TreeWay[];
  /** Null when nothing is missing, or when the item cannot be had. */
  readonly way: TreeWay | null;
  /** Actions, kills or runs; expected where they draw. 0 without a way. */
  readonly times: number;
  /** Of the node's own actions. Null where it depends on fights. */
  readonly seconds: number | null;
  /** Points of the node's own actions; null where it depends on fights. */
  readonly experience: { readonly skillId: number; readonly points: number } | null;
  /** Gold that is paid in the shop. */
  readonly gold: number;
  readonly parts: readonly TreeNode[];
}

/** The name of a way among the ways of its item. */
export function wayKey(way: TreeWay): string {
  switch (way.kind) {
    case 'disenchanting':
      return `disenchanting ${way.pieceId}`;
    case 'recipe':
    case 'shop':
    case 'milestone':
      return way.kind;
    case 'found':
      return `found ${way.recipe.itemId}`;
    case 'fight':
      return `fight ${way.enemy.id} ${way.region.id}`;
    case 'dungeon':
      return `dungeon ${way.dungeon.id}`;
  }
}

/** Everything that is needed for so many of an item, down to what is gathered, dropped or bought. */
export function requirementTree(question: TreeQuestion, world: World): TreeNode {
  const { itemId, amount } = question;
  const used = new Map<number, number>();
  const grow = (id: number, needed: number, above: readonly number[]): TreeNode => {
    // What is above an item in the tree is being made, so nothing of it can be taken for its own parts.
    const isRoot = above.length === 0;
    const before = used.get(id) ?? 0;
    const owned = isRoot ? 0 : Math.min(needed, Math.max(0, question.owned(id) - before));
    used.set(id, before + owned);
    const missing = needed - owned;
    const none = { ways: [], way: null, times: 0, seconds: 0, experience: null, gold: 0, parts: [] };
    if (missing === 0) return { itemId: id, needed, owned, missing, ...none };
    const path = [...above, id];
    const ways = sortedWays(id, world).filter((way) =>
      partsOf(way, 1, world).every((part) => !path.includes(part.itemId)),
    );
    const way = ways.find((one) => wayKey(one) === question.choices.get(id)) ?? ways[0];
    if (way === undefined) return { itemId: id, needed, owned, missing, ...none, seconds: null };
    const times = timesFor(way, missing);
    return {
      itemId: id,
      needed,
      owned,
      missing,
      ways,
      way,
      times,
      ...costOf(way, times, missing, question.learner, world),
      parts: partsOf(way, Math.ceil(times), world).map((part) => grow(part.itemId, part.amount, path)),
    };
  };
  return grow(itemId, amount, []);
}

/**
 * Passes over all items until the seconds of parts are known. Trees are less deep than that. The number ends
 * circles in which each pass finds a slightly quicker way.
 */
const DEEPEST = 20;

/**
 * Seconds of gathering, crafting and disenchanting that one of an item takes, with all its parts, by the
 * quickest way without a fight. Items that only fights bring are left out.
 */
const peacefulSeconds = perWorld((world): ReadonlyMap<number, number> => {
  const seconds = new Map<number, number>();
  let changed = true;
  for (let pass = 0; changed && pass < DEEPEST; pass++) {
    changed = false;
    for (const { id } of world.sets.items) {
      for (const way of waysOf(id, world)) {
        const found = secondsOf(way, seconds, world);
        if (found >= (seconds.get(id) ?? Number.POSITIVE_INFINITY)) continue;
        seconds.set(id, found);
        changed = true;
      }
    }
  }
  return seconds;
});

/** Seconds for one by a way. Infinity when it needs a fight, or a part whose seconds are not known. */
function secondsOf(way: TreeWay, seconds: ReadonlyMap<number, number>, world: World): number {
  if (way.kind === 'shop') return 0;
  if (way.kind !== 'recipe' && way.kind !== 'disenchanting' && way.kind !== 'found')
    return Number.POSITIVE_INFINITY;
  const parts = partsOf(way, 1, world);
  const ofParts = parts.reduce(
    (sum, { itemId, amount }) => sum + amount * (seconds.get(itemId) ?? Number.POSITIVE_INFINITY),
    0,
  );
  return (way.recipe.baseActionTime + ofParts) / (way.kind === 'recipe' ? 1 : way.amount);
}

/** The ways of an item. Disenchanting is one way for each kind of piece. */
const waysOf = (itemId: number, world: World): TreeWay[] =>
  itemSources(itemId, world).flatMap((source): TreeWay[] => {
    const { kind } = source;
    if (kind !== 'disenchanting') return [source];
    const { recipe, pieces } = source;
    return pieces.map(({ piece, amount }) => ({ kind, recipe, pieceId: piece.id, amount }));
  });

/** The ways of an item: certain ones first, among these the quickest. */
function sortedWays(itemId: number, world: World): TreeWay[] {
  const seconds = peacefulSeconds(world);
  return waysOf(itemId, world)
    .map((way) => ({ way, seconds: secondsOf(way, seconds, world) }))
    .sort(
      (one, other) =>
        byKind(one.way, other.way) ||
        (one.seconds < other.seconds ? -1 : Number(one.seconds > other.seconds)),
    )
    .map(({ way }) => way);
}

/** Actions, kills or runs for so many of the item. */
function timesFor(way: TreeWay, missing: number): number {
  switch (way.kind) {
    case 'recipe':
      return missing;
    case 'disenchanting':
      return Math.ceil(missing / way.amount);
    case 'shop':
    case 'milestone':
      return 0;
    default:
      return missing / way.amount;
  }
}

/** What so many actions or runs take. */
function partsOf(way: TreeWay, times: number, world: World): readonly ItemAmount[] {
  switch (way.kind) {
    case 'recipe':
    case 'found':
      return (
        world
          .craft(way.recipe.itemId)
          ?.requiredComponents.map(({ itemId, amount }) => ({ itemId, amount: amount * times })) ?? []
      );
    case 'disenchanting':
      return [{ itemId: way.pieceId, amount: times }];
    case 'dungeon':
      return [{ itemId: way.dungeon.keyItemId, amount: times }];
    default:
      return [];
  }
}

type Cost = Pick<TreeNode, 'seconds' | 'experience' | 'gold'>;

function costOf(way: TreeWay, times: number, missing: number, learner: Learner, world: World): Cost {
  switch (way.kind) {
    case 'recipe':
    case 'found':
    case 'disenchanting': {
      const { recipe } = way;
      const products = way.kind === 'disenchanting' ? way.amount : 1;
      const units = times * actionExperience(recipe, products, learner, world);
      const experience = { skillId: recipe.skillId, points: units / UNITS_PER_POINT };
      return { seconds: times * recipe.baseActionTime, experience, gold: 0 };
    }
    case 'shop':
      return { seconds: 0, experience: null, gold: way.price * missing };
    default:
      return { seconds: null, experience: null, gold: 0 };
  }
}

/** What a whole tree takes. */
export interface TreeTotals {
  /** Of all actions whose time is known. */
  readonly seconds: number;
  /** Points by skill id. */
  readonly experience: ReadonlyMap<number, number>;
  readonly gold: number;
  /** What is gathered, dropped, bought or given, with the missing amount. */
  readonly ends: ReadonlyMap<number, number>;
  /** Whether everything can be had. */
  readonly isPossible: boolean;
  /** Whether the time of fights comes on top of `seconds`. */
  readonly hasFights: boolean;
}

export function treeTotals(root: TreeNode): TreeTotals {
  const experience = new Map<number, number>();
  const ends = new Map<number, number>();
  let [seconds, gold, isPossible, hasFights] = [0, 0, true, false];
  const visit = (node: TreeNode): void => {
    seconds += node.seconds ?? 0;
    gold += node.gold;
    if (node.missing > 0 && node.way === null) isPossible = false;
    if (node.way?.kind === 'fight' || node.way?.kind === 'dungeon') hasFights = true;
    if (node.experience) {
      const { skillId, points } = node.experience;
      experience.set(skillId, (experience.get(skillId) ?? 0) + points);
    }
    if (node.missing > 0 && node.parts.length === 0)
      ends.set(node.itemId, (ends.get(node.itemId) ?? 0) + node.missing);
    for (const part of node.parts) visit(part);
  };
  visit(root);
  return { seconds, experience, gold, ends, isPossible, hasFights };
}
