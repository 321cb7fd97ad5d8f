import type { Draft } from './draft.ts';
import type { Fields, InputOf } from './input.ts';
import type { Refusal } from './refusal.ts';

/**
 * All there is to say of a command. What the wire, its documentation and the server know of it is derived
 * from here.
 */
export interface CommandDefinition<
  Name extends string = string,
  Input extends Fields = Fields,
  Code extends string = string,
> {
  /** Stored with each command that is logged: it never changes. */
  readonly name: Name;
  /**
   * Whether it is about the character and what it owns, or about what the character does. Its path begins
   * with it.
   */
  readonly section: 'character' | 'action';
  /** One line for the documentation of the calls. */
  readonly summary: string;
  /** What that documentation says beyond the summary, the input and the refusals. */
  readonly notes?: string;
  readonly input: Input;
  /**
   * Every code that `run` may refuse with. Any command may also be refused with `amount/invalid` (`execute`).
   */
  readonly refusals: readonly Code[];
  /**
   * Carries it out: first looks for every reason to refuse, then emits.
   * @returns null when it was carried out
   */
  run(draft: Draft, input: InputOf<Input>): Refusal<NoInfer<Code>> | null;
}

/** Defines a command; its types follow from what is given. */
export const command = <
  const Name extends string,
  const Input extends Fields,
  const Code extends string = never,
>(
  definition: CommandDefinition<Name, Input, Code>,
): CommandDefinition<Name, Input, Code> => definition;
