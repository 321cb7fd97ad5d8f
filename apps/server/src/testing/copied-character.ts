import type { Storage } from '../storage/storage.ts';
import { allKept, OWNED } from './all-kept.ts';

/** Copies everything stored of one character to another, with its logged commands. */
export async function copyCharacter(storage: Storage, from: number, to: number): Promise<void> {
  const { character } = await allKept(storage, from);
  await storage.write(async (tx) => {
    await tx.updateTable('characters').set(character).where('id', '=', to).execute();
    for (const table of [...OWNED, 'command_log'] as const) {
      await tx.deleteFrom(table).where('character_id', '=', to).execute();
      const rows = await tx.selectFrom(table).selectAll().where('character_id', '=', from).execute();
      if (rows.length === 0) continue;
      const copies = rows.map((row) => ({ ...row, character_id: to }));
      await tx.insertInto(table).values(copies).execute();
    }
  });
}
