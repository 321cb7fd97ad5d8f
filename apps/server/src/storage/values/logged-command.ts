import type { Command, Seed } from '@slumberfell/engine';
import {
  COMMAND_SHAPES,
  type Fault,
  fields,
  parseStored,
  readStored,
  type Shape,
  type StoredFormat,
  seedShape,
  UnreadableValue,
  versionOf,
  within,
} from '@slumberfell/engine/stored';
import { type Frame, frame } from '@slumberfell/protocol';

/**
 * The name of the entry of the command log that gives a session a new seed. It is not a command of the
 * rules, so no player can send it.
 */
export const RE_SEED = 're-key';

export interface ReSeedInput {
  readonly key: Seed;
}

/** An entry of the command log: a player's command, or a session's new seed. */
export type LoggedCommand = Command | { readonly name: typeof RE_SEED; readonly input: ReSeedInput };

const SHAPES: Readonly<Record<string, Shape<unknown>>> = {
  ...COMMAND_SHAPES,
  [RE_SEED]: fields<ReSeedInput>({ key: seedShape }),
};

const unknownName: Fault = { path: 'name', wrong: 'no command of this version' };

const shape: Shape<LoggedCommand> = (value) => {
  const { name, input } = value as { readonly name: string; readonly input: unknown };
  if (!Object.hasOwn(SHAPES, name)) return unknownName;
  const fault = SHAPES[name]?.(input) ?? null;
  return fault && within('input', fault);
};

/** Stored format of logged commands: the input with the command's name. */
export const STORED_COMMAND: StoredFormat<LoggedCommand> = { name: 'command', steps: [], shape };

/** A command as its row in the log stores it. */
interface CommandJson {
  readonly name: string;
  /** The command's input as JSON. */
  readonly input: string;
  /** Version of the shape of `input`. */
  readonly inputVersion: number;
}

export const writeCommand = ({ name, input }: LoggedCommand): CommandJson => ({
  name,
  input: JSON.stringify(input),
  inputVersion: versionOf(STORED_COMMAND),
});

/** @throws UnreadableValue when this release cannot read the logged command */
export const readCommand = ({ name, input, inputVersion }: CommandJson): LoggedCommand =>
  readStored(STORED_COMMAND, { name, input: parseStored(STORED_COMMAND.name, input) }, inputVersion);

/**
 * Reads the stored answer to a command. Answers are kept for a day and have no version. An answer of an
 * earlier release that does not have the shape of this release's frames is unreadable.
 * @throws UnreadableValue
 */
export function readAnswer(answer: string): Frame {
  const { data, error } = frame.safeParse(parseStored('answer', answer));
  if (data !== undefined) return data;
  throw new UnreadableValue('The stored answer of a command is not of the shape that this release sends.', {
    cause: error,
  });
}
