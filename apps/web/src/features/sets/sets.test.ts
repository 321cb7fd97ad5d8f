import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  AttackStyle,
  amountsOf,
  EquipmentType,
  FULL_HEALING_SHARE,
  openWorld,
  type SavedSet,
  type SetOutcome,
  type Shown,
  wearingSet,
} from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { describe, expect, test } from 'vitest';
import { freePlace } from '../../lib/saved/free-place.ts';
import { proposedName } from './proposed-name.ts';
import { formOf, newForm, saveCommand, withLeft } from './set-form.ts';
import { notWornLines, setContents, setNote } from './set-texts.ts';

const { sets: data, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(data, version);
const idOf = (name: string) => data.items.find((item) => item.name === name)?.id ?? 0;
const [BOW, BOOTS, BREAD, PUP] = ['Reed Shortbow', 'Meadowhide Boots', 'Lea Barley Bread', 'Hearth Pup'].map(
  idOf,
) as [number, number, number, number];
const [REGION] = data.regions;
const SET: SavedSet = {
  slot: 2,
  name: 'Range',
  pieces: { weapon: BOW, boots: BOOTS, chest: null },
  food: { itemId: BREAD, amount: 60 },
};
const named = (name: string, slot = 1): SavedSet => ({ slot, name, pieces: {} });

describe('a proposed name', () => {
  const atHome = { isRunning: false, place: { kind: 'region', id: REGION?.id ?? 0 } } as const;
  const propose = (sets: readonly SavedSet[], fight: Parameters<typeof proposedName>[1] = atHome) =>
    proposedName({ sets, attackStyle: AttackStyle.Range, equipment: { weapon: BOW } }, fight, world);

  test('is the style, then the weapon, then the style with a number', () => {
    expect(propose([])).toBe('Range');
    expect(propose([named('Range')])).toBe('Reed Shortbow');
    expect(propose([named('Range'), named('Reed Shortbow', 2)])).toBe('Range 2');
    expect(propose(['Range', 'Reed Shortbow', 'Range 2'].map(named))).toBe('Range 3');
  });

  test('has the place of a running fight where there is room for it', () => {
    expect(propose([], { ...atHome, isRunning: true })).toBe(`Range, ${REGION?.name}`);
    const dungeon = data.dungeons.find(({ name }) => name.length > 17);
    const place = { kind: 'dungeon', id: dungeon?.id ?? 0 } as const;
    expect(dungeon).toBeDefined();
    expect(propose([], { isRunning: true, place })).toBe('Range');
  });

  test('is saved in the first free place, until all are taken', () => {
    expect(freePlace([named('a', 1), named('b', 3)], 3)).toBe(2);
    expect(freePlace([named('a', 1), named('b', 2)], 2)).toBeNull();
  });
});

describe('the form', () => {
  test('saves the food if some is packed, and no settings', () => {
    const packed = { equipment: { food: BREAD, foodAmount: 3 }, pets: [] };
    expect(saveCommand(1, newForm(' Night ', packed)).input).toEqual({ slot: 1, name: 'Night' });
    expect(saveCommand(1, newForm('Night', { equipment: {}, pets: [] })).input).toEqual({
      slot: 1,
      name: 'Night',
      leave: [{ equipmentType: EquipmentType.Food }],
    });
  });

  test('saves the companion once a pet is tamed', () => {
    const form = newForm('Night', { equipment: { food: BREAD }, pets: [PUP] });
    expect(saveCommand(1, form).input).toEqual({ slot: 1, name: 'Night', companion: true });
    expect(saveCommand(1, { ...form, companion: false }).input).not.toHaveProperty('companion');
    expect(formOf({ ...SET, companion: null }).companion).toBe(true);
    expect(formOf(SET).companion).toBe(false);
  });

  test('begins with the choices of the set that is replaced', () => {
    const left: SavedSet = { ...named('Bare'), pieces: SET.pieces, healingShare: 1, trainingAttribute: 0 };
    const { input } = saveCommand(3, withLeft(formOf(left), 'ring', false));
    expect(input).toMatchObject({ name: 'Bare', healing: true, training: true });
    const types = (input.leave ?? []).map(({ equipmentType }) => equipmentType);
    expect(types).toContain(EquipmentType.Food);
    expect(types).toContain(EquipmentType.Gloves);
    for (const worn of [EquipmentType.Weapon, EquipmentType.Chest, EquipmentType.Ring])
      expect(types).not.toContain(worn);
  });
});

describe('the words about a set', () => {
  const outcome = (change: Partial<Shown>): SetOutcome => wearingSet(testState(change).shown, SET, world, 0);

  test('say the style where all is owned, and that it is worn', () => {
    const owned = amountsOf({ [BOW]: 1, [BOOTS]: 1, [BREAD]: 60 });
    expect(setNote(SET, outcome({ inventory: owned }), world)).toBe('Range');
    const equipment = { weapon: BOW, boots: BOOTS, food: BREAD, foodAmount: 7 };
    const worn = outcome({ equipment, attackStyle: AttackStyle.Range });
    expect(setNote(SET, worn, world)).toBe('Worn now');
  });

  test('name what is missing before it is worn', () => {
    const poor = outcome({ inventory: amountsOf({ [BOW]: 1, [BREAD]: 7 }) });
    expect(setNote(SET, poor, world)).toBe('without Meadowhide Boots, only 7 × Lea Barley Bread');
    expect(notWornLines(poor.notWorn, world)[0]).toBe(
      'Meadowhide Boots: You do not own that many of this item.',
    );
    expect(setNote(SET, outcome({}), world)).toBe('without 2 pieces, without Lea Barley Bread');
  });

  test('name the pet that goes along, or that none does', () => {
    const withPup: SavedSet = { ...named('Walk'), companion: PUP };
    const walk = (change: Partial<Shown>) => wearingSet(testState(change).shown, withPup, world, 0);
    const note = (change: Partial<Shown>) => setNote(withPup, walk(change), world);
    expect(note({ pets: [PUP] })).toBe('Melee, with Hearth Pup');
    expect(note({ pets: [PUP], companion: PUP })).toBe('Worn now');
    expect(note({})).toBe('without Hearth Pup');
    expect(notWornLines(walk({}).notWorn, world)).toEqual([
      'Hearth Pup: Only a pet that you have tamed can come with you.',
    ]);
    expect(setContents(withPup, world)).toContain('Takes Hearth Pup along.');
    expect(setContents({ ...withPup, companion: null }, world)).toContain('Leaves all pets at home.');
    expect(setContents(SET, world).join()).not.toMatch(/along|pets/);
  });

  test('list what it puts on, empties and leaves', () => {
    expect(setContents(SET, world)).toEqual([
      'Puts on Meadowhide Boots, Reed Shortbow.',
      'Empties one slot.',
      'Leaves 9 slots as they are.',
      'Packs 60 × Lea Barley Bread.',
    ]);
    const other: SavedSet = {
      ...named('Bare'),
      food: null,
      healingShare: FULL_HEALING_SHARE / 4,
      trainingAttribute: 2,
    };
    expect(setContents(other, world)).toEqual([
      'Puts on nothing.',
      'Leaves 12 slots as they are.',
      'Packs no food.',
      'Eats at 25% health.',
      'Trains Defence.',
    ]);
  });
});
