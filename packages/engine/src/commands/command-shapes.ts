import type { Fields } from '../inputs/field.ts';
import { inputShape } from '../inputs/input-shape.ts';
import type { Shape } from '../stored/shape.ts';
import { COMMANDS, type CommandInputs, type CommandName } from './registry.ts';

/** The shape of the input of each command in the command log. It follows from the command's definition. */
export const COMMAND_SHAPES = Object.fromEntries(
  Object.entries(COMMANDS).map(([name, { input }]) => [name, inputShape<Fields>(input) as Shape<unknown>]),
) as { readonly [N in CommandName]: Shape<CommandInputs[N]> };
