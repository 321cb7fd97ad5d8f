import type { Draft } from '../events/draft.ts';
import type { Fields, InputOf } from '../inputs/field.ts';
import type { Obstacles } from '../obstacles/hold.ts';
import type { Shown } from '../state/state.ts';
import type { World } from '../world/world.ts';

/**
 * What a command does to the session that runs and to the plan. `replaces`: it ends item actions. `stops`: it
 * ends the session and pauses the plan; `stops-between-runs`: only between two runs of a dungeon. `sets`: it
 * replaces the plan. `resumes`: the plan goes on.
 */
export type CommandEffect = 'replaces' | 'stops' | 'stops-between-runs' | 'sets' | 'resumes';

/**
 * The whole definition of a command. The wire, its documentation and the server derive what they need from
 * it.
 */
export interface CommandDefinition<
  Name extends string = string,
  Input extends Fields = Fields,
  Code extends string = string,
  Bare extends string = string,
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
  /**
   * The field whose bare value is a body of the request, as clients of older releases send it. The body of a
   * command without it is the object of its input.
   */
  readonly bare?: Bare;
  /** Absent for a command that ends no session and leaves the plan as it is. */
  readonly effect?: CommandEffect;
  /** Every code of `obstacles`. `execute` may also refuse any command with `amount/invalid`. */
  readonly refusals: readonly Code[];
  /**
   * Why the command is refused, by a function of `src/obstacles`. Absent for a command that is never refused.
   * @param at instant of the command, epoch ms
   */
  obstacles?(shown: Shown, input: InputOf<Input>, world: World, at: number): Obstacles<NoInfer<Code>>;
  /** Emits the events of the command, to which there is no obstacle. */
  run(draft: Draft, input: InputOf<Input>): void;
}

/**
 * Executes a command, alone or as a part of another one.
 * @returns why it is refused; null when it was executed
 */
export function attempt<Input extends Fields, Code extends string>(
  command: CommandDefinition<string, Input, Code>,
  draft: Draft,
  input: InputOf<Input>,
): Code | null {
  const [obstacle] = command.obstacles?.(draft.shown, input, draft.world, draft.at) ?? [];
  if (obstacle !== undefined) return obstacle;
  command.run(draft, input);
  return null;
}

/** Defines a command. Its types follow from the argument. */
export const command = <
  const Name extends string,
  const Input extends Fields,
  const Code extends string = never,
  const Bare extends keyof Input & string = never,
>(
  definition: CommandDefinition<Name, Input, Code, Bare>,
): CommandDefinition<Name, Input, Code, Bare> => definition;
