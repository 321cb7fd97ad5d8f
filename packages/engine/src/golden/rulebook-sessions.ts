import { healingShareOf } from '../character/healing-threshold.ts';
import type { Command } from '../commands/registry.ts';
import type { Seed } from '../random/seed.ts';
import { amountsOf } from '../state/amounts.ts';
import { experienceOf, testState } from '../testing/fixture.ts';
import { DUNGEON, THING } from './rulebook-world.ts';
import type { GoldenCommand, GoldenSession } from './sessions.ts';

/**
 * This file has five sessions of dungeons, disenchanting, collections and keys. Do not change the sessions:
 * their results are stored in rulebook.json.
 */

const seedOf = (number: number): Seed => [0x0d15_e4c4, number, 0x6e16_4701, 0x2026_1120];

const at = (hour: number, command: Command): GoldenCommand => ({ hour, command });
const delve = (hour: number, dungeonId: number, runs: number): GoldenCommand =>
  at(hour, { name: 'begin-dungeon', input: { dungeonId, runs, key: seedOf(dungeonId * 100 + runs) } });
const craft = (hour: number, itemId: number, amount: number): GoldenCommand =>
  at(hour, { name: 'begin-crafting', input: { itemId, amount, key: seedOf(itemId * 1_000 + amount) } });
const hunt = (hour: number): GoldenCommand =>
  at(hour, { name: 'begin-hunting', input: { regionId: 1, key: seedOf(Math.round(hour * 1_000)) } });
const disenchant = (hour: number, ...pieces: readonly (readonly [number, number])[]): GoldenCommand =>
  at(hour, {
    name: 'begin-disenchanting',
    input: {
      itemId: THING.essence,
      items: pieces.map(([itemId, amount]) => ({ itemId, amount })),
      key: seedOf(pieces.length),
    },
  });
const sell = (hour: number, itemId: number, amount: number): GoldenCommand =>
  at(hour, { name: 'sell', input: { itemId, amount } });
const refresh = (hour: number): GoldenCommand => at(hour, { name: 'refresh', input: {} });
const stop = (hour: number): GoldenCommand => at(hour, { name: 'stop', input: {} });

const delver = {
  health: 546,
  healingShare: healingShareOf(250, 546),
  experience: experienceOf({ Attack: 30, Defence: 30, Health: 50, Melee: 30 }),
  equipment: { weapon: THING.sword, chest: THING.mail, food: THING.feast, foodAmount: 3_000 },
};

export const RULEBOOK_SESSIONS: readonly GoldenSession[] = [
  {
    name: 'runs of the mill until the night is over',
    state: testState({ ...delver, inventory: amountsOf({ [THING.millKey]: 400 }) }),
    commands: [delve(0, DUNGEON.mill, 400)],
    hours: 10,
  },
  {
    name: 'runs of the tower until it is gone',
    state: testState({ ...delver, inventory: amountsOf({ [THING.towerKey]: 400 }) }),
    commands: [delve(0.2, DUNGEON.tower, 300)],
    hours: 8,
  },
  {
    name: 'a beginner in the mill until he falls',
    state: testState({
      health: 182,
      healingShare: healingShareOf(90, 182),
      experience: experienceOf({ Attack: 10, Defence: 15, Health: 10, Melee: 10 }),
      inventory: amountsOf({ [THING.millKey]: 20 }),
      equipment: { weapon: THING.sword, chest: THING.mail, food: THING.bread, foodAmount: 400 },
    }),
    commands: [delve(0, DUNGEON.mill, 20)],
    hours: 3,
  },
  {
    name: 'an attic full of old rings',
    state: testState({
      pets: [THING.owl],
      inventory: amountsOf({
        [THING.commonRing]: 4_000,
        [THING.uncommonRing]: 1_000,
        [THING.rareRing]: 2_500,
        [THING.eliteRing]: 900,
        [THING.epicRing]: 40,
        [THING.legendaryRing]: 7,
        [THING.mole]: 1,
      }),
    }),
    commands: [
      disenchant(
        0,
        [THING.legendaryRing, 7],
        [THING.uncommonRing, 1_000],
        [THING.commonRing, 4_000],
        [THING.epicRing, 40],
        [THING.rareRing, 2_500],
        [THING.eliteRing, 900],
      ),
      sell(0.4, THING.uncommonRing, 321),
      at(0.9, { name: 'tame-pet', input: { itemId: THING.mole } }),
      at(1.5, { name: 'equip', input: { itemId: THING.eliteRing } }),
      refresh(2),
      sell(2.5, THING.epicRing, 39),
    ],
    hours: 12,
  },
  {
    name: "a collector's day",
    state: testState({
      ...delver,
      gold: 5_000,
      inventory: amountsOf({
        [THING.tooth]: 5,
        [THING.feather]: 1,
        [THING.crown]: 2,
        [THING.ratCard]: 2,
        [THING.radiantRatCard]: 1,
        [THING.bossCard]: 1,
        [THING.cat]: 1,
        [THING.swordPlan]: 1,
        [THING.sword]: 3,
        [THING.shard]: 6,
        [THING.legendaryRing]: 1,
      }),
    }),
    commands: [
      at(0, { name: 'claim-trophy', input: { itemId: THING.tooth, amount: 4 } }),
      craft(0, THING.flax, 500),
      at(0.5, { name: 'claim-trophy', input: { itemId: THING.feather, amount: 1 } }),
      refresh(0.5),
      craft(1.2, THING.cloth, 90),
      at(1.3, { name: 'learn-recipe', input: { itemId: THING.swordPlan } }),
      craft(1.31, THING.fineSword, 3),
      at(1.4, { name: 'equip', input: { itemId: THING.fineSword } }),
      hunt(1.5),
      at(1.6, { name: 'claim-card', input: { itemId: THING.ratCard } }),
      at(1.75, { name: 'tame-pet', input: { itemId: THING.cat } }),
      at(2.1, { name: 'claim-card', input: { itemId: THING.radiantRatCard } }),
      at(2.4, { name: 'equip', input: { itemId: THING.legendaryRing } }),
      stop(3),
      at(3.1, { name: 'buy', input: { itemId: THING.millKey, amount: 60 } }),
      delve(3.1, DUNGEON.mill, 50),
      at(3.2, { name: 'claim-card', input: { itemId: THING.bossCard } }),
      at(3.5, { name: 'claim-trophy', input: { itemId: THING.crown, amount: 2 } }),
      sell(3.6, THING.millKey, 20),
      refresh(4),
      at(4.2, { name: 'stop-remaining', input: {} }),
      at(6, { name: 'buy', input: { itemId: THING.millKey, amount: 6 } }),
      hunt(6.5),
      stop(6.75),
      delve(7, DUNGEON.mill, 2),
      stop(7.005),
      delve(7.5, DUNGEON.mill, 3),
      sell(7.505, THING.millKey, 6),
    ],
    hours: 16,
  },
];
