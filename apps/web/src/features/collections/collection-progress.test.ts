import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import {
  bestiaryProgress,
  listedEnemies,
  listedEntries,
  listedPets,
  petProgress,
  relicariumProgress,
} from './collection-progress.ts';

const { sets } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, 'all');
const NOTHING = amountsOf({});

test('counts nothing as owned for a new character', () => {
  expect(relicariumProgress(NOTHING, world)).toEqual({ owned: 0, total: 746 });
  expect(bestiaryProgress(NOTHING, world)).toEqual({ owned: 0, total: 258 });
  expect(petProgress([], world)).toEqual({ owned: 0, total: 26 });
});

test('counts a kind once, however many are owned', () => {
  const [one, other] = listedEntries(NOTHING, world);
  const trophies = amountsOf({ [one?.itemId ?? 0]: 7, [other?.itemId ?? 0]: 1 });
  expect(relicariumProgress(trophies, world).owned).toBe(2);
  const [plain, shining] = listedEnemies(NOTHING, world);
  expect(bestiaryProgress(amountsOf({ [plain?.id ?? 0]: 1, [shining?.id ?? 0]: 2 }), world).owned).toBe(2);
  const [pet] = listedPets([], world);
  expect(petProgress([pet?.id ?? 0], world).owned).toBe(1);
});

test('sorts enemies by bestiary index, not by the order of their set', () => {
  const turned = openWorld({ ...sets, enemies: sets.enemies.toReversed() }, 'turned');
  const indexes = listedEnemies(NOTHING, turned).map(({ bestiaryIndex }) => bestiaryIndex);
  expect(indexes).toEqual([...indexes.keys()].map((index) => index + 1));
});

test('lists retired entries only for characters that own them', () => {
  // The trophy of the first enemy is also given to each character.
  const gone = sets.enemies[1];
  const trophy = sets.relicariumEntries.find(({ itemId }) =>
    world.item(itemId)?.name.includes(gone?.name ?? '-'),
  );
  const pet = sets.items.find(({ name }) => name === 'Dandelion Mouse');
  if (!gone || !trophy || !pet) throw new Error('The shipped world has changed');
  // A world as after an import that retires rows: the rows of the enemy, the trophy and the pet still exist,
  // but regions, dungeons and `crafteableItems` no longer refer to them.
  const later = openWorld(
    {
      ...sets,
      regions: sets.regions.map((region) => ({
        ...region,
        enemies: region.enemies.filter((id) => id !== gone.id),
      })),
      dungeons: sets.dungeons.map((dungeon) => ({
        ...dungeon,
        sequences: dungeon.sequences.filter(({ enemyId }) => enemyId !== gone.id),
      })),
      crafteableItems: sets.crafteableItems.filter(({ skillId }) => skillId !== pet.skillId),
    },
    'later',
  );
  const trophies = amountsOf({ [trophy.itemId]: 1 });
  const cards = amountsOf({ [gone.id]: 2 });
  expect(listedEnemies(NOTHING, later)).not.toContain(gone);
  expect(listedEnemies(cards, later)).toContain(gone);
  expect(listedEntries(NOTHING, later)).not.toContain(trophy);
  expect(listedEntries(trophies, later)).toContain(trophy);
  expect(listedPets([], later)).not.toContain(pet);
  expect(listedPets([pet.id], later)).toContain(pet);
});
