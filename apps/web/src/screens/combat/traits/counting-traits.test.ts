import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { bearersOf, type CombatAction, type Outfit, openWorld } from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import { countingLines, countingTraits, titlesOf } from './counting-traits.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const named = (name: string) => {
  const item = sets.items.find((one) => one.name === name);
  if (!item) throw new Error(`No item ${name}`);
  return item;
};
const enemyNamed = (name: string) => sets.enemies.find((one) => one.name === name) ?? null;

const BELL = named("Bellwether's Bell");
const ROD = named("Lamplighter's Rod");
const worn: Outfit = { equipment: { weapon: ROD.id, necklace: BELL.id }, companion: null };
/** Two pieces of one item set. */
const together = bearersOf(worn, world);
const fight = (bearers?: readonly number[]) =>
  ({ phase: 'fight', ...(bearers && { bearers }) }) as CombatAction;
const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

describe('the pieces whose traits count', () => {
  test('are those that were worn when the enemy appeared', () => {
    const traits = countingTraits(fight(bearersOf(worn, world)), worn, enemyNamed('Buttonhopper'), world);
    expect(namesOf(traits.pieces.map(({ item }) => item)).sort()).toEqual([BELL.name, ROD.name]);
    expect(traits).toMatchObject({ isHushed: false, tricks: [], gained: [], lost: [] });
  });

  test('change with the next fight: what is put on and off is told', () => {
    const traits = countingTraits(
      fight([ROD.id]),
      { equipment: { necklace: BELL.id }, companion: null },
      enemyNamed('Buttonhopper'),
      world,
    );
    expect(namesOf(traits.pieces.map(({ item }) => item))).toEqual([ROD.name]);
    expect([namesOf(traits.gained), namesOf(traits.lost)]).toEqual([[BELL.name], [ROD.name]]);
  });

  test('are those that are worn during a pull', () => {
    const traits = countingTraits({ phase: 'pull' } as CombatAction, worn, null, world);
    expect(traits.pieces).toHaveLength(2);
    expect(traits).toMatchObject({ tricks: [], gained: [], lost: [] });
  });
});

test('says that an enemy prevents them, and has its tricks in words', () => {
  const traits = countingTraits(fight([ROD.id]), worn, enemyNamed('Sister Hush'), world);
  expect(traits.isHushed).toBe(true);
  expect(titlesOf(traits.tricks)).toEqual(['Hush']);
});

describe('the item sets', () => {
  test('are those of which enough pieces count', () => {
    const { itemSets } = countingTraits(fight(together), worn, null, world);
    expect(itemSets.map((one) => [one.worn.itemSet.id, one.worn.pieces, titlesOf(one.lines)])).toEqual([
      [BELL.itemSetId, 2, ['Thrift']],
    ]);
    expect(countingTraits(fight([ROD.id]), worn, null, world).itemSets).toEqual([]);
  });

  test('have their words among all words of the character', () => {
    expect(titlesOf(countingLines(countingTraits(fight(together), worn, null, world)))).toEqual([
      'Haste',
      'Mend',
      'Thrift',
    ]);
  });
});

test('has each word once', () => {
  const { pieces } = countingTraits(fight([ROD.id, ROD.id]), worn, null, world);
  expect(titlesOf(pieces.flatMap(({ lines }) => lines))).toEqual(['Mend']);
});
