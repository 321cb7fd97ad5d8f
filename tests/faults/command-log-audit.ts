import { readConfig } from '@slumberfell/server';
import { openReadOnly, verify } from '@slumberfell/server/operations';
import { logAfter, openStorage } from '@slumberfell/server/storage';
import type { CommandRecord } from './load-generator.ts';

/** How many log entries are read of a character: more commands than it gets in a test. */
const ALL = 1_000_000;

/**
 * Checks that the command log has each acknowledged command exactly once and no other command, and that each
 * character's row is what a replay of its log gives (`npm run verify`).
 * @returns each fault as a sentence
 */
export async function auditCommandLogs(
  databaseUrl: string,
  records: readonly CommandRecord[],
): Promise<string[]> {
  const wrong: string[] = records.flatMap(({ unexpected }) => unexpected);
  const storage = await openStorage({ databaseUrl, dataDirectory: '' });
  for (const { characterId, acknowledged } of records) {
    const log = await storage.read((db) => logAfter(db, characterId, 0, ALL));
    const who = `Character ${characterId}`;
    if (log.length !== acknowledged.length)
      wrong.push(`${who}: ${log.length} commands are logged, ${acknowledged.length} were acknowledged`);
    const keys = new Map<number, string>();
    for (const { key, frame } of acknowledged) {
      const other = keys.get(frame.revision);
      if (other !== undefined) wrong.push(`${who}: ${other} and ${key} are one entry of the log`);
      keys.set(frame.revision, key);
      if (log[frame.revision - 1]?.at !== frame.to)
        wrong.push(`${who}: the acknowledged command ${key} is not in the log`);
    }
    // The instant of a command must come from the database's clock. A fault may have set a node's clock
    // forward.
    const ahead = (log.at(-1)?.at ?? 0) - storage.clock.now();
    if (ahead > 1_000) wrong.push(`${who}: has come ${ahead} ms too far`);
  }
  await storage.close();
  const readOnly = await openReadOnly(readConfig({ DATABASE_URL: databaseUrl }));
  const { findings } = await verify(readOnly, {}).finally(() => readOnly.close());
  return [...wrong, ...findings.map((finding) => JSON.stringify(finding))];
}
