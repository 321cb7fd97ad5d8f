import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from '@slumberfell/engine';
import { seededRandom } from '@slumberfell/engine/testing';
import { COMMAND_LIMITS, readCharacter, unkept } from '@slumberfell/protocol';
import { openReadOnly, verify } from '@slumberfell/server/operations';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Player } from '../players/hub-player.ts';
import { sendRandomCommands } from '../players/random-commands.ts';
import { auditCrash, type Observed } from './crash-audit.ts';
import { bundleServerUnderKill, ServerUnderKill } from './server-under-kill-process.ts';

/** How many times the server is killed. `npm run test:long` uses 500. */
const KILLS = Number(process.env.SLUMBERFELL_KILLS ?? 5);
const PLAYERS = 8;
const HOUR = 3_600_000;

/** How many sessions the plan of a character has begun. */
const begunByPlan = (state: State | undefined): number => state?.hidden.plan?.sessions ?? 0;

let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'slumberfell-kill-'));
  await bundleServerUnderKill();
});

afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

test(`kill -9 loses no acknowledged command: ${KILLS} kills under ${PLAYERS} players, with up to two hours of game time between`, async () => {
  const random = seededRandom(20_261_120);
  const place = { databaseUrl: null, dataDirectory };
  let offset = 0;
  let acknowledged = 0;
  /** How many sessions plans have begun while the server was down. */
  let begunMeanwhile = 0;
  let server = await ServerUnderKill.start(dataDirectory, offset);
  const players = Array.from({ length: PLAYERS }, () => new Player(server.url));
  for (const [index, player] of players.entries()) await player.join(`Lodger ${index}`);
  const characterIds: number[] = [];
  for (const player of players) {
    const [character] = await player.expect('get-characters');
    characterIds.push(character?.id ?? 0);
  }

  for (let kill = 0; kill < KILLS; kill++) {
    await Promise.all(players.map((player) => player.watch()));
    let answered = 0;
    const sending = players.map((player) => sendRandomCommands(player, random, () => answered++));
    // The kill must come after some commands were acknowledged, because otherwise it tests nothing. A busy
    // machine answers late.
    await vi.waitFor(() => expect(answered).toBeGreaterThan(PLAYERS), { timeout: 60_000, interval: 5 });
    await sleep(random() * 380);
    await server.kill();
    const killedAt = Date.now() + offset;
    const commands = await Promise.all(sending);
    const observations = players.map((player, index): Observed => {
      if (player.held === null) throw new Error('A player has not fetched the layout');
      return {
        characterId: characterIds[index] ?? 0,
        held: player.held,
        acknowledged: commands[index] ?? [],
      };
    });
    acknowledged += commands.flat().length;

    const { contradictions, expectedStates } = await auditCrash(place, observations);
    expect(contradictions).toEqual([]);

    offset += Math.floor(random() * 2 * HOUR);
    server = await ServerUnderKill.start(dataDirectory, offset);
    for (const [index, player] of players.entries()) {
      player.moveTo(server.url);
      const layout = await player.expect('get-layout-data');
      const expectedAt = expectedStates.get(characterIds[index] ?? 0);
      expect(readCharacter(layout)).toEqual(expectedAt?.(layout.now).shown);
      begunMeanwhile += begunByPlan(expectedAt?.(layout.now)) - begunByPlan(expectedAt?.(killedAt));

      const last = commands[index]?.at(-1);
      if (last === undefined) continue;
      const repeated = await player.call(last.route, last.input as never, last.key);
      // An answer that was too long to be kept is repeated without its events.
      const isKept = Buffer.byteLength(JSON.stringify(last.frame)) <= COMMAND_LIMITS.keptAnswer;
      const frame = isKept ? last.frame : unkept(last.frame);
      expect(repeated).toEqual({ kind: 'answer', answer: { frame } });
      expect((await player.expect('get-layout-data')).revision).toBe(layout.revision);
    }
  }
  await server.kill();
  expect(acknowledged).toBeGreaterThan(KILLS * PLAYERS);
  expect(begunMeanwhile).toBeGreaterThan(KILLS * PLAYERS);
  const readOnly = await openReadOnly(place);
  expect(await verify(readOnly).finally(() => readOnly.close())).toMatchObject({
    characters: PLAYERS,
    findings: [],
  });
}, 1_800_000);
