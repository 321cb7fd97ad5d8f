import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { amountsOf, openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { searchWords } from '../../features/items/name-search.ts';
import { CARD_STATES, type ChapterFilter, cardState, chaptersOf, filterChapters } from './chapters.ts';

const compiled = compileWorld(shippedWorldDirectory);
const world = openWorld(compiled.sets, compiled.version);

const ANY: ChapterFilter = { regionId: null, card: null, words: [] };
const [plain, shining] = world.sets.enemies.map(({ id }) => id);
const cards = amountsOf({ [plain ?? 0]: 1, [shining ?? 0]: 2 });
const chapters = chaptersOf(cards, world);
const enemies = (found: typeof chapters) => found.flatMap(({ entries }) => entries);

test('lists all 258 enemies by region, then by bestiary index', () => {
  expect(chapters.map(({ region, total }) => [region.name, total])).toEqual(
    world.sets.regions.map(({ name }) => [name, 43]),
  );
  expect(enemies(chapters).map(({ enemy }) => enemy.bestiaryIndex)).toEqual(
    [...Array(258).keys()].map((index) => index + 1),
  );
});

test('has three states of a card: not owned, owned, owned and radiant', () => {
  const states = [plain, shining, 0].map((id) => CARD_STATES[cardState(cards, id ?? 0)]);
  expect(states).toEqual(['Owned', 'Owned, radiant', 'Not owned']);
});

test("counts a region's cards, a radiant one also as owned", () => {
  expect(chapters.map(({ owned, radiant }) => [owned, radiant])).toEqual([[2, 1], ...Array(5).fill([0, 0])]);
});

test('filters by region, card and name', () => {
  const region = world.sets.regions[2];
  const byRegion = filterChapters(chapters, { ...ANY, regionId: region?.id ?? 0 });
  expect(byRegion.map((chapter) => chapter.region)).toEqual([region]);
  const byCard = filterChapters(chapters, { ...ANY, card: 2 });
  expect(enemies(byCard).map(({ enemy }) => enemy.id)).toEqual([shining]);
  const byName = filterChapters(chapters, { ...ANY, words: searchWords('unrisen COCKCROW') });
  expect(enemies(byName).map(({ enemy }) => enemy.name)).toEqual(['Cockcrow, the Unrisen Morning']);
  expect(byName).toMatchObject([{ total: 43 }]);
  expect(filterChapters(chapters, { ...ANY, regionId: 2, card: 2 })).toEqual([]);
});
