import { COMMANDS, type CommandName } from '@slumberfell/engine';

type CommandAddresses = {
  readonly [N in CommandName]: {
    readonly method: 'POST';
    readonly path: `/${(typeof COMMANDS)[N]['section']}/${N}`;
    readonly isCommand: true;
  };
};

/**
 * The address of each command: its section and its name. A build of the page takes these values and not this
 * module, which would bring all rules of the commands along (`apps/web/build/command-addresses.ts`).
 */
export const commandAddresses = Object.fromEntries(
  Object.values(COMMANDS).map(({ name, section }) => [
    name,
    { method: 'POST', path: `/${section}/${name}`, isCommand: true },
  ]),
) as CommandAddresses;
