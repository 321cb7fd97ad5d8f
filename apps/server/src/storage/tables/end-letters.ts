import { sql } from 'kysely';
import type { CharacterRequest } from '../database/character-request.ts';
import type { Reader, Writer } from '../database/schema.ts';

declare module '../database/schema.ts' {
  interface Schema {
    end_letters: EndMailsTable;
  }
}

/** Accounts that want a letter when something has ended. An account without a row wants none. */
interface EndMailsTable {
  account_id: number;
  /** When the last letter was stored; 0 before the first one. */
  last_at: number;
}

/** ms between two letters to one account, at least. */
export const LETTER_PAUSE = 24 * 60 * 60_000;

export async function wantsEndLetters(db: Reader, accountId: number): Promise<boolean> {
  const row = await db
    .selectFrom('end_letters')
    .select('account_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setEndLetters(tx: Writer, accountId: number, wanted: boolean): Promise<void> {
  if (wanted)
    await tx
      .insertInto('end_letters')
      .values({ account_id: accountId, last_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await tx.deleteFrom('end_letters').where('account_id', '=', accountId).execute();
}

/** Whether the account of a character wants letters about ends. */
export const readEndLetters: CharacterRequest<null, boolean> = {
  name: 'read whether letters about ends are wanted',
  async alone(tx, _kind, characterId) {
    const row = await tx
      .selectFrom('characters')
      .innerJoin('end_letters', 'end_letters.account_id', 'characters.account_id')
      .select('characters.id')
      .where('characters.id', '=', characterId)
      .executeTakeFirst();
    return row !== undefined;
  },
};

/**
 * Stores a letter about an end, if the character's account has a validated address, wants letters, has no
 * device that gets alerts, and got no letter for `LETTER_PAUSE`. Input: the present instant, epoch ms.
 */
export const insertEndLetter: CharacterRequest<{ readonly now: number }, void> = {
  name: 'store a letter about an end',
  async alone(tx, _kind, characterId, { now }) {
    const { rows } = await sql<{ accountId: number }>`
      update end_letters set last_at = cast(${now} as bigint)
      where account_id = (select account_id from characters where id = ${characterId})
        and last_at <= cast(${now - LETTER_PAUSE} as bigint)
        and exists (select 1 from accounts where id = end_letters.account_id and kind = 'validated')
        and not exists (select 1 from devices where devices.account_id = end_letters.account_id)
      returning account_id as "accountId"`.execute(tx);
    for (const { accountId } of rows)
      await tx
        .insertInto('outbox')
        .columns(['kind', 'recipient', 'attempts', 'due_at', 'created_at'])
        .expression((e) =>
          e
            .selectFrom('accounts')
            .select(({ val, ref }) => [
              sql<'session-ended'>`cast(${val('session-ended')} as text)`.as('kind'),
              ref('username_key').as('recipient'),
              sql<number>`0`.as('attempts'),
              sql<number>`cast(${val(now)} as bigint)`.as('due_at'),
              sql<number>`cast(${val(now)} as bigint)`.as('created_at'),
            ])
            .where('id', '=', accountId),
        )
        .execute();
  },
};
