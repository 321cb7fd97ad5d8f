/**
 * The stored shapes of all releases, and the functions that read them, for the server. It is a separate entry
 * of the package so that the page does not load it.
 */

export type { EncodedChronicle } from './chronicle/encoded-chronicle.ts';
export {
  addToEncoded,
  decodeChronicle,
  decodeFirsts,
  encodeChronicle,
  STORED_CHRONICLE,
  withoutItems,
} from './chronicle/stored-chronicle.ts';
export { COMMAND_SHAPES } from './commands/command-shapes.ts';
export { STORED_IDLE_REPORT } from './settle/stored-idle-report.ts';
export { HIDDEN_FIELDS } from './state/hidden-fields.ts';
export { fieldsStoredIn } from './state/shown-fields.ts';
export { STATE_VERSION, STORED_STATE } from './state/stored-state.ts';
export { seedShape } from './stored/seed-shape.ts';
export * from './stored/shape.ts';
export * from './stored/stored-format.ts';
