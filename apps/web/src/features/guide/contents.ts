// chunk: guide
import type { GuideArticle } from '@slumberfell/protocol';

/** An article in the guide's contents. `id` is its path in the address. */
interface Entry {
  readonly id: GuideArticle;
  readonly title: string;
  readonly about: string;
}

/**
 * The guide's contents in their order (specification 2.90; game-design 10). The texts of the articles are in
 * other scripts.
 */
export const CONTENTS = [
  {
    id: 'general',
    title: 'General',
    articles: [
      {
        id: 'welcome',
        title: 'Welcome to Slumberfell',
        about: 'What a legend is, and the first ten minutes',
      },
      {
        id: 'while-you-rest',
        title: 'While You Rest',
        about: 'Idle time, sessions, and how to refresh them',
      },
      { id: 'what-comes-after', title: 'What Comes After', about: 'A night with more than one thing to do' },
      {
        id: 'story-and-errands',
        title: 'Story and Errands',
        about: 'Chapters, the board, and candle-ends',
      },
      {
        id: 'guests-and-accounts',
        title: 'Guests and Accounts',
        about: 'What a guest keeps, and how to lose it',
      },
      { id: 'levels-and-experience', title: 'Levels and Experience', about: 'The curve, and its last step' },
      { id: 'gold', title: 'Gold', about: 'What sells, and what it buys' },
      { id: 'the-regions', title: 'The Six Regions', about: 'Levels, fares, and why home is free' },
      { id: 'tiers-and-quality', title: 'Tiers and Quality', about: 'What names and frames tell you' },
      { id: 'the-relicarium', title: 'The Relicarium', about: 'Keepsakes that keep the lamp lit' },
      { id: 'the-bestiary', title: 'The Bestiary', about: 'Cards, and the radiant ones' },
      { id: 'pets', title: 'Pets', about: 'Small things that followed you home' },
      { id: 'leaderboards', title: 'Leaderboards', about: 'What each board counts' },
      { id: 'the-alpha', title: 'The Alpha', about: 'Rewards on release, and what is coming' },
    ],
  },
  {
    id: 'combat',
    title: 'Combat',
    articles: [
      { id: 'your-first-fight', title: 'Your First Fight', about: 'From the cudgel to the first victory' },
      { id: 'styles', title: 'Styles and the Upper Hand', about: 'Who beats whom, and by how much' },
      { id: 'attributes', title: 'What Each Attribute Does', about: 'Power, armor, criticals, health' },
      { id: 'damage', title: 'Damage in Numbers', about: 'One turn, worked out on paper' },
      { id: 'food', title: 'Food and the Healing Threshold', about: 'How much is eaten, and when' },
      { id: 'open-combat', title: 'Open Combat', about: 'Who appears, and how often' },
      { id: 'dungeons', title: 'Dungeons and Keys', about: 'One key a run, loot from the last foe' },
      { id: 'equipment', title: 'Equipment and Requirements', about: 'Slots, styles, red lines' },
      { id: 'runes-and-jewelry', title: 'Runes and Jewelry', about: 'Small pieces that fit every style' },
      { id: 'traits-and-tricks', title: 'Traits and Tricks', about: 'What else pieces and enemies do' },
      { id: 'training', title: 'Training Well', about: 'Lessons, and levels too far apart' },
      { id: 'when-you-fall', title: 'When You Fall', about: 'An evening is lost, never an item' },
    ],
  },
  {
    id: 'skills',
    title: 'Skills',
    articles: [
      { id: 'gathering', title: 'Gathering Basics', about: 'Fields, seams, woods and water' },
      { id: 'crafting', title: 'Crafting Basics', about: 'Components, regions, amounts' },
      { id: 'masterpieces', title: 'Masterpieces', about: 'Elite pieces, and all they ask for' },
      { id: 'disenchanting', title: 'Disenchanting', about: 'What is left when a thing is undreamt' },
      { id: 'harvesting', title: 'Harvesting', about: 'Fibre, shed hides, crops and herbs' },
      { id: 'mining', title: 'Mining', about: 'Ore, stone, flux and rough gems' },
      { id: 'logging', title: 'Logging', about: 'Wood of two tempers, and resin' },
      { id: 'fishing', title: 'Fishing', about: 'Supper, and sometimes a pearl' },
      { id: 'tailoring', title: 'Tailoring', about: 'Cloth, cord, and robes for mages' },
      { id: 'leatherworking', title: 'Leatherworking', about: 'Cured hide, straps, and gear for archers' },
      { id: 'armorsmithing', title: 'Armorsmithing', about: 'Ingots, and plate for the front row' },
      { id: 'rodsmithing', title: 'Rodsmithing', about: 'Hafts, focuses, and what mages point with' },
      { id: 'fletching', title: 'Fletching', about: 'Bows, shafts, and skewers' },
      { id: 'weaponsmithing', title: 'Weaponsmithing', about: 'Blades, mauls, fittings, toolsets' },
      { id: 'jewelry', title: 'Jewelry', about: 'Rings, necklaces, chains and keys' },
      { id: 'runecarving', title: 'Runecarving', about: 'Runes, sigils, and undoing things' },
      { id: 'alchemy', title: 'Alchemy', about: 'Draughts, tinctures and oils' },
      { id: 'cooking', title: 'Cooking', about: 'What every fight is fought on' },
    ],
  },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly articles: readonly Entry[];
}[];

export type Category = (typeof CONTENTS)[number];
export type CategoryId = Category['id'];
export type ArticleIdOf<C extends CategoryId> = Extract<Category, { id: C }>['articles'][number]['id'];
export type ArticleId = ArticleIdOf<CategoryId>;

/** Does not compile unless the contents have each article that the server knows. The error names it. */
({}) satisfies Readonly<Record<Exclude<GuideArticle, ArticleId>, true>>;

/** An article's entry in the contents, with its category. */
export interface Listing extends Entry {
  readonly id: ArticleId;
  readonly category: Category;
}

/** All articles in reading order. */
export const LISTINGS: readonly Listing[] = CONTENTS.flatMap((category) =>
  category.articles.map((article) => ({ ...article, category })),
);

/** The article with this id; undefined for an unknown id. */
export const listingOf = (articleId: string): Listing | undefined =>
  LISTINGS.find(({ id }) => id === articleId);
