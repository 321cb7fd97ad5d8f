import type { Plugin } from 'vite';

const SCHEMAS = /node_modules\/zod\//;

/**
 * Refuses a build that would send the wire's schemas to browsers: they weigh 30 KB on every screen of the game, and no screen
 * checks with them what our own server says. What a browser needs of `packages/protocol` stands in modules without schemas.
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
        this.error(`${chunk.fileName} holds zod, by what it takes from packages/protocol: ${modules}`);
      }
    },
  };
}
