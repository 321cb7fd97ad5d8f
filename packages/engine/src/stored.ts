/**
 * What releases have stored, and how this one reads it: for the server. It is an entry of its own, so that
 * nothing of it reaches the page.
 */

export { COMMAND_SHAPES } from './commands/command-shapes.ts';
export { STORED_IDLE_REPORT } from './settle/stored-idle-report.ts';
export { seedShape } from './state/state-shape.ts';
export { STATE_VERSION, STORED_STATE } from './state/stored-state.ts';
export * from './stored/shape.ts';
export * from './stored/stored-format.ts';
