import { shippedWorldDirectory } from '@slumberfell/content';
import { type Answer, furtherReasons } from '@slumberfell/protocol';
import type { ImportFinding } from '../content/preparation.ts';
import { prepareInWorker } from '../content/prepare-in-worker.ts';
import type { Refused } from '../errors.ts';
import type { AdministrationTools } from './administration-tools.ts';
import type { Deciding } from './deciding.ts';
import { noteImport } from './note-import.ts';
import { presentDifference } from './present-difference.ts';

/** Maximum number of faults of a world to import that one answer lists. */
const MAX_FINDINGS = 50;

/**
 * Imports the world from the host's files, and notes it in the audit log. The content is live on all nodes
 * after `IMPORT_DELAY`. An import takes some 40 MB and a thread.
 */
export async function importWorld(
  deciding: Deciding,
  { content, contentDirectory }: Pick<AdministrationTools, 'content' | 'contentDirectory'>,
): Promise<Answer<'import-data'> | Refused> {
  const prepared = prepareInWorker(contentDirectory ?? shippedWorldDirectory);
  const imported = await noteImport(deciding, await content.importWorld(prepared));
  if ('refused' in imported) return { refused: 'import/refused', errors: listed(imported.refused) };
  const { version, effectiveAt, difference } = imported;
  return { version, effectiveAt, difference: presentDifference(difference) };
}

function listed(findings: readonly ImportFinding[]): NonNullable<Refused['errors']> {
  const errors = findings.map(({ check, message }) => ({
    path: String(check),
    description: message.slice(0, 500),
  }));
  if (errors.length <= MAX_FINDINGS) return errors;
  const description = furtherReasons(errors.length - MAX_FINDINGS + 1);
  return [...errors.slice(0, MAX_FINDINGS - 1), { path: 'more', description }];
}
