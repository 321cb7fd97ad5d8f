import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  amountsOf,
  createState,
  type EquipmentType,
  equipObstacles,
  type Item,
  openWorld,
  type Shown,
  SLOT_OF_TYPE,
  supposing,
  WORN_SLOTS,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { bestOwnedPiece, upgradesOf } from './best-owned-piece.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);
const bare = createState(compiled.newCharacter, 0).shown;
const owning = (items: readonly Item[]) => amountsOf(Object.fromEntries(items.map(({ id }) => [id, 1])));
const owner: Shown = {
  ...bare,
  inventory: owning(world.sets.items),
};
const veteran = supposing(owner, { levels: world.sets.skills.map(({ id }) => ({ skillId: id, level: 60 })) });

test.each(WORN_SLOTS)('offers the strongest wearable piece for an empty slot: %s', (slot) => {
  const wearable = world.sets.items.filter(
    (item) =>
      item.equipmentType !== undefined &&
      SLOT_OF_TYPE[item.equipmentType] === slot &&
      equipObstacles(owner, item).length === 0,
  );
  const best = bestOwnedPiece(slot, owner, world);
  expect(best === null).toBe(wearable.length === 0);
  const strengths = wearable.map(({ attackPower = 0, armor = 0 }) => attackPower + armor);
  expect((best?.attackPower ?? 0) + (best?.armor ?? 0)).toBe(Math.max(0, ...strengths));
});

test('offers nothing that the character cannot wear, and nothing that is not owned', () => {
  const high = world.sets.items.find((item) => (item.requiredDefenceLevel ?? 0) > 20);
  const slot = SLOT_OF_TYPE[high?.equipmentType ?? 1] ?? 'chest';
  const inventory = owning(high === undefined ? [] : [high]);
  expect(bestOwnedPiece(slot, { ...bare, inventory }, world)).toBeNull();
  expect(bestOwnedPiece('chest', { ...bare, inventory: [] }, world)).toBeNull();
});

test('offers a better piece for a slot that is in use, and no equal or weaker one', () => {
  const best = bestOwnedPiece('chest', veteran, world) as Item;
  const weaker = world.sets.items.find(
    (item) => item.equipmentType === best.equipmentType && (item.armor ?? 0) < (best.armor ?? 0),
  ) as Item;
  const dressed = { ...veteran, equipment: { ...veteran.equipment, chest: weaker.id } };
  expect(bestOwnedPiece('chest', dressed, world)).toEqual(best);
  expect(bestOwnedPiece('chest', { ...veteran, equipment: { chest: best.id } }, world)).toBeNull();
});

test('lists one upgrade for each slot, until they are worn', () => {
  const upgrades = upgradesOf(veteran, world);
  const slots = upgrades.map(({ equipmentType }) => SLOT_OF_TYPE[equipmentType as EquipmentType]);
  expect(new Set(slots).size).toBe(upgrades.length);
  expect(upgrades.length).toBeGreaterThan(3);
  const equipment = Object.fromEntries(upgrades.map(({ id }, index) => [slots[index], id]));
  expect(upgradesOf({ ...veteran, equipment }, world)).toEqual([]);
});

test('does not call a weapon of another attack style better', () => {
  const weapons = world.sets.items.filter(
    (item) => item.providedAttackStyle !== undefined && equipObstacles(bare, item).length === 0,
  );
  const [worn] = weapons;
  const inventory = owning(
    weapons.filter(({ providedAttackStyle }) => providedAttackStyle !== worn?.providedAttackStyle),
  );
  const armed = { ...bare, equipment: { weapon: worn?.id ?? 0 }, inventory };
  expect(inventory.length).toBeGreaterThan(0);
  expect(bestOwnedPiece('weapon', armed, world)).toBeNull();
  expect(bestOwnedPiece('weapon', { ...armed, equipment: {} }, world)).not.toBeNull();
});
