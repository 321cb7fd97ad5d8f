import type { VerbName } from '@slumberfell/engine';

export interface VerbWords {
  /** The word that players read for the verb. */
  readonly title: string;
  /** What it does, from the side of its bearer. */
  readonly does: string;
}

export const VERB_WORDS: Readonly<Record<VerbName, VerbWords>> = {
  Opener: { title: 'Opener', does: 'harder hits while a fight is young' },
  Crescendo: { title: 'Crescendo', does: 'hits that grow with every turn' },
  Finisher: { title: 'Finisher', does: 'harder hits on an opponent low on health' },
  Rhythm: { title: 'Rhythm', does: 'a harder hit every few turns' },
  Echo: { title: 'Echo', does: 'hits that strike again, weaker' },
  Keen: { title: 'Keen Edge', does: 'more from critical hits' },
  Bane: { title: 'Bane', does: 'harder hits on one kind of enemy' },
  Berserk: { title: 'Berserk', does: 'harder hits while low on health' },
  Pierce: { title: 'Pierce', does: 'hits that armor and plating soften less' },
  Plated: { title: 'Plated', does: 'smaller hits taken' },
  Ward: { title: 'Ward', does: 'a smaller hit taken every few turns' },
  Thorns: { title: 'Thorns', does: 'a share of the damage taken goes back' },
  Leech: { title: 'Leech', does: 'a share of the damage dealt heals' },
  Mend: { title: 'Mend', does: 'a little health back every turn' },
  Rise: { title: 'Rise Again', does: 'up again after a fall' },
  Thrift: { title: 'Thrift', does: 'some portions, keys or components are not used up' },
  Fasting: { title: 'Fasting', does: 'harder hits with no food packed' },
  Haste: { title: 'Haste', does: 'the next enemy comes sooner' },
  Carry: { title: 'Carry Over', does: 'the surplus damage of a last hit strikes the next enemy' },
  Reach: { title: 'Reach', does: 'you hunt as if your levels were higher' },
  Linger: { title: 'Linger', does: 'combat runs longer' },
  Lure: { title: 'Lure', does: 'one kind of enemy comes more often' },
  Again: { title: 'Once Again', does: 'some kills give their loot twice, some gathering gives more' },
  Luck: { title: 'Luck', does: 'better chances of one kind of thing' },
  Lesson: { title: 'Lesson', does: 'more experience, from kills or from work' },
  Flee: { title: 'Flee', does: 'it leaves if you take too long; in open combat only' },
  Filch: { title: 'Filch', does: 'it takes portions of your food' },
  Hush: { title: 'Hush', does: 'some of what you brought does not count' },
};
