import { type Answer, COMMAND_LIMITS } from '@slumberfell/protocol';
import { withoutSupplied } from '../../characters/random-seed.ts';
import type { Storage } from '../../storage/storage.ts';
import { newestCommands } from '../../storage/tables/command-log.ts';
import { readCommand } from '../../storage/values/logged-command.ts';
import { readOf } from '../../storage/values/unreadable-character.ts';

type ExportedCharacter = Answer<'export-data'>['characters'][number];

/** Commands that are read at once: some 3 KB, or 0.3 MB of the longest ones. */
const SLICE = 25;

/**
 * Writes the commands of a character for its export as JSON, the newest first, read in slices: the fields
 * `commands` and `commandsListed` without the braces of the object.
 */
export async function* exportedCommands(storage: Storage, characterId: number): AsyncGenerator<string> {
  const listed = { count: 0, newest: null as number | null, oldest: null as number | null, hasOlder: false };
  let bytes = 0;
  let before = Number.MAX_SAFE_INTEGER;
  let slice = '"commands":[';
  while (!listed.hasOlder) {
    const entries = await storage.read((db) => newestCommands(db, characterId, before, SLICE));
    for (const entry of entries) {
      const command = readOf(characterId, () => readCommand(entry));
      const input = JSON.stringify(withoutSupplied(command));
      const exported = { at: entry.at, command: command.name, input };
      const json = JSON.stringify(exported satisfies ExportedCharacter['commands'][number]);
      bytes += Buffer.byteLength(json);
      listed.hasOlder = listed.count === COMMAND_LIMITS.exported || bytes > COMMAND_LIMITS.exportedBytes;
      if (listed.hasOlder) break;
      slice += listed.count === 0 ? json : `,${json}`;
      listed.count += 1;
      listed.newest ??= entry.at;
      listed.oldest = entry.at;
      before = entry.revision;
    }
    yield slice;
    slice = '';
    if (entries.length < SLICE) break;
  }
  yield `],"commandsListed":${JSON.stringify(listed satisfies ExportedCharacter['commandsListed'])}`;
}
