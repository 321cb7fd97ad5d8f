import { RULES_VERSION } from '@slumberfell/engine';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../observe/log.ts';
import { poolOf } from '../../../storage/database/postgres.ts';
import { POSTGRES } from '../../../testing/databases.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let lines: { readonly level: number; readonly msg: string; readonly err?: { readonly message: string } }[];
beforeEach(async () => {
  lines = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  server = await startTestServer({ database: POSTGRES, log });
});
afterEach(() => server.close());

/** Changes rows of the database directly, as another release or a fault might while the server runs. */
async function change(statement: string): Promise<void> {
  const pool = poolOf(server.place.databaseUrl ?? '', { max: 1 });
  await pool.query(statement);
  await pool.end();
}

test('a character that a newer release has saved is refused with a sentence, and other players are not affected', async () => {
  const [player, other] = [server.newClient(), server.newClient()];
  const id = await player.play('Ann');
  await other.play('Ben');
  await change(`update characters set rules_version = ${RULES_VERSION + 1} where id = ${id}`);
  for (const [name, input] of [
    ['get-layout-data', undefined],
    ['set-healing-threshold', 30],
    ['export-data', undefined],
  ] as const) {
    const { status, body, headers } = await player.send(name, input);
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(body).toEqual({
      code: 'storage/newer',
      message: expect.stringMatching(/^The game is being updated, .* Nothing is lost\. Please try again/),
    });
  }
  await other.call('set-healing-threshold', 30);
  await change(`update characters set rules_version = ${RULES_VERSION} where id = ${id}`);
  await player.call('set-healing-threshold', 30);
});

test('a damaged character is refused with a sentence, and the log names the field', async () => {
  const player = server.newClient();
  const id = await player.play('Ann');
  await change(
    `update characters set state_core = replace(state_core, '"gold":', '"silver":') where id = ${id}`,
  );
  const { status, body } = await player.send('set-healing-threshold', 30);
  expect(status).toBe(503);
  expect(body).toEqual({
    code: 'storage/unreadable',
    message: expect.stringContaining(
      'This server cannot read what it has saved here, and leaves it as it is.',
    ),
  });
  expect(lines.map(({ err }) => err?.message)).toContain(
    `character ${id} cannot be read: The stored state is damaged: shown.gold is missing.`,
  );
});
