import type { Plugin } from 'vite';

const SCHEMAS = /node_modules\/zod\//;

/**
 * Fails a build whose scripts contain the wire's schemas. Zod and the schemas would add 30 KB to every screen
 * of the game, and the page does not validate our own server's responses. The page imports the modules of
 * `packages/protocol` without schemas.
 */
export function noSchemas(): Plugin {
  return {
    name: 'no-schemas',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !Object.keys(chunk.modules).some((id) => SCHEMAS.test(id))) continue;
        const held = Object.keys(chunk.modules).filter((id) => id.includes('packages/protocol/'));
        const modules = held.map((id) => id.replace(/.*packages\/protocol\//, '')).join(', ');
        this.error(`${chunk.fileName} contains zod, through these modules of packages/protocol: ${modules}`);
      }
    },
  };
}
