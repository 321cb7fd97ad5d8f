import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

/** Our packages are TypeScript sources, which the program that reads vite.config.ts does not import by itself. */
type Protocol = typeof import('@slumberfell/protocol');

const MODULE = /\/packages\/protocol\/src\/command-addresses\.ts$/;

/** Definitions of commands: the rules that carry them out and the texts that document them. */
const DEFINITION = /\/packages\/engine\/src\/commands\//;

/**
 * Puts the addresses of the commands into a build as values: made when the page runs, they would take all definitions
 * along. Refuses a build that sends a definition to browsers none the less.
 */
export function commandAddresses(): Plugin {
  return {
    name: 'command-addresses',
    apply: 'build',
    async load(id) {
      if (!MODULE.test(id)) return null;
      const protocol: Protocol = await tsImport('@slumberfell/protocol', import.meta.url);
      const commands = Object.entries(protocol.addresses).filter(([, address]) => 'isCommand' in address);
      return `export const commandAddresses = ${JSON.stringify(Object.fromEntries(commands))};`;
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const modules = chunk.type === 'chunk' ? Object.keys(chunk.modules) : [];
        const held = modules.filter((id) => DEFINITION.test(id));
        if (held.length > 0)
          this.error(`${chunk.fileName} holds definitions of commands: ${held.join(', ')}`);
      }
    },
  };
}
