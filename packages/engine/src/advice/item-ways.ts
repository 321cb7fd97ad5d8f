import { totalLevel } from '../character/milestones.ts';
import { huntsFor } from '../facts/hunts-for.ts';
import { type ItemSource, itemSources } from '../facts/item-sources.ts';
import { disenchantingRate, type ItemActionRate, recipeRate } from '../forecast/item-action-rates.ts';
import { secondsFor } from '../forecast/rate.ts';
import { capOf } from '../obstacles/craft.ts';
import { mostToBuy } from '../obstacles/trade.ts';
import { combatLevelOf } from '../sessions/combat/combat-level.ts';
import { actionsFor } from '../sessions/crafting/amount.ts';
import { missingComponents } from '../sessions/crafting/obstacles.ts';
import { amountOf } from '../state/amounts.ts';
import { freeAmount } from '../state/kept.ts';
import type { Shown } from '../state/state.ts';
import type { CrafteableItem, Dungeon } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { beginCraft, beginHunt, beginRuns, type Habits } from './begin.ts';
import { type CraftTree, craftTree } from './craft-tree.ts';
import { knowledgeLacks } from './knowledge-lacks.ts';
import { nearestRegion, placeIn, wayThrough } from './place.ts';
import { trainingTo } from './training.ts';
import type { Way, WayLack, WayPlace } from './way.ts';

/** The ways of a character to an item, in the order in which their first sources stand. */
export function itemWays(itemId: number, habits: Habits, shown: Shown, world: World): Way[] {
  const ways = new Map<string, Way>();
  for (const source of itemSources(itemId, world)) {
    const key = keyOf(source);
    const known = ways.get(key);
    ways.set(
      key,
      known
        ? { ...known, sources: [...known.sources, source] }
        : { key, sources: [source], ...wayOf(source, itemId, habits, shown, world) },
    );
  }
  return [...ways.values()];
}

function keyOf(source: ItemSource): string {
  switch (source.kind) {
    case 'fight':
      return `fight ${source.region.id}`;
    case 'dungeon':
      return `dungeon ${source.dungeon.id}`;
    case 'found':
      return `found ${source.recipe.itemId}`;
    default:
      return source.kind;
  }
}

type WayOfSource = Omit<Way, 'key' | 'sources'>;

const NO_WORK = { plan: [], training: null } as const;
const NO_SESSION = { ...NO_WORK, place: null, commands: [], seconds: null, ask: null } as const;

function wayOf(source: ItemSource, itemId: number, habits: Habits, shown: Shown, world: World): WayOfSource {
  switch (source.kind) {
    case 'recipe':
    case 'found':
      return workWay(source, shown, world);
    case 'disenchanting':
      return piecesWay(source, ({ products }) => products, shown, world);
    case 'shop':
      return { ...NO_SESSION, ...keyShop(source.dungeon, shown, world) };
    case 'milestone': {
      const isGiven = totalLevel(shown) >= source.totalLevel;
      const lack: WayLack = isGiven
        ? { kind: 'given' }
        : { kind: 'total-level', totalLevel: source.totalLevel };
      return { ...NO_SESSION, lacks: [lack] };
    }
    case 'fight': {
      const { region } = source;
      const isMet = huntsFor(itemId, combatLevelOf(shown), world).some(
        (hunt) => hunt.region.id === region.id,
      );
      return isMet
        ? huntWay(region.id, habits, shown, world)
        : { ...NO_SESSION, lacks: [{ kind: 'meeting' }] };
    }
    case 'dungeon':
      return runsWay(source.dungeon, habits, shown, world);
  }
}

/** The way to open combat in a region. */
export const huntWay = (regionId: number, habits: Habits, shown: Shown, world: World): WayOfSource => ({
  ...NO_WORK,
  ...wayThrough(regionId, [beginHunt(regionId, habits)], shown, world),
  seconds: null,
  ask: { kind: 'region', id: regionId },
});

/** The way to a dungeon, with all owned keys. */
export function runsWay(dungeon: Dungeon, habits: Habits, shown: Shown, world: World): WayOfSource {
  const { id, keyItemId, regionId } = dungeon;
  const ask = { kind: 'dungeon', id } as const;
  const runs = amountOf(shown.inventory, keyItemId);
  if (runs > 0)
    return {
      ...NO_WORK,
      ...wayThrough(regionId, [beginRuns(id, runs, habits)], shown, world),
      seconds: null,
      ask,
    };
  const { place, lacks } = keyShop(dungeon, shown, world);
  return { ...NO_SESSION, place, lacks: [...lacks, { kind: 'key', dungeonId: id }], ask };
}

/** Where the key of a dungeon is sold, and what keeps a character from buying one. */
function keyShop({ keyItemId, regionId }: Dungeon, shown: Shown, world: World): Pick<Way, 'place' | 'lacks'> {
  const key = world.item(keyItemId);
  if (key === undefined) return { place: null, lacks: [{ kind: 'retired' }] };
  const { place, lacks } = placeIn(regionId, shown, world);
  if (place === null || lacks.length > 0) return { place, lacks };
  const isPayable = mostToBuy({ ...shown, gold: shown.gold - place.fare }, key) >= 1;
  return { place, lacks: isPayable ? [] : [{ kind: 'price', gold: key.value }] };
}

/** Making or gathering the item, or what it is found with. */
function workWay(
  source: Extract<ItemSource, { readonly kind: 'recipe' | 'found' }>,
  shown: Shown,
  world: World,
): WayOfSource {
  const { recipe } = source;
  if (source.kind === 'found') {
    const undone = itemSources(recipe.itemId, world).find(({ kind }) => kind === 'disenchanting');
    if (undone?.kind === 'disenchanting')
      return piecesWay(undone, ({ actions }) => actions * source.amount, shown, world);
  }
  const rate = recipeRate(shown, recipe, world);
  const amount = source.kind === 'recipe' ? 1 : source.amount;
  const made = secondsFor(source.kind === 'recipe' ? rate.products : rate.actions * amount);
  const way = sessionOf(recipe, shown, world);
  const tree = way.commands.length === 0 ? treeFor(recipe, Math.ceil(1 / amount), shown, world) : null;
  const [lack] = way.lacks;
  const training =
    source.kind === 'recipe' && lack?.kind === 'level'
      ? trainingTo(lack.skillId, lack.requiredLevel, shown, world)
      : null;
  if (tree === null) return { ...way, plan: [], training, seconds: made, ask: null };
  const place = placeOfWork(tree, shown);
  return { place, commands: [], lacks: [], plan: tree.steps, training, seconds: tree.seconds, ask: null };
}

/** The tree of so many actions of a recipe, where one plan makes it with all that it takes; else null. */
function treeFor(recipe: CrafteableItem, amount: number, shown: Shown, world: World): CraftTree | null {
  const tree = craftTree(shown, { itemId: recipe.itemId, amount }, world);
  return tree.isComplete && !tree.isTooLong ? tree : null;
}

/** Where the steps of a tree begin, and the gold of all its travels. */
function placeOfWork({ steps, gold }: CraftTree, { regionId }: Shown): WayPlace {
  const [first] = steps;
  return { regionId: first?.name === 'travel' ? first.input.regionId : regionId, fare: gold };
}

/** As many actions of a recipe as can begin, in the nearest of its regions. */
function sessionOf(
  recipe: CrafteableItem,
  shown: Shown,
  world: World,
): Pick<Way, 'place' | 'commands' | 'lacks'> {
  const regionId = nearestRegion(recipe.requiredRegions, shown, world);
  const lacks = [...knowledgeLacks(recipe, shown), ...componentLacks(recipe, shown)];
  if (lacks.length > 0) return { place: null, commands: [], lacks };
  const amount = Math.min(capOf(shown, recipe, world), actionsFor(shown.inventory, recipe));
  return wayThrough(regionId, [beginCraft(recipe.itemId, amount)], shown, world);
}

/**
 * Disenchanting owned pieces. The player chooses them, so there is no command.
 * @param perHour how many of the item come in an hour, by the rate of disenchanting
 */
function piecesWay(
  { pieces, recipe }: Extract<ItemSource, { readonly kind: 'disenchanting' }>,
  perHour: (rate: ItemActionRate) => number,
  shown: Shown,
  world: World,
): WayOfSource {
  const owned = pieces.filter(({ piece }) => freeAmount(shown, piece.id) > 0);
  const [best = pieces[0]] = owned;
  const rate = best && disenchantingRate(shown, best.piece, world);
  const lacks: WayLack[] = [...knowledgeLacks(recipe, shown)];
  if (owned.length === 0) lacks.push({ kind: 'piece' });
  return { ...NO_SESSION, seconds: rate ? secondsFor(perHour(rate)) : null, lacks };
}

/** What a character lacks of the components of one action. */
function componentLacks(recipe: CrafteableItem, shown: Shown): WayLack[] {
  const items = missingComponents(shown, recipe).map(({ itemId, amount }) => ({
    itemId,
    amount: amount - amountOf(shown.inventory, itemId),
  }));
  return items.length > 0 ? [{ kind: 'components', items }] : [];
}
