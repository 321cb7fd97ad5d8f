import { amountOf, entriesOf } from '../amounts.ts';
import type { Command } from '../commands.ts';
import { craftableAmount } from '../craft/amount.ts';
import { craftObstacles, isMadeByCrafting } from '../craft/obstacles.ts';
import { equipObstacles } from '../equip-obstacles.ts';
import type { Key, Shown } from '../state.ts';
import type { World } from '../world.ts';

/**
 * A command that the rules allow when it is given: blind guesses are mostly refused, and a test that only ever sees
 * refusals shows nothing. Choice and amount are shares from 0 to 1 of what is possible then.
 */
export interface Wish {
  readonly to: 'begin' | 'put on' | 'sell';
  readonly choice: number;
  readonly amount: number;
  readonly key: Key;
}

/** Longest crafting session that is wished for. */
const MANY_ACTIONS = 4_000;

/** The command that a wish comes to; a refresh where nothing of the kind is allowed. */
export function granted(wish: Wish, shown: Shown, world: World): Command {
  const commands = ALLOWED[wish.to](wish, shown, world);
  return commands[Math.floor(wish.choice * commands.length)] ?? { name: 'refresh', input: {} };
}

const ALLOWED: Readonly<Record<Wish['to'], (wish: Wish, shown: Shown, world: World) => Command[]>> = {
  begin: begins,
  'put on': puttingOn,
  sell: sales,
};

function begins({ amount, key }: Wish, shown: Shown, world: World): Command[] {
  if (shown.action?.kind === 'hunt') return [];
  const { regionId } = shown;
  const crafts = world.sets.crafteableItems
    .filter((craft) => isMadeByCrafting(craft) && craftObstacles(shown, craft).length === 0)
    .map((craft): Command => {
      const most = Math.min(MANY_ACTIONS, craftableAmount(shown, craft));
      return { name: 'begin-crafting', input: { itemId: craft.itemId, amount: part(amount, most), key } };
    });
  if (world.roster(regionId, 1).foes.length === 0) return crafts;
  // As likely as all crafts together.
  const hunts = Math.max(1, crafts.length);
  return [...crafts, ...new Array<Command>(hunts).fill({ name: 'begin-hunting', input: { regionId, key } })];
}

function puttingOn({ amount }: Wish, shown: Shown, world: World): Command[] {
  return world.sets.items.flatMap((item): Command[] => {
    const owned = amountOf(shown.inventory, item.id);
    if (owned === 0) return [];
    if (item.healingAmount !== undefined) {
      return [{ name: 'equip-food', input: { itemId: item.id, amount: part(amount, owned) } }];
    }
    if (item.equipmentType === undefined || equipObstacles(shown, item).length > 0) return [];
    return [{ name: 'equip', input: { itemId: item.id } }];
  });
}

function sales({ amount }: Wish, shown: Shown): Command[] {
  return entriesOf(shown.inventory).map(([itemId, owned]) => ({
    name: 'sell',
    input: { itemId, amount: part(amount, owned) },
  }));
}

/** A share of a whole amount, at least 1. */
const part = (share: number, whole: number): number => Math.min(whole, Math.max(1, Math.ceil(share * whole)));
