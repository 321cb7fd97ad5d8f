import { tsImport } from 'tsx/esm/api';
import type { Plugin } from 'vite';

/**
 * The exports of packages/protocol. tsImport loads them: our packages are TypeScript sources, and Node
 * cannot import them when it runs vite.config.ts.
 */
type Protocol = typeof import('@slumberfell/protocol');

const MODULE = /\/packages\/protocol\/src\/http\/command-addresses\.ts$/;

/**
 * Paths of the modules that define commands. They contain the rules and the documentation of each command.
 */
const DEFINITION = /\/packages\/engine\/src\/commands\//;

/**
 * Writes the addresses and the effects of the commands into the build as constants. Without this plugin,
 * they would be computed at run time, and the bundle would contain all definitions of commands. The build
 * fails if a chunk contains a definition.
 */
export function commandAddresses(): Plugin {
  return {
    name: 'command-addresses',
    apply: 'build',
    async load(id) {
      if (!MODULE.test(id)) return null;
      const protocol: Protocol = await tsImport('@slumberfell/protocol', import.meta.url);
      const commands = Object.entries(protocol.addresses).filter(([, address]) => 'isCommand' in address);
      return [
        `export const commandAddresses = ${JSON.stringify(Object.fromEntries(commands))};`,
        `export const commandEffects = ${JSON.stringify(protocol.commandEffects)};`,
      ].join('\n');
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const modules = chunk.type === 'chunk' ? Object.keys(chunk.modules) : [];
        const held = modules.filter((id) => DEFINITION.test(id));
        if (held.length > 0)
          this.error(`${chunk.fileName} contains definitions of commands: ${held.join(', ')}`);
      }
    },
  };
}
