import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { POSTGRES, type TestStorage } from '../../testing/databases.ts';
import { lockHead } from '../tables/characters/locked-rows.ts';

let opened: TestStorage;
beforeEach(async () => {
  opened = await POSTGRES.open();
});
afterEach(() => opened.dispose());

test('PostgreSQL keeps the plan of a frequent statement, and of no other', async () => {
  const kept = await opened.storage.write(async (tx) => {
    for (const id of [1, 2, 3]) await lockHead(tx, 'postgres', { id });
    await tx.selectFrom('accounts').select('id').execute();
    const { rows } = await sql<{ statement: string; executions: number }>`
      select statement, generic_plans + custom_plans as executions from pg_prepared_statements
      where statement ~ '"characters"|"accounts"'`.execute(tx);
    return rows;
  });
  expect(kept).toEqual([{ statement: expect.stringContaining('from "characters"'), executions: 3 }]);
});
