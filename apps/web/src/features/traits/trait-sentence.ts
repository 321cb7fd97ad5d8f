import {
  type Bearer,
  LessonKind,
  type Trait,
  type VerbName,
  verbName,
  type World,
} from '@slumberfell/engine';
import { formatNumber, formatTenths } from '../../lib/format/number.ts';
import { counted, everyNth, listed, percent, seconds, times } from './amount-words.ts';
import {
  categoryWords,
  doubledWords,
  enemyWords,
  hushedWords,
  savedWords,
  skillWords,
} from './kind-words.ts';

/** The sentence for two parameters of a verb. */
type Sentence = (a: number, b: number, world: World) => string;

/** The sentences of a verb, from the side of each bearer. Null: this kind of bearer never has the verb. */
type Sentences = Readonly<Record<Bearer, Sentence | null>>;

const firstHits = (count: number): string =>
  count === 1 ? 'first hit' : `first ${formatNumber(count)} hits`;
const areHarder = (count: number, a: number): string => `${count === 1 ? 'is' : 'are'} ${percent(a)} harder`;

/** How much smaller a hit is. One that is smaller by all of it is no hit. */
const isSmaller = (a: number): string => (a >= 100 ? 'does nothing' : `is ${percent(a)} smaller`);

export const SENTENCES: Readonly<Record<VerbName, Sentences>> = {
  Opener: {
    item: (a, b) => `The ${firstHits(b)} of a fight ${areHarder(b, a)}.`,
    enemy: (a, b) => `Its ${firstHits(b)} of a fight ${areHarder(b, a)}.`,
  },
  Crescendo: {
    item: (a, b) => `Each turn of a fight the hits grow by ${percent(a)}, up to ${percent(b)}.`,
    enemy: (a, b) => `Each turn of a fight its hits grow by ${percent(a)}, up to ${percent(b)}.`,
  },
  Finisher: {
    item: (a, b) =>
      `Hits are ${percent(a)} harder against an enemy with ${percent(b)} of its health or less.`,
    enemy: (a, b) => `Its hits are ${percent(a)} harder while you have ${percent(b)} of your health or less.`,
  },
  Rhythm: {
    item: (a, b) => `${everyNth(b, 'hit')} of a fight is ${percent(a)} harder.`,
    enemy: (a, b) => `${everyNth(b, 'of its hits')} in a fight is ${percent(a)} harder.`,
  },
  Echo: {
    item: (a, b) => `${percent(a)} of hits strike again with ${percent(b)} of their strength.`,
    enemy: null,
  },
  Keen: {
    item: (a) => `Critical damage is ${counted(a, 'percentage point')} higher.`,
    enemy: null,
  },
  Bane: {
    item: (a, b, world) => `Hits are ${percent(a)} harder against ${enemyWords(b, world)}.`,
    enemy: null,
  },
  Berserk: {
    item: (a, b) => `With ${percent(b)} of your health or less, hits are ${percent(a)} harder.`,
    enemy: (a, b) => `With ${percent(b)} of its health or less, its hits are ${percent(a)} harder.`,
  },
  Pierce: {
    item: (a) => `${percent(a)} of what softens your hits does not count.`,
    enemy: (a) => `${percent(a)} of what softens its hits does not count.`,
  },
  Plated: {
    item: (a) => `Every hit that you take is ${percent(a)} smaller.`,
    enemy: (a) => `Every hit that it takes is ${percent(a)} smaller.`,
  },
  Ward: {
    item: (a, b) => `${everyNth(b, 'hit')} that you take ${isSmaller(a)}.`,
    enemy: (a, b) => `${everyNth(b, 'hit')} that it takes ${isSmaller(a)}.`,
  },
  Thorns: {
    item: (a) => `${percent(a)} of the damage that you take is given back.`,
    enemy: (a) => `It gives back ${percent(a)} of the damage that it takes.`,
  },
  Leech: {
    item: (a) => `${percent(a)} of the damage that you deal heals you.`,
    enemy: (a) => `${percent(a)} of the damage that it deals heals it.`,
  },
  Mend: {
    item: (a) => `Each turn heals ${formatTenths(a)} of your full health.`,
    enemy: (a) => `Each turn it heals ${formatTenths(a)} of its full health.`,
  },
  Rise: {
    item: (a, b) => `When you fall, you rise again with ${percent(a)} of your health, ${times(b)} a session.`,
    enemy: (a, b) => `When it falls, it rises again with ${percent(a)} of its health, ${times(b)} a fight.`,
  },
  Thrift: { item: (a, b, world) => `${formatTenths(a)} of ${savedWords(b, world)}.`, enemy: null },
  Fasting: { item: (a) => `With nothing packed to eat, hits are ${percent(a)} harder.`, enemy: null },
  Haste: { item: (a) => `The next enemy comes ${seconds(a)} sooner.`, enemy: null },
  Carry: {
    item: (a) => `${percent(a)} of the surplus damage from a killing hit strikes the next enemy.`,
    enemy: null,
  },
  Reach: { item: (a) => `You hunt as if you were ${counted(a, 'level')} higher.`, enemy: null },
  Linger: {
    item: (a) => `Combat may run ${counted(a, 'minute')} longer for each hour.`,
    enemy: null,
  },
  Lure: { item: (a, b, world) => `You meet ${enemyWords(b, world)} ${percent(a)} more often.`, enemy: null },
  Again: { item: (a, b, world) => `${formatTenths(a)} of ${doubledWords(b, world)}.`, enemy: null },
  Luck: { item: (a, b) => `Your chance of ${categoryWords(b)} is ${percent(a)} better.`, enemy: null },
  Lesson: {
    item: (a, b, world) => {
      if (b === LessonKind.Trained) return `Kills teach ${percent(a)} more of the skill that you train.`;
      return b === LessonKind['Gathering and Crafting']
        ? `Gathering and crafting teach ${percent(a)} more.`
        : `Kills also teach ${skillWords(b, world)}, with ${percent(a)} of their experience.`;
    },
    enemy: null,
  },
  Flee: {
    item: null,
    enemy: (a) => `In open combat, it is gone after ${counted(a, 'turn')}.`,
  },
  Filch: {
    item: null,
    enemy: (a) => `It takes a portion of your food ${everyNth(a, 'turn').toLowerCase()}.`,
  },
  Hush: {
    item: null,
    enemy: (a) => {
      const hushed = hushedWords(a);
      return `Against it, ${listed(hushed)} ${a === 1 ? 'does' : 'do'} not count.`;
    },
  },
};

/**
 * What a trait does, in a sentence for players.
 * @returns null for a verb that this page does not know, and for one that such a bearer never has
 */
export function traitSentence([verb, a, b]: Trait, bearer: Bearer, world: World): string | null {
  const name = verbName(verb);
  return (name && SENTENCES[name][bearer]?.(a, b, world)) ?? null;
}
