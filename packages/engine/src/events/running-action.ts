import {
  type CombatAction,
  type DungeonAction,
  type ItemAction,
  isCombat,
  isItemAction,
  type Shown,
} from '../state/state.ts';

/** @throws Error when the character is not in combat */
export function combatOf({ action }: Shown): CombatAction {
  if (!isCombat(action)) throw new Error('A combat event without combat');
  return action;
}

/** @throws Error when the character is in no dungeon */
export function dungeonOf({ action }: Shown): DungeonAction {
  if (action?.kind !== 'dungeon') throw new Error('A dungeon event outside a dungeon');
  return action;
}

/** @throws Error when the character neither gathers, crafts nor disenchants */
export function itemActionOf({ action }: Shown): ItemAction {
  if (!isItemAction(action)) throw new Error('A crafting event without a crafting session');
  return action;
}
