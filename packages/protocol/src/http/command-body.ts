import type { PlayerCommand } from '@slumberfell/engine';
import { commandAddresses } from './command-addresses.ts';

/**
 * The body with which a client sends a command; undefined for none. The inverse of the `toCommand` of its
 * route.
 */
export function bodyOf({ name, input }: PlayerCommand): unknown {
  const { body } = commandAddresses[name];
  if (body === 'none') return undefined;
  if (body === 'object') return input;
  const fields = Object.entries(input).filter(([, value]) => value !== undefined);
  const [field] = fields;
  return fields.length === 1 && field?.[0] === body.bare ? field[1] : input;
}
