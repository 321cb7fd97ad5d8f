import type { Key } from './state/state.ts';
import type { EquipmentType, ItemAmount, TrainingAttribute } from './static-data.ts';

/**
 * Every command a player can give, by name, with its input. `key` is not sent by the player: the server draws it from
 * the operating system's generator for each begin, so that it is logged with the command and a replay repeats it.
 */
export interface CommandInputs {
  equip: { readonly itemId: number };
  unequip: { readonly equipmentType: EquipmentType };
  'equip-food': ItemAmount;
  'unequip-food': Record<string, never>;
  sell: ItemAmount;
  buy: ItemAmount;
  'claim-trophy': ItemAmount;
  'claim-card': { readonly itemId: number };
  'tame-pet': { readonly itemId: number };
  'learn-recipe': { readonly itemId: number };
  travel: { readonly regionId: number };
  'set-training-attribute': { readonly trainingAttribute: TrainingAttribute };
  'set-healing-threshold': { readonly healingThreshold: number };
  stop: Record<string, never>;
  'stop-remaining': Record<string, never>;
  refresh: Record<string, never>;
  'begin-crafting': { readonly itemId: number; readonly amount: number; readonly key: Key };
  /** `itemId` is the essence, `items` the pieces to undo, each listed once. */
  'begin-disenchanting': {
    readonly itemId: number;
    readonly items: readonly ItemAmount[];
    readonly key: Key;
  };
  'begin-hunting': { readonly regionId: number; readonly key: Key };
  'begin-dungeon': { readonly dungeonId: number; readonly runs: number; readonly key: Key };
}

export type CommandName = keyof CommandInputs;

/** One command with its input, as it is executed and logged. */
export type Command = {
  [N in CommandName]: { readonly name: N; readonly input: CommandInputs[N] };
}[CommandName];
