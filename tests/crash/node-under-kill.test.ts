import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCharacter } from '@slumberfell/protocol';
import { openReadOnly, verify } from '@slumberfell/server/operations';
import { OwnPostgres } from '@slumberfell/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Player } from '../players/hub-player.ts';
import { auditCrash } from './crash-audit.ts';
import { bundleServerUnderKill, ServerUnderKill } from './server-under-kill-process.ts';

const HOUR = 3_600_000;
const FLAX = 1010;

let dataDirectory: string;
let postgres: OwnPostgres;
let nodes: ServerUnderKill[] = [];
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'slumberfell-kill-'));
  [postgres] = await Promise.all([OwnPostgres.create(), bundleServerUnderKill()]);
  nodes = await Promise.all(
    [0, 0].map((offset) => ServerUnderKill.start(dataDirectory, offset, postgres.url)),
  );
});
afterAll(async () => {
  for (const node of nodes) await node.kill();
  await postgres.remove();
  await rm(dataDirectory, { recursive: true, force: true });
});

test('a plan goes on at another node when the node at which it was set is killed', async () => {
  const [here, there] = nodes as [ServerUnderKill, ServerUnderKill];
  const place = { databaseUrl: postgres.url, dataDirectory };
  const player = new Player(here.url);
  await player.join('Lodger');
  await player.watch();
  const steps = [
    { name: 'begin-crafting' as const, input: { itemId: FLAX, amount: 6 } },
    { name: 'begin-hunting' as const, input: { regionId: 1, until: { at: 30 } } },
  ];
  await player.expect('set-plan', { steps, times: 99 });
  await player.open();
  nodes.shift();
  await here.kill();

  player.moveTo(there.url);
  const { held } = player;
  const [character] = await player.expect('get-characters');
  if (held === null || character === undefined) throw new Error('the character is missing');
  expect(held.shown.plan?.steps).toEqual(steps);
  expect(readCharacter(await player.expect('get-layout-data')).plan).toEqual(held.shown.plan);
  const observed = { characterId: character.id, held, acknowledged: [] };
  const { contradictions, expectedStates } = await auditCrash(place, [observed]);
  expect(contradictions).toEqual([]);

  for (const hours of [0.1, 0.5, 2]) {
    await there.setClock(hours * HOUR);
    const layout = await player.expect('get-layout-data');
    const expected = expectedStates.get(character.id)?.(layout.now);
    expect(readCharacter(layout)).toEqual(expected?.shown);
    expect(expected?.hidden.plan?.sessions).toBeGreaterThan(hours * 30);
  }
  const readOnly = await openReadOnly(place);
  expect(await verify(readOnly).finally(() => readOnly.close())).toMatchObject({
    characters: 1,
    findings: [],
  });
});
