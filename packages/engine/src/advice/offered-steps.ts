import { healingThresholdOf } from '../character/healing-threshold.ts';
import { junkLot } from '../character/junk.ts';
import { beginCraftingObstacles } from '../obstacles/craft.ts';
import { beginHuntingObstacles, dungeonObstacles } from '../obstacles/fight.ts';
import { travelObstacles } from '../obstacles/travel.ts';
import { isEssence } from '../sessions/crafting/essence.ts';
import { knowledgeObstacles } from '../sessions/crafting/obstacles.ts';
import { amountOf, entriesOf } from '../state/amounts.ts';
import { freeAmount } from '../state/kept.ts';
import { PLAN_ENTRIES, stepsToCome } from '../state/plan.ts';
import { isFood } from '../state/slots.ts';
import { AS_OFTEN_AS_POSSIBLE, type PlanStep, type Shown } from '../state/state.ts';
import { takesComponents } from '../world/components.ts';
import type { CrafteableItem } from '../world/static-data.ts';
import type { World } from '../world/world.ts';
import { madeBy, packAll } from './added-steps.ts';
import { beginCraft, beginDisenchant, beginHunt, beginRuns, type Habits } from './begin.ts';
import { isMadeIn } from './craft-order.ts';
import { gatherableIn } from './gatherable.ts';
import { nearestRegion, travelTo } from './place.ts';
import { regionAfterPlan } from './planned-ways.ts';

/** Steps that a plan can get at its end. A step of another region brings the travel there along. */

/** The kinds of steps, as a player chooses between them. */
export const OFFER_KINDS = [
  'gather',
  'make',
  'hunt',
  'dungeon',
  'food',
  'threshold',
  'set',
  'companion',
  'disenchant',
  'sell',
  'junk',
  'travel',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** Steps of which the last one is what the player chooses; before it comes the travel to its region. */
export type OfferedStep = readonly [...PlanStep[], PlanStep];

/** What is known where the plan ends. */
interface End {
  /** The character at rest, in the region in which the plan ends. */
  readonly there: Shown;
  /** Items that what runs and the plan make or gather. */
  readonly made: ReadonlySet<number>;
  readonly world: World;
}

/** What an offer depends on. */
interface Asked extends End {
  readonly habits: Habits;
}

/**
 * The steps of a kind. Those of the region in which the plan ends come first, and those about what the plan
 * makes.
 */
export const offeredSteps = (
  kind: OfferKind,
  habits: Habits,
  shown: Shown,
  world: World,
): readonly OfferedStep[] => OFFERS[kind]({ ...endOf(shown, world), habits });

function endOf(shown: Shown, world: World): End {
  const made = madeBy(stepsToCome(shown.plan), shown.action);
  return { there: { ...shown, action: null, regionId: regionAfterPlan(shown) }, made, world };
}

const OFFERS: { readonly [K in OfferKind]: (asked: Asked) => readonly OfferedStep[] } = {
  gather: (end) =>
    regionsOf(end).flatMap((regionId) =>
      gatherableIn(regionId, end.there, end.world).map((recipe) => within(regionId, openCraft(recipe), end)),
    ),
  make: (end) =>
    end.world.sets.crafteableItems
      .filter((recipe) => takesComponents(recipe) && !isEssence(recipe))
      .filter((recipe) => knowledgeObstacles(end.there, recipe).length === 0)
      .filter(({ requiredComponents }) =>
        requiredComponents.every(({ itemId, amount }) => isAtHand(itemId, amount, end)),
      )
      .toSorted((one, other) => Number(usesMade(other, end)) - Number(usesMade(one, end)))
      .map((recipe) => {
        const { regionId } = end.there;
        const region = isMadeIn(recipe, regionId)
          ? regionId
          : nearestRegion(recipe.requiredRegions, end.there, end.world);
        return within(region, openCraft(recipe), end);
      }),
  hunt: (end) =>
    regionsOf(end)
      .filter((regionId) => end.world.spawnTable(regionId, 1).enemies.length > 0)
      .map((regionId) => within(regionId, beginHunt(regionId, end.habits), end)),
  dungeon: (end) =>
    regionsOf(end).flatMap((regionId) =>
      end.world.sets.dungeons
        .filter((dungeon) => dungeon.regionId === regionId)
        .map(({ id }) => within(regionId, beginRuns(id, 1, end.habits), end)),
    ),
  food: (end) =>
    [...new Set([...end.made, ...owned(end)])]
      .filter((itemId) => isFood(end.world.item(itemId)))
      .map((itemId) => [packAll(itemId)]),
  threshold: ({ there }) => [
    [{ name: 'set-healing-threshold', input: { healingThreshold: healingThresholdOf(there) } }],
  ],
  set: ({ there }) => there.sets.map(({ slot }) => [{ name: 'wear', input: { slot } }]),
  companion: ({ there }) => [
    ...there.pets.map((itemId): OfferedStep => [{ name: 'take-along', input: { itemId } }]),
    ...(there.pets.length > 0 ? [[{ name: 'take-along', input: {} }] as const] : []),
  ],
  disenchant: disenchants,
  sell: ({ there, made, world }) =>
    [...new Set([...made, ...owned({ there })])]
      .filter((itemId) => (world.item(itemId)?.value ?? 0) > 0)
      .filter((itemId) => made.has(itemId) || freeAmount(there, itemId) > 0)
      .map((itemId) => [{ name: 'sell', input: { itemId, amount: AS_OFTEN_AS_POSSIBLE } }]),
  junk: () => [[{ name: 'sell-junk', input: {} }]],
  travel: ({ there, world }) =>
    world.sets.regions.flatMap(({ id }) => travelTo(id, there).map((step) => [step])),
};

/** All regions, that in which the plan ends first. */
const regionsOf = ({ there, world }: End): readonly number[] => [
  there.regionId,
  ...world.sets.regions.map(({ id }) => id).filter((id) => id !== there.regionId),
];

const within = (regionId: number, step: PlanStep, { there }: End): OfferedStep => [
  ...travelTo(regionId, there),
  step,
];

const openCraft = ({ itemId }: CrafteableItem): PlanStep => beginCraft(itemId, AS_OFTEN_AS_POSSIBLE);

/** Whether it is made of what the plan makes. */
const usesMade = ({ requiredComponents }: CrafteableItem, { made }: End): boolean =>
  requiredComponents.some(({ itemId }) => made.has(itemId));

const isAtHand = (itemId: number, amount: number, { there, made }: End): boolean =>
  made.has(itemId) || amountOf(there.inventory, itemId) >= amount;

const owned = ({ there }: Pick<End, 'there'>): readonly number[] =>
  entriesOf(there.inventory).map(([itemId]) => itemId);

/** What is marked as junk, by the essence that it gives. */
function disenchants({ there, world }: End): readonly OfferedStep[] {
  const pieces = junkLot(there, world).items;
  const essences = new Set(pieces.map(({ itemId }) => world.item(itemId)?.disenchantsInto));
  return [...essences].flatMap((essence) => {
    const recipe = world.craft(essence ?? 0);
    if (recipe === undefined || knowledgeObstacles(there, recipe).length > 0) return [];
    const of = pieces.filter(({ itemId }) => world.item(itemId)?.disenchantsInto === recipe.itemId);
    return [[beginDisenchant(recipe.itemId, of.slice(0, PLAN_ENTRIES))]];
  });
}

/**
 * Why an offered step would be skipped where the plan ends, by what is known now: the code of the refusal.
 * Null where nothing is known against it.
 */
export function offerObstacle(offer: OfferedStep, shown: Shown, world: World): string | null {
  const { there, made } = endOf(shown, world);
  const [first] = offer;
  const travels = first?.name === 'travel';
  const [fare] = travels ? travelObstacles(there, first.input, world) : [];
  if (fare !== undefined) return fare;
  const arrived = travels ? { ...there, regionId: first.input.regionId } : there;
  const step = offer.at(-1);
  switch (step?.name) {
    case 'begin-crafting': {
      const { itemId } = step.input;
      const parts = world.craft(itemId)?.requiredComponents ?? [];
      return (
        beginCraftingObstacles(arrived, { itemId, amount: 1 }, world).find(
          (code) => code !== 'craft/missing-input' || !parts.some((part) => made.has(part.itemId)),
        ) ?? null
      );
    }
    case 'begin-hunting':
      return beginHuntingObstacles(arrived, step.input, world, 0)[0] ?? null;
    case 'begin-dungeon':
      return dungeonObstacles(arrived, { ...step.input, runs: 1 }, world)[0] ?? null;
    default:
      return null;
  }
}
