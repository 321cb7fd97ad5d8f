import { healingShareOf } from '../character/healing-threshold.ts';
import type { Command } from '../commands/registry.ts';
import type { Seed } from '../random/seed.ts';
import { amountsOf } from '../state/amounts.ts';
import { experienceOf, testState } from '../testing/fixture.ts';
import { EquipmentType } from '../world/static-data.ts';
import type { GoldenCommand, GoldenSession } from './sessions.ts';
import { TRAIT_THING } from './trait-pieces.ts';
import { CELLAR } from './trait-world.ts';

/**
 * This file has five sessions with traits of pieces and tricks of enemies. Do not change the sessions: their
 * results are stored in traits.json.
 */

const seedOf = (number: number): Seed => [0x7a17_e4c4, number, 0x6e16_4702, 0x2026_1127];

const at = (hour: number, command: Command): GoldenCommand => ({ hour, command });
const hunt = (hour: number): GoldenCommand =>
  at(hour, { name: 'begin-hunting', input: { regionId: 1, key: seedOf(Math.round(hour * 1_000)) } });
const delve = (hour: number, runs: number, rest: boolean): GoldenCommand =>
  at(hour, { name: 'begin-dungeon', input: { dungeonId: CELLAR, runs, rest, key: seedOf(runs) } });
const equip = (hour: number, itemId: number): GoldenCommand => at(hour, { name: 'equip', input: { itemId } });
const refresh = (hour: number): GoldenCommand => at(hour, { name: 'refresh', input: {} });

const sharp = {
  weapon: TRAIT_THING.sword,
  chest: TRAIT_THING.mail,
  headgear: TRAIT_THING.helmet,
  gloves: TRAIT_THING.gloves,
  boots: TRAIT_THING.boots,
  ring: TRAIT_THING.ring,
};
const tough = {
  weapon: TRAIT_THING.plainSword,
  chest: TRAIT_THING.plate,
  headgear: TRAIT_THING.cap,
  gloves: TRAIT_THING.mitts,
  boots: TRAIT_THING.shoes,
  ring: TRAIT_THING.band,
};
const lucky = {
  weapon: TRAIT_THING.plainSword,
  chest: TRAIT_THING.plate,
  headgear: TRAIT_THING.hood,
  gloves: TRAIT_THING.wraps,
  boots: TRAIT_THING.sandals,
  ring: TRAIT_THING.seal,
};
const packed = (foodAmount: number) => ({ food: TRAIT_THING.feast, foodAmount });

const veteran = {
  health: 364,
  healingShare: healingShareOf(180, 364),
  experience: experienceOf({ Attack: 18, Defence: 18, Health: 30, Melee: 18 }),
};

export const TRAIT_SESSIONS: readonly GoldenSession[] = [
  {
    name: 'strong hits until the night is over',
    state: testState({
      ...veteran,
      cards: amountsOf({ 101: 1, 104: 1 }),
      equipment: { ...sharp, ...packed(4_000) },
    }),
    commands: [hunt(0)],
    hours: 10,
  },
  {
    name: 'a long night with food that lasts',
    state: testState({ ...veteran, equipment: { ...tough, ...packed(4_000) } }),
    commands: [hunt(0), refresh(2.5)],
    hours: 14,
  },
  {
    name: 'finds and lessons',
    state: testState({ ...veteran, equipment: { ...lucky, ...packed(4_000) } }),
    commands: [hunt(0.1)],
    hours: 10,
  },
  {
    name: 'without food, until an enemy hushes what lets the character rise',
    state: testState({
      ...veteran,
      experience: experienceOf({ Attack: 25, Defence: 25, Health: 30, Melee: 25 }),
      equipment: { ...sharp, boots: TRAIT_THING.shoes, chest: TRAIT_THING.plate },
    }),
    commands: [hunt(0)],
    hours: 10,
  },
  {
    name: 'a day of other pieces, in a fight and out of it',
    state: testState({
      ...veteran,
      equipment: { ...tough, ...packed(6_000) },
      inventory: amountsOf({
        [TRAIT_THING.cellarKey]: 200,
        [TRAIT_THING.sword]: 1,
        [TRAIT_THING.seal]: 1,
        [TRAIT_THING.sandals]: 1,
        [TRAIT_THING.mail]: 1,
      }),
    }),
    commands: [
      delve(0, 90, true),
      equip(0.501, TRAIT_THING.sword),
      equip(1.002, TRAIT_THING.mail),
      at(2, { name: 'stop-remaining', input: {} }),
      hunt(3.5),
      equip(4.003, TRAIT_THING.seal),
      at(4.5, { name: 'unequip', input: { equipmentType: EquipmentType.Gloves } }),
      equip(4.6, TRAIT_THING.mitts),
      refresh(4.7),
      equip(5.5, TRAIT_THING.sandals),
      at(6, { name: 'unequip', input: { equipmentType: EquipmentType.Headgear } }),
      at(7, { name: 'stop', input: {} }),
      delve(7.1, 60, false),
    ],
    hours: 18,
  },
];
