import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@slumberfell/engine/testing';
import { type PlayerCommand, readCharacter } from '@slumberfell/protocol';
import type { TestClient } from '@slumberfell/server/testing';
import { expect } from 'vitest';
import { itemNamed } from '../journeys/world.ts';
import { type LineFaults, NO_FAULTS } from './faulty-line.ts';
import type { Nodes } from './nodes.ts';
import type { Tab } from './tab.ts';

const STEPS = 40;
const QUIET_STEPS = 8;

/** Ms that the tabs may take to agree with the server after the last fault. The machine may be busy. */
const TIMEOUT = { timeout: 30_000, interval: 20 };

/**
 * Faults of a network. Messages of the hub arrive in their order, but the answer of a call may arrive before
 * an earlier message of the hub.
 */
const NETWORK: LineFaults = {
  ...NO_FAULTS,
  lostCall: 0.1,
  lostAnswer: 0.1,
  badGateway: 0.05,
  late: 0.4,
};

/** The faults of a network, and faults that no network causes. The page must cope with both. */
const WORSE: LineFaults = { ...NETWORK, dropped: 0.15, doubled: 0.15, swapped: 0.15 };

/** Number of players created so far, for unique names. */
let players = 0;

const FLAX = itemNamed('Raw Flax').id;
/** Ms that gathering one flax takes. */
const ACTION = 5_000;
const CUDGEL = itemNamed('Driftwood Cudgel').id;
const WEAPON_SLOT = 8;

/**
 * Plays one character in two tabs while the lines cause faults that the seed draws. After the last fault,
 * both tabs must show the character of the server's layout.
 */
export async function playThroughFaults(seed: number, nodes: Nodes, tabs: readonly Tab[]): Promise<void> {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const isWorse = random() < 0.5;

  const player = nodes.newClient();
  players += 1;
  await player.play(`Player ${players}`);
  for (const [index, { line }] of tabs.entries()) {
    const draws = seededRandom(seed + index + 1);
    Object.assign(line, { random: draws, cookie: player.cookie ?? '', to: nodes.port(below(2)) });
    line.faults = isWorse ? WORSE : NETWORK;
  }
  await Promise.all(tabs.map((tab) => tab.do('open')));

  const commands: Promise<unknown>[] = [];
  const steps: readonly (readonly [weight: number, step: (tab: Tab) => unknown])[] = [
    [8, (tab) => void commands.push(tab.command(anyCommand(pick, below)))],
    [8, () => nodes.clock.forward(pick([100, 1_000, 3_000, 5_000, 15_000, 60_000]))],
    [8, () => sleep(below(30))],
    [3, (tab) => tab.line.cut()],
    [3, (tab) => Object.assign(tab.line, { to: nodes.port(below(2)) })],
    [1, (tab) => tab.do('offline')],
    [1, (tab) => tab.do('online')],
    [1, (tab) => tab.do('refetch')],
    [1, () => nodes.restart(below(2))],
  ];
  const drawn = steps.flatMap(([weight, step]) => Array.from({ length: weight }, () => step));
  for (let done = 0; done < STEPS; done++) await pick(drawn)(pick(tabs));

  await Promise.all(commands);
  await workOnQuietly(player, nodes, tabs, below);
  for (const { line } of tabs) line.faults = NO_FAULTS;
  // A tab notices a dropped frame only by the gap before the next frame, so one more action follows.
  if (isWorse) nodes.clock.forward(ACTION);
  await expectInStep(player, tabs);
  await Promise.all(tabs.map((tab) => tab.do('close')));
}

/**
 * Begins to gather flax and moves the clock by one action at a time, so that the server sends frames, with
 * faults. Meanwhile the player gives no command and the test closes no connection, so a tab notices a lost
 * frame only by the next frame. Some frames arrive while a tab fetches the layout.
 */
async function workOnQuietly(
  player: TestClient,
  { clock }: Nodes,
  tabs: readonly Tab[],
  below: (count: number) => number,
): Promise<void> {
  await player.send('stop');
  await player.call('begin-crafting', { itemId: FLAX, amount: 100 });
  for (let done = 0; done < QUIET_STEPS; done++) {
    await Promise.all(tabs.filter(() => below(3) === 0).map((tab) => tab.do('refetch')));
    await sleep(below(10));
    clock.forward(ACTION);
    await sleep(below(30));
  }
}

const GATHER_FEW = { name: 'begin-crafting', input: { itemId: FLAX, amount: 2 } } as const;
const HUNT_ONE = { name: 'begin-hunting', input: { regionId: 1, until: { kills: 1 } } } as const;

function anyCommand(pick: <T>(list: readonly T[]) => T, below: (count: number) => number): PlayerCommand {
  return pick<PlayerCommand>([
    { name: 'begin-crafting', input: { itemId: FLAX, amount: 1 + below(100) } },
    { name: 'begin-hunting', input: { regionId: 1 } },
    { name: 'begin-hunting', input: { regionId: 1, until: { kills: 1 }, then: { itemId: FLAX } } },
    {
      name: 'set-plan',
      input: { steps: [GATHER_FEW, HUNT_ONE, { name: 'sell-junk', input: {} }], times: 9 },
    },
    {
      name: 'set-plan',
      input: { steps: [GATHER_FEW], after: { round: 1 + below(2), place: below(3) } },
    },
    { name: 'resume-plan', input: {} },
    { name: 'save-plan', input: { slot: 1, name: 'Night', steps: [GATHER_FEW, HUNT_ONE] } },
    { name: 'delete-plan', input: { slot: 1 } },
    { name: 'pin-wanted', input: { thing: { kind: 'item', id: CUDGEL } } },
    { name: 'hide-wanted', input: { thing: { kind: 'item', id: CUDGEL }, hidden: below(2) === 0 } },
    { name: 'stop', input: {} },
    { name: 'refresh', input: {} },
    { name: 'set-healing-threshold', input: { healingThreshold: below(90) } },
    { name: 'equip', input: { itemId: CUDGEL } },
    { name: 'unequip', input: { equipmentType: WEAPON_SLOT } },
    { name: 'sell', input: { itemId: FLAX, amount: 1 + below(5) } },
  ]);
}

/** Waits until both tabs are connected and show the character of the server's layout. */
export async function expectInStep(player: TestClient, tabs: readonly Tab[]): Promise<void> {
  await expect
    .poll(async () => {
      const shown = await Promise.all(tabs.map((tab) => tab.do('look')));
      // The page has stopped trying to reconnect and shows a button. The player presses it.
      for (const [index, { hub }] of shown.entries()) if (hub === 'gone') await tabs[index]?.do('reconnect');
      const layout = await player.call('get-layout-data');
      const expected = { revision: layout.revision, shown: readCharacter(layout) };
      const differing = shown.filter(({ hub, held }) => hub !== 'live' || !isSame(held, expected));
      return differing.map(({ hub, held }) => ({ hub, held, expected }));
    }, TIMEOUT)
    .toEqual([]);
}

const isSame = (one: unknown, other: unknown): boolean => {
  try {
    expect(one).toEqual(other);
    return true;
  } catch {
    return false;
  }
};
