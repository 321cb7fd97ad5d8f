import { RULES_VERSION } from '@slumberfell/engine';
import { STATE_VERSION, STORED_CHRONICLE, STORED_IDLE_REPORT, versionOf } from '@slumberfell/engine/stored';
import { STORED_CONTENT } from './content/stored-content.ts';
import { STORED_COMMAND } from './logged-command.ts';

/**
 * Versions of this release's rules and of each kind of JSON that it stores, by their names in the table
 * `stored_versions`. A release refuses a database that was used with a higher one.
 */
export const VERSIONS: Readonly<Record<string, number>> = {
  rules: RULES_VERSION,
  state: STATE_VERSION,
  content: versionOf(STORED_CONTENT),
  command: versionOf(STORED_COMMAND),
  'idle-report': versionOf(STORED_IDLE_REPORT),
  chronicle: versionOf(STORED_CHRONICLE),
};
