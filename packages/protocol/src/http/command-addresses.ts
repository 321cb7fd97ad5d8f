import { COMMANDS, type CommandEffect, type CommandName, type Fields } from '@slumberfell/engine';

/**
 * What the body of a command is (specification 7). none: no body, for an input without fields. object: the
 * input. Otherwise the name of the field whose bare value is the body; with other fields the body is an
 * object.
 */
export type CommandBody = 'none' | 'object' | { readonly bare: string };

type CommandAddresses = {
  readonly [N in CommandName]: {
    readonly method: 'POST';
    readonly path: `/${(typeof COMMANDS)[N]['section']}/${N}`;
    readonly isCommand: true;
    readonly body: CommandBody;
  };
};

function bodyOfFields(fields: Fields, bare: string | undefined): CommandBody {
  if (Object.keys(fields).length === 0) return 'none';
  return bare === undefined ? 'object' : { bare };
}

// A build of the page replaces this module by its values, so that the page does not load the rules of all
// commands (`apps/web/build/command-addresses.ts`).

/** The address of each command: its section and its name, and what its body is. */
export const commandAddresses = Object.fromEntries(
  Object.values(COMMANDS).map(({ name, section, input, bare }) => [
    name,
    { method: 'POST', path: `/${section}/${name}`, isCommand: true, body: bodyOfFields(input, bare) },
  ]),
) as CommandAddresses;

/** What commands do to the session that runs and to the plan. A command that is not named does nothing. */
export const commandEffects: Readonly<Partial<Record<CommandName, CommandEffect>>> = Object.fromEntries(
  Object.values<{ readonly name: string; readonly effect?: CommandEffect }>(COMMANDS).flatMap(
    ({ name, effect }) => (effect === undefined ? [] : [[name, effect]]),
  ),
);
