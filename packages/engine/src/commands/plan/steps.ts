import type { Draft } from '../../events/draft.ts';
import { beginCraftingObstacles, beginDisenchantingObstacles, capOf } from '../../obstacles/craft.ts';
import { beginDungeonObstacles, beginHuntingObstacles } from '../../obstacles/fight.ts';
import type { SessionRequest } from '../../sessions/begin.ts';
import { craftableAmount } from '../../sessions/crafting/amount.ts';
import { amountOf } from '../../state/amounts.ts';
import { freeAmount } from '../../state/kept.ts';
import type { PlanStep, StepInputs } from '../../state/state.ts';
import type { ItemAmount } from '../../world/static-data.ts';
import { huntRequest } from '../begin-hunting.ts';
import { attempt } from '../command.ts';
import { equipFood } from '../equip-food.ts';
import { sell } from '../sell.ts';
import { sellJunk } from '../sell-junk.ts';
import { travel } from '../travel.ts';
import { wear } from '../wear.ts';

/**
 * What a step does when its turn comes. Amounts of a step are the most that it asks for: it takes as many as
 * are possible then, and is refused only if none is.
 */

/** A session to begin, or the code of the refusal. */
type Begin = { readonly request: SessionRequest } | { readonly refused: string };

/** The session of a step that begins one; null for the other steps. */
export function sessionOf(draft: Draft, step: PlanStep): Begin | null {
  switch (step.name) {
    case 'begin-crafting':
      return crafting(draft, step.input);
    case 'begin-disenchanting':
      return disenchanting(draft, step.input);
    case 'begin-hunting':
      return hunting(draft, step.input);
    case 'begin-dungeon':
      return dungeon(draft, step.input);
    default:
      return null;
  }
}

function crafting({ shown, world }: Draft, { itemId, amount }: ItemAmount): Begin {
  const [refused] = beginCraftingObstacles(shown, { itemId, amount: 1 }, world);
  const recipe = world.craft(itemId);
  if (refused !== undefined || recipe === undefined) return { refused: refused ?? 'craft/unknown' };
  return {
    request: { kind: 'craft', itemId, amount: Math.min(amount, craftableAmount(shown, recipe, world)) },
  };
}

function disenchanting({ shown, world }: Draft, { itemId, items }: StepInputs['begin-disenchanting']): Begin {
  const recipe = world.craft(itemId);
  let left = recipe ? capOf(shown, recipe, world) : 0;
  const pieces = items.flatMap((piece) => {
    const amount = Math.min(piece.amount, freeAmount(shown, piece.itemId), left);
    left -= amount;
    return amount > 0 ? [{ itemId: piece.itemId, amount }] : [];
  });
  // Without a piece the first one says why.
  const asked = pieces.length > 0 ? pieces : items.slice(0, 1);
  const [refused] = beginDisenchantingObstacles(shown, { itemId, items: asked }, world);
  return refused === undefined ? { request: { kind: 'disenchant', itemId, pieces } } : { refused };
}

function hunting({ shown, world, at }: Draft, { until, ...input }: StepInputs['begin-hunting']): Begin {
  const ends = until && { until: until.at === undefined ? until : { ...until, at: at + until.at * 1000 } };
  const hunt = { ...input, ...ends };
  const [refused] = beginHuntingObstacles(shown, hunt, world, at);
  return refused === undefined ? { request: huntRequest(hunt) } : { refused };
}

function dungeon({ shown, world, at }: Draft, input: StepInputs['begin-dungeon']): Begin {
  const { dungeonId, rest = false } = input;
  const keys = amountOf(shown.inventory, world.dungeon(dungeonId)?.keyItemId ?? 0);
  const runs = Math.max(1, Math.min(input.runs, keys));
  const [refused] = beginDungeonObstacles(shown, { dungeonId, runs, rest }, world, at);
  return refused === undefined ? { request: { kind: 'dungeon', dungeonId, runs, rest } } : { refused };
}

/** Carries out a step that begins no session. @returns the code of the refusal; null when it was executed */
export function executeStep(draft: Draft, step: PlanStep): string | null {
  const { shown } = draft;
  switch (step.name) {
    case 'travel':
      return attempt(travel, draft, step.input);
    case 'equip-food':
      return attempt(equipFood, draft, atMost(step.input, amountOf(shown.inventory, step.input.itemId)));
    case 'wear':
      return attempt(wear, draft, step.input);
    case 'sell-junk':
      return attempt(sellJunk, draft, step.input);
    case 'sell':
      return attempt(sell, draft, atMost(step.input, freeAmount(shown, step.input.itemId)));
    default:
      throw new Error(`The step ${step.name} begins a session`);
  }
}

/** With at least 1, so that the command says why none is possible. */
const atMost = ({ itemId, amount }: ItemAmount, most: number): ItemAmount => ({
  itemId,
  amount: Math.max(1, Math.min(amount, most)),
});
