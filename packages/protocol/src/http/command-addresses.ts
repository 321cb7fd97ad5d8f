import { COMMANDS, type CommandName, type Fields } from '@slumberfell/engine';

/**
 * What the body of a command is (specification 7). none: no body, for an input without fields. value: the
 * bare value of the input's one field. object: the input. The count of fields includes the seed, although
 * clients never send it. So the body of hunting, which has a region and a seed, is an object.
 */
export type CommandBody = 'none' | 'value' | 'object';

type CommandAddresses = {
  readonly [N in CommandName]: {
    readonly method: 'POST';
    readonly path: `/${(typeof COMMANDS)[N]['section']}/${N}`;
    readonly isCommand: true;
    readonly body: CommandBody;
  };
};

function bodyOfFields(fields: Fields): CommandBody {
  const [first, second] = Object.values(fields);
  if (first === undefined) return 'none';
  return second === undefined && first.kind !== 'seed' ? 'value' : 'object';
}

/**
 * The address of each command: its section and its name, and what its body is. A build of the page replaces
 * this module by its values, so that the page does not load the rules of all commands
 * (`apps/web/build/command-addresses.ts`).
 */
export const commandAddresses = Object.fromEntries(
  Object.values(COMMANDS).map(({ name, section, input }) => [
    name,
    { method: 'POST', path: `/${section}/${name}`, isCommand: true, body: bodyOfFields(input) },
  ]),
) as CommandAddresses;
