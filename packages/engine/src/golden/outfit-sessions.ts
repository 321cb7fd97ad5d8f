import { healingShareOf } from '../character/healing-threshold.ts';
import type { Command } from '../commands/registry.ts';
import type { Seed } from '../random/seed.ts';
import { amountsOf } from '../state/amounts.ts';
import { experienceOf, testState } from '../testing/fixture.ts';
import { EquipmentType } from '../world/static-data.ts';
import { MILL, OUTFIT_THING } from './outfit-world.ts';
import type { GoldenCommand, GoldenSession } from './sessions.ts';

/**
 * This file has four sessions with companions, item sets, and traits of work and keys. Do not change the
 * sessions: their results are stored in outfits.json.
 */

const seedOf = (number: number): Seed => [0x0c0a_7f17, number, 0x6e16_4703, 0x2026_1127];

const at = (hour: number, command: Command): GoldenCommand => ({ hour, command });
const make = (hour: number, itemId: number, amount: number): GoldenCommand =>
  at(hour, { name: 'begin-crafting', input: { itemId, amount, key: seedOf(itemId * 100 + hour) } });
const hunt = (hour: number): GoldenCommand =>
  at(hour, { name: 'begin-hunting', input: { regionId: 1, key: seedOf(hour) } });
const takeAlong = (hour: number, itemId: number): GoldenCommand =>
  at(hour, { name: 'take-along', input: { itemId } });
const equip = (hour: number, itemId: number): GoldenCommand => at(hour, { name: 'equip', input: { itemId } });
const takeOff = (hour: number, equipmentType: EquipmentType): GoldenCommand =>
  at(hour, { name: 'unequip', input: { equipmentType } });

const { mouse, spider, lamb, owlet } = OUTFIT_THING;
const pets = [mouse, spider, lamb, owlet];
const borrowed = {
  headgear: OUTFIT_THING.hood,
  chest: OUTFIT_THING.coat,
  boots: OUTFIT_THING.boots,
  ring: OUTFIT_THING.ring,
};
const fed = { food: OUTFIT_THING.feast, foodAmount: 3_000 };
const fighter = {
  health: 364,
  healingShare: healingShareOf(150, 364),
  experience: experienceOf({ Attack: 16, Defence: 16, Health: 30, Melee: 16 }),
};

export const OUTFIT_SESSIONS: readonly GoldenSession[] = [
  {
    name: 'gathering with a whole item set, and then with less of it and another pet',
    state: testState({ pets, companion: mouse, equipment: borrowed }),
    commands: [
      make(0, OUTFIT_THING.flax, 5_000),
      takeAlong(1.0001, spider),
      takeOff(2.5, EquipmentType.Headgear),
      takeAlong(3.2, mouse),
      equip(4.7, OUTFIT_THING.hood),
    ],
    hours: 8,
  },
  {
    name: 'crafting with components that are saved, until all that was asked for is made',
    state: testState({
      pets,
      companion: spider,
      equipment: borrowed,
      inventory: amountsOf({ [OUTFIT_THING.flax]: 6_000 }),
    }),
    commands: [
      make(0, OUTFIT_THING.cloth, 1_200),
      takeOff(0.7, EquipmentType.Ring),
      at(1.1, { name: 'sell', input: { itemId: OUTFIT_THING.flax, amount: 2_700 } }),
      make(6, OUTFIT_THING.flax, 500),
    ],
    hours: 8,
  },
  {
    name: 'a hunt with a pet that lets it linger, and saved sets',
    state: testState({
      ...fighter,
      pets,
      companion: lamb,
      equipment: { weapon: OUTFIT_THING.sword, ...borrowed, ...fed },
    }),
    commands: [
      at(0, { name: 'save-set', input: { slot: 1, name: 'Night', companion: true } }),
      hunt(0),
      takeAlong(2.003, owlet),
      takeOff(2.5, EquipmentType.Chest),
      at(4, { name: 'wear', input: { slot: 1 } }),
      at(5, { name: 'refresh', input: {} }),
    ],
    hours: 15,
  },
  {
    name: 'dungeon runs of which some take no key',
    state: testState({
      ...fighter,
      pets,
      inventory: amountsOf({ [OUTFIT_THING.key]: 60 }),
      equipment: { weapon: OUTFIT_THING.sword, ...borrowed, ...fed },
    }),
    commands: [
      at(0, { name: 'begin-dungeon', input: { dungeonId: MILL, runs: 60, key: seedOf(60) } }),
      takeAlong(0.5, owlet),
    ],
    hours: 10,
  },
];
