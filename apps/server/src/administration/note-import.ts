import type { Imported } from '../content/import.ts';
import type { ImportRefused } from '../content/preparation.ts';
import { insertAudit } from '../storage/tables/audit.ts';
import type { Deciding } from './deciding.ts';

/** Notes in the audit log how an import of a world ended. @returns the same outcome. */
export async function noteImport<T extends Imported | ImportRefused>(
  { storage, actor }: Deciding,
  imported: T,
): Promise<T> {
  const outcome =
    'refused' in imported
      ? `refused for ${imported.refused.length} reason(s)`
      : `${imported.version} from ${new Date(imported.effectiveAt).toISOString()}`;
  const at = storage.clock.now();
  await storage.write((tx) => insertAudit(tx, { at, actor, action: 'import-data', subject: null, outcome }));
  return imported;
}
