import { compileWorld, shippedWorldDirectory } from '@slumberfell/content';
import {
  type Bearer,
  choicesOf,
  FIRST_FAMILY,
  familiesOf,
  isChoice,
  openWorld,
  type Trait,
  VERB_NAMES,
  VERBS,
  Verb,
} from '@slumberfell/engine';
import { describe, expect, test } from 'vitest';
import { SENTENCES, traitSentence } from './trait-sentence.ts';

const { sets, version } = compileWorld(shippedWorldDirectory);
const world = openWorld(sets, version);
const families = familiesOf(sets.enemies);

const familyNumber = (family: string): number => FIRST_FAMILY + families.indexOf(family);

test.each<[Trait, string]>([
  [[Verb.Opener, 60, 1], 'The first hit of a fight is 60% harder.'],
  [[Verb.Opener, 30, 4], 'The first 4 hits of a fight are 30% harder.'],
  [[Verb.Crescendo, 5, 30], 'Each turn of a fight the hits grow by 5%, up to 30%.'],
  [[Verb.Finisher, 60, 35], 'Hits are 60% harder against an enemy with 35% of its health or less.'],
  [[Verb.Rhythm, 15, 2], 'Every 2nd hit of a fight is 15% harder.'],
  [[Verb.Rhythm, 15, 3], 'Every 3rd hit of a fight is 15% harder.'],
  [[Verb.Rhythm, 22, 4], 'Every 4th hit of a fight is 22% harder.'],
  [[Verb.Echo, 18, 50], '18% of hits strike again with 50% of their strength.'],
  [[Verb.Keen, 40, 0], 'Critical damage is 40 percentage points higher.'],
  [[Verb.Keen, 1, 0], 'Critical damage is 1 percentage point higher.'],
  [[Verb.Bane, 10, 0], 'Hits are 10% harder against enemies of the Melee style.'],
  [[Verb.Bane, 10, 3], 'Hits are 10% harder against Elites.'],
  [[Verb.Bane, 10, 4], 'Hits are 10% harder against minibosses.'],
  [[Verb.Bane, 10, 5], 'Hits are 10% harder against bosses.'],
  [[Verb.Bane, 10, 6], 'Hits are 10% harder against enemies above your Attack level.'],
  [[Verb.Bane, 10, 7], 'Hits are 10% harder against enemies against which you have the Upper Hand.'],
  [[Verb.Bane, 10, familyNumber('undead')], 'Hits are 10% harder against undead enemies.'],
  [[Verb.Berserk, 12, 50], 'With 50% of your health or less, hits are 12% harder.'],
  [[Verb.Pierce, 30, 0], '30% of what softens your hits does not count.'],
  [[Verb.Plated, 8, 0], 'Every hit that you take is 8% smaller.'],
  [[Verb.Ward, 50, 3], 'Every 3rd hit that you take is 50% smaller.'],
  [[Verb.Ward, 100, 4], 'Every 4th hit that you take does nothing.'],
  [[Verb.Thorns, 30, 0], '30% of the damage that you take is given back.'],
  [[Verb.Leech, 6, 0], '6% of the damage that you deal heals you.'],
  [[Verb.Mend, 3, 0], 'Each turn heals 0.3% of your full health.'],
  [[Verb.Rise, 40, 1], 'When you fall, you rise again with 40% of your health, once a session.'],
  [[Verb.Rise, 40, 2], 'When you fall, you rise again with 40% of your health, twice a session.'],
  [[Verb.Thrift, 250, 15], '25% of the portions that you eat are not used up.'],
  [[Verb.Fasting, 20, 0], 'With nothing packed to eat, hits are 20% harder.'],
  [[Verb.Haste, 350, 0], 'The next enemy comes 0.35 s sooner.'],
  [[Verb.Carry, 40, 0], '40% of the surplus damage from a killing hit strikes the next enemy.'],
  [[Verb.Reach, 1, 0], 'You hunt as if you were 1 level higher.'],
  [[Verb.Reach, 5, 0], 'You hunt as if you were 5 levels higher.'],
  [[Verb.Linger, 1, 0], 'Combat may run 1 minute longer for each hour.'],
  [[Verb.Linger, 3, 0], 'Combat may run 3 minutes longer for each hour.'],
  [[Verb.Lure, 50, 3], 'You meet Elites 50% more often.'],
  [[Verb.Lure, 50, familyNumber('beast')], 'You meet beasts 50% more often.'],
  [[Verb.Again, 145, 0], '14.5% of kills give their loot twice.'],
  [[Verb.Luck, 20, 0], 'Your chance of curios is 20% better.'],
  [[Verb.Luck, 20, 19], 'Your chance of trophies is 20% better.'],
  [[Verb.Lesson, 5, 0], 'Kills teach 5% more of the skill that you train.'],
  [[Verb.Lesson, 4, 2], 'Kills also teach Mining, with 4% of their experience.'],
])('writes %j of an item', (trait, sentence) => {
  expect(traitSentence(trait, 'item', world)).toBe(sentence);
});

test.each<[Trait, string]>([
  [[Verb.Opener, 30, 1], 'Its first hit of a fight is 30% harder.'],
  [[Verb.Opener, 80, 2], 'Its first 2 hits of a fight are 80% harder.'],
  [[Verb.Crescendo, 2, 24], 'Each turn of a fight its hits grow by 2%, up to 24%.'],
  [[Verb.Finisher, 120, 40], 'Its hits are 120% harder while you have 40% of your health or less.'],
  [[Verb.Rhythm, 100, 3], 'Every 3rd of its hits in a fight is 100% harder.'],
  [[Verb.Berserk, 60, 50], 'With 50% of its health or less, its hits are 60% harder.'],
  [[Verb.Pierce, 25, 0], '25% of what softens its hits does not count.'],
  [[Verb.Plated, 12, 0], 'Every hit that it takes is 12% smaller.'],
  [[Verb.Ward, 60, 2], 'Every 2nd hit that it takes is 60% smaller.'],
  [[Verb.Ward, 100, 4], 'Every 4th hit that it takes does nothing.'],
  [[Verb.Thorns, 8, 0], 'It gives back 8% of the damage that it takes.'],
  [[Verb.Leech, 40, 0], '40% of the damage that it deals heals it.'],
  [[Verb.Mend, 10, 0], 'Each turn it heals 1% of its full health.'],
  [[Verb.Rise, 15, 1], 'When it falls, it rises again with 15% of its health, once a fight.'],
  [[Verb.Rise, 20, 3], 'When it falls, it rises again with 20% of its health, 3 times a fight.'],
  [[Verb.Flee, 1, 0], 'In open combat, it is gone after 1 turn.'],
  [[Verb.Flee, 9, 0], 'In open combat, it is gone after 9 turns.'],
  [[Verb.Filch, 1, 0], 'It takes a portion of your food every turn.'],
  [[Verb.Filch, 11, 0], 'It takes a portion of your food every 11th turn.'],
  [[Verb.Filch, 21, 0], 'It takes a portion of your food every 21st turn.'],
  [[Verb.Hush, 1, 0], 'Against it, your food does not count.'],
  [[Verb.Hush, 2, 0], 'Against it, its card and the Upper Hand do not count.'],
  [[Verb.Hush, 4, 0], 'Against it, your traits do not count.'],
  [[Verb.Hush, 7, 0], 'Against it, your food, its card, the Upper Hand and your traits do not count.'],
])('writes %j of an enemy', (trait, sentence) => {
  expect(traitSentence(trait, 'enemy', world)).toBe(sentence);
});

describe.each(VERB_NAMES)('%s', (name) => {
  const { bearers, a, b } = VERBS[name];
  const seconds = b === null ? [0] : isChoice(b) ? [...choicesOf(b, families).values()] : [b.min, b.max];
  const traits = [a.min, a.max].flatMap((one) => seconds.map((other) => [Verb[name], one, other] as Trait));

  test.each<Bearer>(['item', 'enemy'])('has a sentence for the bearers of the rules: %s', (bearer) => {
    expect(SENTENCES[name][bearer] !== null).toBe(bearers.includes(bearer));
    for (const trait of traits) {
      const sentence = traitSentence(trait, bearer, world);
      if (bearers.includes(bearer)) expect(sentence).toMatch(/^[A-Z0-9][^.]*(\.\d+[^.]*)?\.$/);
      else expect(sentence).toBeNull();
      expect(sentence ?? '').not.toMatch(/undefined|null|NaN|something else|of the family/);
    }
  });
});

test('has no sentence for a verb that it does not know', () => {
  expect(traitSentence([99, 1, 0] as unknown as Trait, 'item', world)).toBeNull();
});

test("names a family of another world by its author's word", () => {
  const enemies = sets.enemies.map((enemy) => ({ ...enemy, family: 'teapot' }));
  const other = openWorld({ ...sets, enemies }, 'teapots');
  expect(traitSentence([Verb.Lure, 10, FIRST_FAMILY], 'item', other)).toBe(
    'You meet enemies of the teapot family 10% more often.',
  );
});
