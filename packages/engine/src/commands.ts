import type { Key } from './state.ts';
import type { EquipmentType, TrainingAttribute } from './static-data.ts';

/**
 * Every command a player can give, by name, with its input. `key` is not sent by the player: the server draws it from
 * the operating system's generator for each begin, so that it is logged with the command and a replay repeats it.
 */
export interface CommandInputs {
  equip: { readonly itemId: number };
  unequip: { readonly equipmentType: EquipmentType };
  'equip-food': { readonly itemId: number; readonly amount: number };
  'unequip-food': Record<string, never>;
  sell: { readonly itemId: number; readonly amount: number };
  travel: { readonly regionId: number };
  'set-training-attribute': { readonly trainingAttribute: TrainingAttribute };
  'set-healing-threshold': { readonly healingThreshold: number };
  stop: Record<string, never>;
  refresh: Record<string, never>;
  'begin-crafting': { readonly itemId: number; readonly amount: number; readonly key: Key };
  'begin-hunting': { readonly regionId: number; readonly key: Key };
}

export type CommandName = keyof CommandInputs;

/** One command with its input, as it is executed and logged. */
export type Command = {
  [N in CommandName]: { readonly name: N; readonly input: CommandInputs[N] };
}[CommandName];
