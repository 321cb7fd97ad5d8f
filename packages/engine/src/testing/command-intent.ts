import { CLAIM_KINDS, claimsOf } from '../character/claims.ts';
import { equipObstacles } from '../character/equip-obstacles.ts';
import { idleTime } from '../character/idle-time.ts';
import { junkLot } from '../character/junk.ts';
import { skillLevel } from '../character/skill-level.ts';
import { countersFor } from '../commands/needed-counters.ts';
import { type PlayerCommand, withSupplied } from '../commands/player-command.ts';
import { COMMANDS, type Command, type CommandInputs } from '../commands/registry.ts';
import { boardOf, weeklyErrandOf } from '../quests/board.ts';
import { weekOf } from '../quests/rotation.ts';
import type { Seed } from '../random/seed.ts';
import { craftableAmount, sessionCap } from '../sessions/crafting/amount.ts';
import { isEssence } from '../sessions/crafting/essence.ts';
import { craftObstacles } from '../sessions/crafting/obstacles.ts';
import { amountOf, entriesOf } from '../state/amounts.ts';
import { MAX_LEVEL } from '../state/experience.ts';
import { freeAmount, KEEP_ALL } from '../state/kept.ts';
import { BOARD_DAYS } from '../state/quests.ts';
import { SAVED_SETS } from '../state/saved-set.ts';
import { isFood } from '../state/slots.ts';
import { isCombat, PLAN_STEPS, type PlanStep, type Shown } from '../state/state.ts';
import type { Wanted } from '../state/wanted.ts';
import { SKILL } from '../world/skills.ts';
import { ItemCategory } from '../world/static-data.ts';
import { dayOf } from '../world/time.ts';
import type { World } from '../world/world.ts';

/**
 * Describes a command. `commandFor` turns it into a command that the rules allow at that instant; only when
 * `to` is `try on` may they refuse it. Random commands are mostly refused, and a test with only refusals
 * shows nothing. `choice` and `amount` are shares from 0 to 1 of what is possible at that instant.
 */
export interface CommandIntent {
  readonly to: 'begin' | 'put on' | 'try on' | 'sell' | 'collect' | 'mark' | 'leave' | 'plan' | 'quest';
  readonly choice: number;
  readonly amount: number;
  readonly seed: Seed;
}

const HOUR = 3_600_000;

/** The most actions that an intent requests in a session of item actions. */
const MANY_ACTIONS = 4_000;

/** The command for an intent; a refresh when no command of the intended kind is allowed. */
export function commandFor(intent: CommandIntent, shown: Shown, world: World): Command {
  const commands = ALLOWED[intent.to](intent, shown, world);
  return commands[Math.floor(intent.choice * commands.length)] ?? { name: 'refresh', input: {} };
}

const ALLOWED: Readonly<
  Record<CommandIntent['to'], (intent: CommandIntent, shown: Shown, world: World) => Command[]>
> = {
  begin: begins,
  'put on': puttingOn,
  'try on': tryingOn,
  sell: sales,
  collect: collections,
  mark: marks,
  leave: leaving,
  plan: plans,
  quest: quests,
};

/** An intent with a larger amount may be refused. */
const MAY_BE_REFUSED = 0.8;

/** Commands about story and errands, with counters that reach all that is asked for. */
function quests({ amount }: CommandIntent, shown: Shown, world: World): Command[] {
  const today = dayOf(shown.eventAt);
  const days = Array.from({ length: BOARD_DAYS }, (_, ago) => today - ago);
  const offered = days.flatMap((day) =>
    [...boardOf(shown, world, day), weeklyErrandOf(world, weekOf(day))].flatMap((errand): PlayerCommand[] =>
      errand ? [{ name: 'accept-errand', input: { errandId: errand.id, day } }] : [],
    ),
  );
  const { errands, weeks, chapter } = shown.quests;
  const useKept = amount > 0.5;
  const handed: PlayerCommand[] = [
    { name: 'turn-in', input: { kind: 'story', id: chapter, useKept } },
    { name: 'turn-in', input: { kind: 'story', id: chapter, byHob: true } },
    ...errands.map(
      ({ errandId }): PlayerCommand => ({
        name: 'turn-in',
        input: { kind: 'errand', id: errandId, useKept },
      }),
    ),
    ...weeks.map(
      ({ errandId }): PlayerCommand => ({
        name: 'turn-in',
        input: { kind: 'week', id: errandId, useKept, ...(amount < 0.95 && { choice: part(amount, 3) }) },
      }),
    ),
  ];
  const dropped = [...errands, ...weeks].map(
    ({ errandId }): PlayerCommand => ({ name: 'drop-errand', input: { errandId } }),
  );
  const given = world.quests.villagers.flatMap(({ id, likes = [] }) =>
    likes
      .flat()
      .flatMap(({ itemIds }) =>
        itemIds.map(
          (itemId): PlayerCommand => ({ name: 'give-gift', input: { villagerId: id, itemId, useKept } }),
        ),
      ),
  );
  return [...offered, ...handed, ...handed, ...dropped, ...given].flatMap((sent) => {
    const counters = countersFor(sent, shown, world).map((key) => ({ ...key, count: 10_000_000 }));
    const command = withSupplied(sent, () => [0, 0, 0, 0], counters);
    const { obstacles } = COMMANDS[command.name];
    const found = obstacles?.(shown, command.input as never, world, shown.eventAt) ?? [];
    return found.length === 0 || amount > MAY_BE_REFUSED ? [command] : [];
  });
}

function begins(intent: CommandIntent, shown: Shown, world: World): Command[] {
  if (isCombat(shown.action)) return [];
  const itemActions = [...crafts(intent, shown, world), ...disenchantings(intent, shown, world)];
  const combats = [...hunts(intent, shown, world), ...dungeons(intent, shown, world)];
  // Repeats the combats so that a random choice is a combat at least as often as an item action.
  const times = combats.length === 0 ? 0 : Math.ceil(Math.max(1, itemActions.length) / combats.length);
  return [...itemActions, ...new Array<Command[]>(times).fill(combats).flat()];
}

function crafts({ amount, seed }: CommandIntent, shown: Shown, world: World): Command[] {
  return world.sets.crafteableItems
    .filter((craft) => !isEssence(craft) && craftObstacles(shown, craft).length === 0)
    .map((craft) => {
      const most = Math.min(MANY_ACTIONS, craftableAmount(shown, craft, world));
      return {
        name: 'begin-crafting',
        input: { itemId: craft.itemId, amount: part(amount, most), key: seed },
      };
    });
}

function disenchantings({ amount, seed }: CommandIntent, shown: Shown, world: World): Command[] {
  return world.sets.crafteableItems
    .filter((craft) => isEssence(craft) && craftObstacles(shown, craft).length === 0)
    .flatMap(({ itemId, baseActionTime }): Command[] => {
      let left = Math.min(MANY_ACTIONS, sessionCap(idleTime(shown.trophies, world), baseActionTime));
      const items = world.sets.items.flatMap((piece) => {
        const owned = piece.disenchantsInto === itemId ? freeAmount(shown, piece.id) : 0;
        const taken = Math.min(left, owned === 0 ? 0 : part(amount, owned));
        left -= taken;
        return taken === 0 ? [] : [{ itemId: piece.id, amount: taken }];
      });
      return items.length === 0 ? [] : [{ name: 'begin-disenchanting', input: { itemId, items, key: seed } }];
    });
}

function hunts({ amount, seed }: CommandIntent, shown: Shown, world: World): Command[] {
  const { regionId } = shown;
  if (world.spawnTable(regionId, 1).enemies.length === 0) return [];
  const hunt = { regionId, key: seed };
  const level = Math.min(MAX_LEVEL, skillLevel(shown, SKILL.Health) + 1);
  const then = thenOf(amount, shown, world);
  return [
    ...(then ? [{ name: 'begin-hunting', input: { ...hunt, rest: true, then } } as const] : []),
    { name: 'begin-hunting', input: hunt },
    { name: 'begin-hunting', input: { ...hunt, rest: true } },
    { name: 'begin-hunting', input: { ...hunt, rest: true, until: { kills: part(amount, 20) } } },
    { name: 'begin-hunting', input: { ...hunt, until: { level: { skillId: SKILL.Health, level } } } },
    { name: 'begin-hunting', input: { ...hunt, until: { at: shown.eventAt + part(amount, HOUR) } } },
  ];
}

/** What follows a fight: any item that can be made in the region; null when the plan has no room. */
function thenOf(amount: number, shown: Shown, world: World): { readonly itemId: number } | null {
  const { plan } = shown;
  if (plan !== null && plan.status !== 'over' && plan.steps.length === PLAN_STEPS) return null;
  const recipes = world.sets.crafteableItems.filter((craft) => craftObstacles(shown, craft).length === 0);
  const recipe = recipes[Math.floor(amount * recipes.length)];
  return recipe ? { itemId: recipe.itemId } : null;
}

function dungeons({ amount, seed }: CommandIntent, shown: Shown, world: World): Command[] {
  return world.sets.dungeons.flatMap(({ id, regionId, keyItemId }): Command[] => {
    const owned = amountOf(shown.inventory, keyItemId);
    if (regionId !== shown.regionId || owned === 0) return [];
    const runs = part(amount, owned);
    return [{ name: 'begin-dungeon', input: { dungeonId: id, runs, rest: amount > 0.5, key: seed } }];
  });
}

function puttingOn({ amount }: CommandIntent, shown: Shown, world: World): Command[] {
  return world.sets.items.flatMap((item): Command[] => {
    const owned = amountOf(shown.inventory, item.id);
    if (owned === 0) return [];
    if (isFood(item)) {
      return [{ name: 'equip-food', input: { itemId: item.id, amount: part(amount, owned) } }];
    }
    if (item.equipmentType === undefined || equipObstacles(shown, item).length > 0) return [];
    return [{ name: 'equip', input: { itemId: item.id } }];
  });
}

/**
 * Commands that wear an owned piece. The character may lack its requirements, so that tests reach the
 * refusals.
 */
function tryingOn({ seed: key }: CommandIntent, { inventory, plan }: Shown, world: World): Command[] {
  const equips = world.sets.items
    .filter(({ id, equipmentType }) => equipmentType !== undefined && amountOf(inventory, id) > 0)
    .map(({ id }): Command => ({ name: 'equip', input: { itemId: id } }));
  if (plan === null || plan.place === 0) return equips;
  const { round, place } = plan;
  const late: Command = {
    name: 'set-plan',
    input: { steps: [], after: { round, place: place - 1 }, key },
  };
  return [...equips, late];
}

/** The command that leaves the dungeon after the current run; none outside a dungeon. */
function leaving(_wish: CommandIntent, { action }: Shown): Command[] {
  return action?.kind === 'dungeon' ? [{ name: 'stop-remaining', input: {} }] : [];
}

/**
 * Commands that sell owned items. In a dungeon they sell only the keys of this dungeon, if there are any, so
 * that the remaining runs cannot begin.
 */
function sales({ amount }: CommandIntent, shown: Shown, world: World): Command[] {
  const { action, inventory, gold } = shown;
  const owned = entriesOf(inventory);
  const key = action?.kind === 'dungeon' ? world.dungeon(action.dungeonId)?.keyItemId : undefined;
  const keys = owned.filter(([itemId]) => itemId === key);
  const sold = (keys.length > 0 ? keys : owned).flatMap(([itemId]) => {
    const most = freeAmount(shown, itemId);
    return most < 1 ? [] : [{ itemId, amount: part(amount, most) }];
  });
  return [
    ...sold.map((input): Command => ({ name: 'sell', input })),
    ...(sold.length > 0 ? [{ name: 'sell-many', input: { items: sold } } as const] : []),
    ...(junkLot(shown, world).items.length > 0 ? [{ name: 'sell-junk', input: {} } as const] : []),
    ...shown.sales
      .filter((sale) => sale.paid <= gold)
      .map(({ saleId }): Command => ({ name: 'undo-sale', input: { saleId } })),
  ];
}

/** Commands about kept amounts, junk, wanted things and saved sets. */
function marks({ amount, choice }: CommandIntent, shown: Shown, { sets }: World): Command[] {
  const { items, itemSets } = sets;
  const slot = 1 + Math.floor(choice * SAVED_SETS);
  return [
    ...items.slice(0, 4).flatMap(({ id: itemId }): Command[] => [
      { name: 'keep', input: { itemId, amount: amount < 0.2 ? 0 : part(amount, 30) } },
      { name: 'keep', input: { itemId, amount: KEEP_ALL } },
      { name: 'mark-junk', input: { itemId, junk: amount > 0.3 } },
    ]),
    ...wants(amount, shown, [
      ...items.slice(0, 2).map(({ id }): Wanted => ({ kind: 'item', id })),
      ...itemSets.slice(0, 1).map(({ id }): Wanted => ({ kind: 'set', id })),
    ]),
    { name: 'save-plan', input: { slot, name: 'Night', steps: [{ name: 'sell-junk', input: {} }] } },
    ...shown.savedPlans.map((saved): Command => ({ name: 'delete-plan', input: { slot: saved.slot } })),
    {
      name: 'save-set',
      input: { slot, name: 'Night', companion: amount > 0.3, healing: amount > 0.5, training: amount < 0.5 },
    },
    ...shown.sets.flatMap(({ slot: saved }): Command[] => [
      { name: 'wear', input: { slot: saved } },
      { name: 'rename-set', input: { slot: saved, name: 'Noon' } },
      { name: 'delete-set', input: { slot: saved } },
    ]),
  ];
}

/** Commands that pin, hide and show things. */
const wants = (amount: number, { wanted }: Shown, things: readonly Wanted[]): Command[] => [
  { name: 'pin-wanted', input: {} },
  ...things.flatMap((thing): Command[] => [
    { name: 'pin-wanted', input: { thing } },
    { name: 'hide-wanted', input: { thing, hidden: amount > 0.3 } },
  ]),
  ...wanted.hiddenThings.map((thing): Command => ({ name: 'hide-wanted', input: { thing, hidden: false } })),
];

function collections(intent: CommandIntent, shown: Shown, world: World): Command[] {
  const all = intent.amount > 0.5;
  return [
    ...singleCollections(intent, shown, world),
    ...CLAIM_KINDS.filter((kind) => claimsOf(shown, kind, all, world).items.length > 0).map(
      (kind): Command => ({ name: 'claim-all', input: { kind, all } }),
    ),
  ];
}

function singleCollections({ amount }: CommandIntent, shown: Shown, world: World): Command[] {
  return world.sets.items.flatMap(({ id: itemId, category, enemyId, radiant, value }): Command[] => {
    const affordable = Math.floor(shown.gold / Math.max(1, value));
    if (category === ItemCategory.Key && affordable > 0) {
      return [{ name: 'buy', input: { itemId, amount: part(amount, Math.min(affordable, 1_000)) } }];
    }
    if (shown.pets.includes(itemId))
      return [{ name: 'take-along', input: shown.companion === itemId ? {} : { itemId } }];
    const owned = amountOf(shown.inventory, itemId);
    if (owned === 0) return [];
    if (world.relicariumEntry(itemId)) {
      return [{ name: 'claim-trophy', input: { itemId, amount: part(amount, owned) } }];
    }
    if (enemyId !== undefined && amountOf(shown.cards, enemyId) < (radiant ? 2 : 1)) {
      return [{ name: 'claim-card', input: { itemId } }];
    }
    if (category === ItemCategory.Pet) {
      return [{ name: 'tame-pet', input: { itemId } }];
    }
    if (category === ItemCategory.Recipe && !shown.knownRecipes.includes(itemId)) {
      return [{ name: 'learn-recipe', input: { itemId } }];
    }
    return [];
  });
}

/** The most steps of a plan that an intent sets, and the most actions of a step, so that several begin. */
const MANY_STEPS = 6;
const FEW_ACTIONS = 30;

/** Commands about plans. Their steps are allowed now; some are refused when their turn comes. */
function plans(intent: CommandIntent, shown: Shown, world: World): Command[] {
  const { amount, choice, seed } = intent;
  const atRest = { ...shown, action: null };
  const sessions = begins(intent, atRest, world);
  const pool = [
    // Often, so that several sessions begin.
    ...[sessions, sessions, sessions, sessions].flat(),
    ...puttingOn(intent, atRest, world).slice(0, 2),
    ...sales(intent, atRest, world).slice(0, 2),
    ...marks(intent, atRest, world).slice(-2),
    ...world.sets.regions
      .filter(({ id }) => id !== shown.regionId)
      .map(({ id }): Command => ({ name: 'travel', input: { regionId: id } })),
  ].flatMap((command) => stepOf(command, amount) ?? []);
  if (pool.length === 0) return [];
  const steps = seed
    .concat(seed.toReversed())
    .slice(0, part(amount, MANY_STEPS))
    .map((word) => pool[word % pool.length]) as CommandInputs['set-plan']['steps'];
  const times = 1 + Math.floor(choice * 4);
  const after = shown.plan !== null && amount < 0.5 && { round: shown.plan.round, place: shown.plan.place };
  const set: Command = { name: 'set-plan', input: { steps, times, ...(after && { after }), key: seed } };
  const isPaused = shown.plan !== null && shown.plan.status !== 'active' && shown.plan.status !== 'over';
  return isPaused && amount < 0.7 ? [{ name: 'resume-plan', input: {} }] : [set];
}

/** The step that gives a command; null for a command that cannot be a step. */
function stepOf({ name, input }: Command, amount: number): PlanStep | null {
  switch (name) {
    case 'begin-hunting': {
      const { key: _, then: _then, until, ...hunt } = input;
      const ends = until && { until: until.at === undefined ? until : { at: part(amount, 3_600) } };
      return { name, input: { ...hunt, ...ends } };
    }
    case 'begin-crafting': {
      const { key: _, ...craft } = input;
      return { name, input: { ...craft, amount: Math.min(craft.amount, FEW_ACTIONS) } };
    }
    case 'begin-disenchanting':
    case 'begin-dungeon': {
      const { key: _, ...session } = input;
      return { name, input: session } as PlanStep;
    }
    case 'travel':
    case 'equip-food':
    case 'wear':
    case 'sell-junk':
    case 'sell':
      return { name, input } as PlanStep;
    default:
      return null;
  }
}

/** A share of an amount, rounded up, at least 1. */
const part = (share: number, whole: number): number => Math.min(whole, Math.max(1, Math.ceil(share * whole)));
