import type { PlayerCommand } from '@slumberfell/engine';
import { commandAddresses } from './command-addresses.ts';

/**
 * The body with which a client sends a command; undefined for none. The inverse of the `toCommand` of its
 * route.
 */
export function bodyOf({ name, input }: PlayerCommand): unknown {
  switch (commandAddresses[name].body) {
    case 'none':
      return undefined;
    case 'value':
      return Object.values(input)[0];
    case 'object':
      return input;
  }
}
