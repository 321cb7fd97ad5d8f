import { healingShareOf } from '../character/healing-threshold.ts';
import type { Command } from '../commands/registry.ts';
import type { Seed } from '../random/seed.ts';
import { amountsOf } from '../state/amounts.ts';
import type { State } from '../state/state.ts';
import { experienceOf, testState } from '../testing/fixture.ts';
import { EquipmentType, TrainingAttribute } from '../world/static-data.ts';
import { ITEM } from './golden-world.ts';

/** This file has five long sessions. Do not change the sessions: their results are stored in golden.json. */

/** One command, and its instant in hours after START. */
export interface GoldenCommand {
  readonly hour: number;
  readonly command: Command;
}

export interface GoldenSession {
  readonly name: string;
  readonly state: State;
  readonly commands: readonly GoldenCommand[];
  readonly hours: number;
}

const seedOf = (number: number): Seed => [0x510b_e4fe, number, 0x6e16_4700, 0x2026_1120];

const craft = (hour: number, itemId: number, amount: number): GoldenCommand => ({
  hour,
  command: { name: 'begin-crafting', input: { itemId, amount, key: seedOf(itemId * 100 + hour) } },
});

const hunt = (hour: number, regionId: number): GoldenCommand => ({
  hour,
  command: { name: 'begin-hunting', input: { regionId, key: seedOf(regionId * 1_000 + hour) } },
});

const equip = (hour: number, itemId: number): GoldenCommand => ({
  hour,
  command: { name: 'equip', input: { itemId } },
});

/** One trophy, which raises the idle time to one day. */
const trophies = amountsOf({ [ITEM.trophy]: 1 });

const veteran = testState({
  trophies,
  regionId: 2,
  health: 546,
  healingShare: healingShareOf(200, 546),
  experience: experienceOf({ Attack: 50, Defence: 50, Health: 50, Melee: 50 }),
  equipment: { weapon: ITEM.sword, chest: ITEM.plate, ring: ITEM.ring, food: ITEM.ray, foodAmount: 4_000 },
  cards: amountsOf({ 203: 1 }),
  pets: [ITEM.cat],
});

export const GOLDEN_SESSIONS: readonly GoldenSession[] = [
  {
    name: 'eight hours of flax',
    state: testState(),
    commands: [craft(0, ITEM.flax, 5_760)],
    hours: 9,
  },
  {
    name: 'copper until the ore runs out',
    state: testState({ inventory: amountsOf({ [ITEM.ore]: 9_000 }) }),
    commands: [
      craft(0, ITEM.ingot, 3_000),
      { hour: 1, command: { name: 'sell', input: { itemId: ITEM.ore, amount: 3_301 } } },
    ],
    hours: 8,
  },
  {
    name: 'a beginner hunts until the bread is eaten and longer',
    state: testState({
      trophies,
      equipment: { weapon: ITEM.dagger, food: ITEM.bread, foodAmount: 300 },
    }),
    commands: [hunt(0, 1)],
    hours: 24,
  },
  { name: 'a veteran hunts for a day', state: veteran, commands: [hunt(0, 2)], hours: 25 },
  {
    name: 'a day of this and that',
    state: testState({
      gold: 1_000,
      inventory: amountsOf({ [ITEM.dagger]: 1, [ITEM.staff]: 1, [ITEM.ring]: 1, [ITEM.bread]: 900 }),
    }),
    commands: [
      craft(0, ITEM.flax, 700),
      craft(0.51, ITEM.ore, 4_000),
      craft(6.25, ITEM.ingot, 900),
      { hour: 7, command: { name: 'refresh', input: {} } },
      equip(7.5, ITEM.dagger),
      { hour: 7.5, command: { name: 'equip-food', input: { itemId: ITEM.bread, amount: 850 } } },
      { hour: 7.5, command: { name: 'set-healing-threshold', input: { healingThreshold: 60 } } },
      hunt(8, 1),
      {
        hour: 8.75,
        command: { name: 'set-training-attribute', input: { trainingAttribute: TrainingAttribute.Defence } },
      },
      equip(9.3, ITEM.staff),
      equip(9.31, ITEM.ring),
      {
        hour: 9.5,
        command: {
          name: 'set-training-attribute',
          input: { trainingAttribute: TrainingAttribute.Offensive },
        },
      },
      { hour: 10, command: { name: 'refresh', input: {} } },
      { hour: 10.002, command: { name: 'unequip', input: { equipmentType: EquipmentType.Weapon } } },
      { hour: 10.003, command: { name: 'stop', input: {} } },
      hunt(10.01, 1),
      { hour: 11, command: { name: 'stop', input: {} } },
      { hour: 11, command: { name: 'travel', input: { regionId: 2 } } },
      craft(11.1, ITEM.ore, 4_800),
      { hour: 23, command: { name: 'travel', input: { regionId: 1 } } },
      hunt(23.5, 1),
    ],
    hours: 24,
  },
];
