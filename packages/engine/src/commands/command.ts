import type { Draft } from './draft.ts';
import type { Fields, InputOf } from './input.ts';
import type { Refusal } from './refusal.ts';

/**
 * The whole definition of a command. The wire, its documentation and the server derive what they need from
 * it.
 */
export interface CommandDefinition<
  Name extends string = string,
  Input extends Fields = Fields,
  Code extends string = string,
> {
  /** Stored with each logged command, so it never changes. */
  readonly name: Name;
  /**
   * The first part of the path of the command. `character`: the command is about the character or its
   * possessions. `action`: it is about the action of the character.
   */
  readonly section: 'character' | 'action';
  /** One line for the documentation of the route. */
  readonly summary: string;
  /** What the documentation needs beyond the summary, the input and the refusals. */
  readonly notes?: string;
  readonly input: Input;
  /** Every code that `run` may refuse with. `execute` may also refuse any command with `amount/invalid`. */
  readonly refusals: readonly Code[];
  /**
   * Executes the command. It first checks every reason to refuse, then emits events.
   * @returns null when the command was executed, otherwise why it is refused
   */
  run(draft: Draft, input: InputOf<Input>): Refusal<NoInfer<Code>> | null;
}

/** Defines a command. Its types follow from the argument. */
export const command = <
  const Name extends string,
  const Input extends Fields,
  const Code extends string = never,
>(
  definition: CommandDefinition<Name, Input, Code>,
): CommandDefinition<Name, Input, Code> => definition;
