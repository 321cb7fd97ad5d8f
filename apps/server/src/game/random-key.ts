import { randomFillSync } from 'node:crypto';
import type { Command, Key } from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import type { LoggedCommand } from '../stored/logged-command.ts';

/** 128 bits from the operating system. */
export function randomKey(): Key {
  const [a, b, c, d] = randomFillSync(new Uint32Array(4)) as unknown as Key;
  return [a, b, c, d];
}

/** The input of a logged command as its player gave it: without the random key, which tells every draw to come. */
export function unkeyed({ input }: LoggedCommand): object {
  const { key: _hidden, ...given } = input as { readonly key?: Key };
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
