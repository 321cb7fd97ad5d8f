import { ItemCategory, openWorld } from '@slumberfell/engine';
import { testItem, testSets } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { piecesText, takenAlong, wornPieces } from './pieces-text.ts';

const [HELM, BREAD, PUP] = [1, 2, 3];
const items = [
  testItem({ id: HELM, name: 'Copper Helm' }),
  testItem({ id: BREAD, name: 'Bread', healingAmount: 5 }),
  testItem({ id: PUP, name: 'Hearth Pup', category: ItemCategory.Pet }),
];
const world = openWorld(testSets({ items }), 'test');
const one = (itemId: number, amount = 1) => ({ itemId, amount });

test('names gear, and food with its portions', () => {
  expect(piecesText([one(HELM), one(BREAD, 1_312)], world)).toBe('Copper Helm, 1,312 × Bread');
});

test('tells the pet that goes along apart', () => {
  const pieces = [one(HELM), one(PUP)];
  expect([wornPieces(pieces, world), takenAlong(pieces, world)]).toEqual([[one(HELM)], 'Hearth Pup']);
  expect(takenAlong([one(HELM)], world)).toBeNull();
});
