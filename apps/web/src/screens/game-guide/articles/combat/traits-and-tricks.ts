import { MAX_TRAITS, VERBS, type VerbName, type World } from '@slumberfell/engine';
import { traitSentence } from '../../../../features/traits/trait-sentence.ts';
import { VERB_WORDS } from '../../../../features/traits/verb-words.ts';
import {
  articleLink,
  aside,
  list,
  type Section,
  screenLink,
  section,
  type Text,
  table,
  type Write,
} from '../../article.ts';
import { capOf, verbsOf } from '../../facts/trait-facts.ts';
import { allOf, inWords, points } from '../../facts/words.ts';

const named = (name: VerbName): Text => `**${VERB_WORDS[name].title}**`;

/** The section on item sets. None in a world without item sets. */
const itemSets = (world: World): readonly Section[] => {
  const rows = world.sets.itemSets.flatMap(({ name, traits }) =>
    traits.map(({ pieces, trait }) => [name, pieces, traitSentence(trait, 'item', world) ?? '']),
  );
  if (rows.length === 0) return [];
  return [
    section(
      'Item sets',
      'The pieces that only one enemy in a region carries know each other: neighbours do. Together they are an item set, with a name and with traits that count **once you wear enough of its pieces**. Any of them will do, as long as they are different ones, and what counts with few of them counts with more, too.',
      `Each piece says which item set it belongs to, how much of the set you are wearing, and what this piece would add. ${screenLink('/equipment', 'Equipment')} lists the item sets that you are wearing; the bag and the Wiki can list the pieces of one.`,
      'An item set is not a saved set. The one is what the pieces agree on, the other is what you do.',
      table('What item sets bring', ['Item set', 'Pieces', 'What it does'], rows),
    ),
  ];
};

/** Guide article: traits of items, and the tricks of enemies (game-design 2.16d). */
export const traitsAndTricks: Write = (world) => ({
  lead: 'Most pieces are as good as their numbers. A few have habits, and so have some of the things that you hit with them.',
  sections: [
    section(
      'What a trait is',
      `A piece may do something beyond its numbers. That is a trait, and a piece has at most ${inWords(MAX_TRAITS)}. It is written below the piece’s story; in the ${screenLink('/inventory', 'Inventory')} a small star marks the tile, and you can list the pieces with a trait of your choice, or all that are good for experience, gold, safety or work (gathering and crafting). The Wiki and the workshops can do this, too.`,
      'Before you put such a piece on, it says what you gain by it, and what you lose with the piece that you are wearing now.',
    ),
    section(
      'When it counts',
      list(
        'Traits are read **when an enemy appears**: those of everything that you wear, and of the pet that comes with you, at that moment.',
        'They hold until that fight is decided. What you change in the meantime counts from the next enemy.',
        `Attack power and armor do not wait that long: they count from the next turn, as explained under ${articleLink('damage')}.`,
      ),
      'So there is no point in changing your hat for the last hit. People have tried.',
    ),
    ...itemSets(world),
    section(
      'How they add up',
      list(
        'Percentages of the same trait **are added**, whichever pieces they come from, up to a cap.',
        `Everything that makes a hit harder is added too, and stops at **${points(VERBS.Opener.cap)}** more.`,
        `Of ${allOf([named('Finisher'), named('Berserk'), named('Rise')])} only the strongest counts.`,
        `Chances of ${named('Echo')} are added; how hard it strikes is the mean of all of them.`,
      ),
      table(
        'Traits of pieces',
        ['Trait', 'What it does', 'Together at most'],
        verbsOf('item').map((name) => [named(name), VERB_WORDS[name].does, capOf(name)]),
      ),
    ),
    section(
      'Companions',
      `Pets have traits, too. One tamed pet can **come with you**: you choose it on ${screenLink('/pets', 'Pets')} or beside your boots on ${screenLink('/equipment', 'Equipment')}, and that is also where you leave it at home again.`,
      list(
        'What it does counts like the traits of what you wear, and adds up with them.',
        'It counts from the next fight, or the next action when you gather or craft.',
        `The bonus of ${articleLink('pets', 'a tamed pet')} never stays at home. It counts whether the pet comes with you or not.`,
        `${articleLink('equipment', 'A saved set')} can bring a pet of its own.`,
      ),
      'The others are not jealous. They have the beds to themselves.',
    ),
    section(
      'Tricks of enemies',
      `Enemies of rank may have a trick: the same thing as a trait, on the other side. ${screenLink('/bestiary', 'The Bestiary')} describes it once you have met the enemy; the Wiki has read ahead.`,
      table(
        'Tricks',
        ['Trick', 'What it does'],
        verbsOf('enemy').map((name) => [named(name), VERB_WORDS[name].does]),
      ),
    ),
    section(
      'How to prepare',
      list(
        `Against ${named('Plated')}: ${named('Pierce')}, or ${named('Thorns')}, which need no way through.`,
        `Against ${named('Mend')} and ${named('Leech')}: be quick. ${named('Opener')} and ${named('Finisher')} leave little time to heal.`,
        `Against ${named('Crescendo')}: be quick, too. It is kindest at the beginning.`,
        `Against ${allOf([named('Opener'), named('Rhythm'), named('Finisher')])}: ${named('Ward')}, and a higher ${articleLink('food', 'healing threshold')}.`,
        `Against ${named('Rise')}: keep some health for the second round. ${named('Mend')} helps.`,
        `Against ${named('Filch')}: ${named('Thrift')}, or more food than it can carry.`,
        `Against ${named('Flee')}: the hardest hits that you have, at once.`,
        `Against ${named('Hush')}: read what it hushes. If it is traits, plain good numbers win.`,
      ),
      aside(
        'Read before you go',
        `A trick is never a surprise twice. ${articleLink('equipment', 'A saved set')} for an enemy that you mean to meet often is worth its place.`,
      ),
    ),
  ],
});
