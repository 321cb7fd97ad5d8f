import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import { openWorld } from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { CONTENTS, LISTINGS, listingOf } from '../../features/guide/contents.ts';
import type { Article, Block, Table } from './article.ts';
import { fetchAllTexts } from './fetch-texts.ts';
import { plain, runsOf, textsOfArticle } from './markup.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const allTexts = await fetchAllTexts();

function articleOf(id: (typeof LISTINGS)[number]['id']): Article {
  const write = allTexts[id];
  if (!write) throw new Error(`${id} has no text`);
  return write(world);
}

const ARTICLES = LISTINGS.map((listing) => [listing.id, articleOf(listing.id)] as const);

/** The titles of the articles in game-design 10, by category. */
const DESIGNED = {
  General: [
    'Welcome to Slumberfell',
    'While You Rest',
    'What Comes After',
    'Story and Errands',
    'Guests and Accounts',
    'Levels and Experience',
    'Gold',
    'The Six Regions',
    'Tiers and Quality',
    'The Relicarium',
    'The Bestiary',
    'Pets',
    'Leaderboards',
    'The Alpha',
  ],
  Combat: [
    'Your First Fight',
    'Styles and the Upper Hand',
    'What Each Attribute Does',
    'Damage in Numbers',
    'Food and the Healing Threshold',
    'Open Combat',
    'Dungeons and Keys',
    'Equipment and Requirements',
    'Runes and Jewelry',
    'Traits and Tricks',
    'Training Well',
    'When You Fall',
  ],
  Skills: [
    'Gathering Basics',
    'Crafting Basics',
    'Masterpieces',
    'Disenchanting',
    'Harvesting',
    'Mining',
    'Logging',
    'Fishing',
    'Tailoring',
    'Leatherworking',
    'Armorsmithing',
    'Rodsmithing',
    'Fletching',
    'Weaponsmithing',
    'Jewelry',
    'Runecarving',
    'Alchemy',
    'Cooking',
  ],
};

test('has the articles of the design, in its order, and a text for each', () => {
  expect(
    Object.fromEntries(CONTENTS.map(({ title, articles }) => [title, articles.map((each) => each.title)])),
  ).toEqual(DESIGNED);
  expect(Object.keys(allTexts).sort()).toEqual(LISTINGS.map(({ id }) => id).sort());
  expect(new Set(LISTINGS.map(({ id }) => id)).size).toBe(LISTINGS.length);
});

test.each(['the-regions', 'open-combat', 'damage'] as const)(
  'writes %s for a world whose regions are empty',
  (id) => {
    const [first] = sets.regions;
    if (!first) throw new Error('The shipped world has no region');
    const empty = { ...first, id: 999, enemies: [], enemyDrops: [], resources: [], dungeons: [] };
    const article = allTexts[id]?.(openWorld({ ...sets, regions: [first, empty] }, 'wider'));
    expect(textsOfArticle(article as Article).join('\n')).not.toMatch(/undefined|NaN|Infinity|null/);
  },
);

const tablesOf = (block: Block): readonly Table[] => {
  if (typeof block === 'string') return [];
  if (block.kind === 'table') return [block];
  return block.kind === 'folds' ? block.tables : [];
};

test.each(ARTICLES)('writes %s completely for the shipped world', (_, article) => {
  const texts = textsOfArticle(article);
  expect(texts.filter((text) => text.trim() === '' && text !== '')).toEqual([]);
  expect(texts.join('\n')).not.toMatch(/undefined|null|NaN|Infinity|\[object|!/);
  // Signs of the markup that are left after parsing, and wrong spaces, are mistakes in the text.
  expect(texts.map(plain).filter((text) => /\*|\]\(|\s{2}|\s[.,;:]/.test(text))).toEqual([]);

  const anchors = article.sections.map(({ id }) => id);
  expect(anchors).not.toContain('');
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const { blocks } of article.sections) expect(blocks).not.toEqual([]);

  for (const { columns, rows } of article.sections.flatMap(({ blocks }) => blocks.flatMap(tablesOf))) {
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row.length).toBe(columns.length);
    const numbers = rows.flat().filter((cell) => typeof cell === 'number');
    expect(numbers.filter((value) => !Number.isFinite(value) || value < 0)).toEqual([]);
  }
});

/** First path segments of the screens to which articles may link (specification 2.1 to 2.26). */
const SCREENS = [
  'alerts',
  'account',
  'agreements',
  'bestiary',
  'characters',
  'combat',
  'equipment',
  'home',
  'inventory',
  'leaderboards',
  'local-combat',
  'patch-notes',
  'pets',
  'quests',
  'register',
  'relicarium',
  'skills',
  'validate',
];

test.each(ARTICLES)('links %s only to articles and screens', (id, article) => {
  const targets = textsOfArticle(article)
    .flatMap(runsOf)
    .flatMap(({ target }) => target ?? []);
  const lost = targets.filter((target) =>
    target.startsWith('/') ? !SCREENS.includes(target.split('/')[1] ?? '') : !listingOf(target),
  );
  expect(lost).toEqual([]);
  expect(targets).not.toContain(id);
});

const FOLDER = fileURLToPath(new URL('articles', import.meta.url));
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')] as const);

/**
 * Numbers that an article's source may contain, because they are not of the game's rules: indexes, and the
 * first level.
 */
const ALLOWED = /\b[01]\b/g;
/** A comment in the source. `//` after a colon does not begin one, because it is part of an address. */
const COMMENT = /\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs;
const NUMBER_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(thir|four|fif|six|seven|eigh|nine)teen|(twen|thir|for|fif|six|seven|eigh|nine)ty|dozen|hundred|thousand|million)s?\b/i;

/** The lines of a source file that contain a number of the game's rules, in digits or as a word. */
const linesWithNumbers = (source: string): readonly string[] =>
  source
    .replaceAll(COMMENT, '')
    .replaceAll(ALLOWED, '')
    .split('\n')
    .filter((line) => /\d/.test(line) || NUMBER_WORDS.test(line));

test.each(SOURCES)('has no number of the game typed in %s', (_, source) => {
  expect(linesWithNumbers(source)).toEqual([]);
});

test.each([
  "'It takes 12 hours.'",
  "'It takes forty days.'",
  "// Of a level.\n'It takes 12 hours.'",
  "/** Of a level. */ 'It takes twelve hours.'",
  "'See https://example.org/ for all 12.'",
])('finds the number typed in %j', (source) => {
  expect(linesWithNumbers(source)).toHaveLength(1);
});

test.each(['// The level 12.', '/* 12 */ /**\n * 12\n */', "'Once there were teens.'", 'rows[0]'])(
  'finds no number typed in %j',
  (source) => {
    expect(linesWithNumbers(source)).toEqual([]);
  },
);
