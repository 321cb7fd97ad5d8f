import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { itemNamed } from '../journeys/world.ts';
import { NO_FAULTS } from './faulty-line.ts';
import { expectInStep } from './fuzz.ts';
import { Nodes } from './nodes.ts';
import { bundleTab, Tab } from './tab.ts';

/** What happens while a call has no answer yet. */

const FLAX = itemNamed('Raw Flax').id;
/** Ms that gathering one flax takes. */
const ACTION = 5_000;

let nodes: Nodes;
let tab: Tab;
let player: ReturnType<Nodes['newClient']>;
let players = 0;

beforeAll(async () => {
  [nodes] = await Promise.all([Nodes.start(), bundleTab()]);
});
afterAll(async () => {
  await tab.close();
  await nodes.close();
});

beforeEach(async () => {
  await tab?.close();
  tab = await Tab.open();
  player = nodes.newClient();
  players += 1;
  await player.play(`Waiting ${players}`);
  Object.assign(tab.line, { cookie: player.cookie ?? '', to: nodes.port(0) });
  await tab.do('open');
  await expectInStep(player, [tab]);
});

test('a tab comes into step when the answer with its layout is lost while frames arrive', async () => {
  await player.call('begin-crafting', { itemId: FLAX, amount: 100 });
  await expectInStep(player, [tab]);
  tab.line.faults = { ...NO_FAULTS, lostAnswer: 1 };
  tab.line.random = () => 0;
  const release = tab.line.holdCalls();
  await tab.do('refetch');
  nodes.clock.forward(ACTION);
  await sleep(100);
  release();
  await sleep(100);
  tab.line.faults = NO_FAULTS;
  await expectInStep(player, [tab]);
});

test('a tab stays connected that connects while it asks whether its login has ended', async () => {
  const release = tab.line.holdCalls();
  const { calls } = tab.line;
  await nodes.restart(0);
  // The server has closed the connection, and the tab has asked.
  await expect.poll(() => tab.line.calls).toBe(calls + 1);
  await tab.do('online');
  await sleep(100);
  release();
  await sleep(100);
  expect((await tab.do('look')).hub).toBe('live');
});

test('a tab reads the layout when the answer of a command is lost and was too long to be kept', async () => {
  const items = Array.from({ length: 100 }, (_, index) => ({ itemId: 1 + index, amount: 2 ** 52 }));
  const steps = [{ name: 'begin-disenchanting', input: { itemId: 1, items } }] as const;
  // The hub's frames are dropped, so that the tab learns of the command by its second answer alone.
  tab.line.faults = { ...NO_FAULTS, dropped: 1 };
  tab.line.random = () => 0.5;
  tab.line.loseNext = 'save-plan';
  await tab.command({ name: 'save-plan', input: { slot: 1, name: 'Long', steps } });
  await expectInStep(player, [tab]);
  expect(tab.line.loseNext).toBeNull();
  expect((await player.call('get-layout-data')).revision).toBe(1);
});
