import { afterEach, expect, test, vi } from 'vitest';
import { BatchSettler } from '../sessions/batch-settler.ts';
import { settleRunning } from '../sessions/rounds.ts';
import { ROUND_TIME } from '../storage/tables/ranking-rounds.ts';
import { countStatements } from '../testing/count-statements.ts';
import { POSTGRES } from '../testing/databases.ts';
import { PUSH_HOST, PushReceiver } from '../testing/push-receiver.ts';
import { PushSubscription } from '../testing/push-subscription.ts';
import { registerDevice } from '../testing/register-device.ts';
import { runAlertJobs } from '../testing/run-alert-jobs.ts';
import { TestClock } from '../testing/test-clock.ts';
import { startTestServer } from '../testing/test-server.ts';

const NOON = Date.UTC(2027, 0, 15, 12);
const SECOND = 1_000;
const FLAX = 1010;
const PLAYERS = 12;

const EVERYTHING = {
  sessionEnd: true,
  plan: true,
  defeat: true,
  soon: true,
  chapter: true,
  level: { skillId: 1, level: 99 },
} as const;

/** Tables that the jobs of this test use. */
const OF_JOBS = /characters|alert|device|letter|session_sweep|rank|idle_reports|chronicle/;

/** Timers run in real time: the beat of this node and the number of active characters. */
const OF_TIMERS = /nodes|count\(\*\)/;

afterEach(() => void vi.restoreAllMocks());

/**
 * Starts a server with players whose sessions run for hours, and counts the statements of its jobs in two
 * rounds of rankings, in which nothing is told.
 * @param isTold whether each player has a device that wants everything
 */
async function statementsAtRest(isTold: boolean): Promise<number> {
  const counted = countStatements((sql) => OF_JOBS.test(sql) && !OF_TIMERS.test(sql));
  const clock = new TestClock(NOON);
  const pushes = await PushReceiver.open();
  const server = await startTestServer({
    database: POSTGRES,
    clock,
    runsJobs: false,
    settings: {
      ALERT_HOSTS: PUSH_HOST,
      ALERT_CONTACT: 'https://play.example.org',
      NEW_GUESTS_PER_MINUTE: 'off',
    },
    pushNetwork: pushes.network(),
  });
  const { running } = server;
  const { storage, game } = running;
  const settler = new BatchSettler(storage, game.sessions);
  for (let index = 0; index < PLAYERS; index++) {
    const player = server.newClient();
    await player.play(`Rest ${'abcdefghjklmnopqrstuvwxyz'[index]}`);
    const device = new PushSubscription();
    if (isTold) await registerDevice(player, pushes, device.input({ wants: EVERYTHING }));
    const step = { name: 'begin-crafting', input: { itemId: FLAX, amount: 2_000 } } as const;
    await player.call('set-plan', { steps: [step, step] });
  }
  clock.forward(10 * SECOND);
  await runAlertJobs(running);
  const before = counted();
  for (let waited = 0; waited < 2 * ROUND_TIME; waited += ROUND_TIME / 10) {
    clock.forward(ROUND_TIME / 10);
    await runAlertJobs(running);
    await settleRunning({ storage, settler, closeRanks: game.closeRanks }, () => false);
  }
  const statements = counted() - before;
  expect(pushes.received).toEqual([]);
  await server.close();
  await pushes.close();
  return statements;
}

test('while nothing is told, jobs make as many statements with devices as without', async () => {
  const without = await statementsAtRest(false);
  const withDevices = await statementsAtRest(true);
  expect(without).toBeGreaterThan(100);
  expect(withDevices).toBe(without);
});
