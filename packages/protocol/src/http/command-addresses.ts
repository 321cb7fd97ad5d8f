import { COMMANDS, type CommandName } from '@slumberfell/engine';

type CommandAddresses = {
  readonly [N in CommandName]: {
    readonly method: 'POST';
    readonly path: `/${(typeof COMMANDS)[N]['section']}/${N}`;
    readonly isCommand: true;
  };
};

/**
 * The address of each command: its section and its name. A build of the page replaces this module by its
 * values, so that the page does not load the rules of all commands (`apps/web/build/command-addresses.ts`).
 */
export const commandAddresses = Object.fromEntries(
  Object.values(COMMANDS).map(({ name, section }) => [
    name,
    { method: 'POST', path: `/${section}/${name}`, isCommand: true },
  ]),
) as CommandAddresses;
