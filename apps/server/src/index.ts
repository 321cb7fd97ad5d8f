/** The exports with which other workspaces start the server. */
export { type Config, readConfig } from './config.ts';
export { type Overrides, type Server, startServer } from './server.ts';
export type { CompiledContent } from './storage/values/content/kept-content.ts';
