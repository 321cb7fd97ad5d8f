import { randomFillSync } from 'node:crypto';
import type { Command, Key } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';

/** 128 bits from the operating system. */
export function randomKey(): Key {
  const [a, b, c, d] = randomFillSync(new Uint32Array(4)) as unknown as Key;
  return [a, b, c, d];
}

/** The input of a logged command (JSON) as its player gave it: without the random key. */
export function unkeyed(input: string): object {
  const { key, ...given } = JSON.parse(input) as { readonly key?: Key };
  return given;
}

/** The player's command as it is executed and logged: each begin gets a key of its own. */
export function keyed(command: PlayerCommand): Command {
  switch (command.name) {
    case 'begin-crafting':
      return { name: command.name, input: { ...command.input, key: randomKey() } };
    case 'begin-hunting':
      return { name: command.name, input: { ...command.input, key: randomKey() } };
    case 'begin-disenchanting':
      return { name: command.name, input: { ...command.input, key: randomKey() } };
    case 'begin-dungeon':
      return { name: command.name, input: { ...command.input, key: randomKey() } };
    default:
      return command;
  }
}
