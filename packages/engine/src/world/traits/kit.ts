import { skillKind } from '../skills.ts';
import { type Trait, Verb, type VerbName } from './trait.ts';
import { AgainKind, type Bearer, FIRST_FAMILY, LessonKind, MAX_CHANCE, ThriftKind, VERBS } from './verbs.ts';

/** A percentage for each value of a second parameter: of a category, an enemy kind or a skill. */
export type Percents = ReadonlyMap<number, number>;

/** Thousandths for each value of a second parameter. */
type Chances = ReadonlyMap<number, number>;

/**
 * The traits of one side of a fight, or of a character who gathers or crafts, summed up with their caps
 * (game-design 2.16d). Percentages, turns and thousandths are those of `VERBS`; 0 or null where no bearer has
 * the verb.
 */
export interface Kit {
  /** Percent by which a hit is harder, by `turnIndex`: openers, crescendos and rhythms. */
  readonly bonusByTurn: Uint8Array | null;
  /** Percent by which a hit that arrives is smaller, by `turnIndex`. */
  readonly wardByTurn: Uint8Array | null;
  readonly finisher: PartialHealth;
  readonly berserk: PartialHealth;
  readonly echoChance: number;
  /** Percent of a hit; the mean of all echoes, each weighted by its chance. */
  readonly echoStrength: number;
  readonly keen: number;
  readonly banes: Percents | null;
  readonly pierce: number;
  readonly plated: number;
  readonly thorns: number;
  readonly leech: number;
  readonly mend: number;
  /** Percent of the full health with which the bearer rises, and how often. */
  readonly rise: { readonly percent: number; readonly times: number };
  /** Thousandths of fights in which no portion is used up. */
  readonly savedFood: number;
  /** Thousandths of dungeon runs that take no key. */
  readonly savedKeys: number;
  /** Thousandths of actions that use up no components, by `ThriftKind` and skill: see `savedComponents`. */
  readonly thrift: Chances | null;
  readonly fasting: number;
  readonly haste: number;
  readonly carry: number;
  readonly reach: number;
  readonly linger: number;
  readonly lures: Percents | null;
  /** Thousandths of kills that drop their loot twice. */
  readonly doubleLoot: number;
  /** Thousandths of actions that make one product more, by `AgainKind` and skill: see `doubleProducts`. */
  readonly again: Chances | null;
  readonly luck: Percents | null;
  /** Percent more experience for the skill that a kill trains. */
  readonly trainedLesson: number;
  /** Percent of a kill's experience for other skills, by their ids. */
  readonly lessons: Percents | null;
  /** Percent more experience for gathering and crafting. */
  readonly workLesson: number;
  /** After how many turns the bearer is gone; 0 when it stays. */
  readonly flee: number;
  /** Every how many turns the bearer takes a portion; 0 for never. */
  readonly filch: number;
  /** A sum of `HushKind`. */
  readonly hush: number;
}

/** `percent` counts when a health is at most `share` percent of the maximum. */
export interface PartialHealth {
  readonly percent: number;
  readonly share: number;
}

/** Turns with an entry of their own in the tables by turn; the common multiple of all clocks, twice. */
const TABLE_TURNS = 240;
const PERIOD = 120;

/** The index of a turn of a fight, from 0, in a table by turn. From `PERIOD` on, the bonuses repeat. */
export const turnIndex = (turn: number): number => (turn < TABLE_TURNS ? turn : PERIOD + (turn % PERIOD));

/** Sums up the traits of the worn pieces, or of an enemy. The order does not matter. */
export const kitOf = (traits: readonly Trait[], bearer: Bearer): Kit =>
  traits.length === 0 ? NO_KIT : summedKit(traits, bearer, () => {});

/**
 * Is told each sum before its cap is applied, some of them several times.
 * @param kind the second parameter of the verb, where each value of it has a sum of its own; else null
 */
type SumObserver = (verb: VerbName, kind: number | null, sum: number, cap: number) => void;

/** The kit of some traits. @param onSum called for each sum, and for sums by turn in each turn */
export function summedKit(traits: readonly Trait[], bearer: Bearer, onSum: SumObserver): Kit {
  const capped = (name: VerbName, kind: number | null, uncapped: number): number => {
    const { cap: itemCap, enemyCap = itemCap } = VERBS[name];
    const cap = bearer === 'enemy' ? enemyCap : itemCap;
    onSum(name, kind, uncapped, cap);
    return Math.min(cap, uncapped);
  };
  const of = (name: VerbName): readonly Trait[] => traits.filter(([verb]) => verb === Verb[name]);
  const sum = (name: VerbName): number => capped(name, null, total(of(name)));
  const percents = (name: VerbName, isCounted = (_b: number) => true): Percents | null =>
    percentsOf(
      of(name).filter(([, , b]) => isCounted(b)),
      (kind, percent) => capped(name, kind, percent),
    );
  const byTurn = (name: VerbName, added: readonly Trait[]): Uint8Array | null =>
    tableByTurn(added, (percent) => capped(name, null, percent));
  const sumOfKind = (name: VerbName, kind: number): number => percents(name)?.get(kind) ?? 0;
  const echoes = of('Echo');
  const [, risePercent, times] = strongest(of('Rise'));
  return {
    bonusByTurn: byTurn('Opener', [...of('Opener'), ...of('Crescendo'), ...of('Rhythm')]),
    wardByTurn: byTurn('Ward', of('Ward')),
    finisher: partialHealth(of('Finisher')),
    berserk: partialHealth(of('Berserk')),
    echoChance: sum('Echo'),
    echoStrength: echoes.length === 0 ? 0 : echoes.reduce((all, [, a, b]) => all + a * b, 0) / total(echoes),
    keen: sum('Keen'),
    banes: percents('Bane'),
    pierce: sum('Pierce'),
    plated: sum('Plated'),
    thorns: sum('Thorns'),
    leech: sum('Leech'),
    mend: sum('Mend'),
    rise: { percent: capped('Rise', null, risePercent), times },
    savedFood: sumOfKind('Thrift', ThriftKind.Food),
    savedKeys: sumOfKind('Thrift', ThriftKind.Key),
    thrift: percents('Thrift', (kind) => kind !== ThriftKind.Food && kind !== ThriftKind.Key),
    fasting: sum('Fasting'),
    haste: sum('Haste'),
    carry: sum('Carry'),
    reach: sum('Reach'),
    linger: sum('Linger'),
    lures: percents('Lure'),
    doubleLoot: sumOfKind('Again', AgainKind.Kills),
    again: percents('Again', (kind) => kind !== AgainKind.Kills),
    luck: percents('Luck'),
    trainedLesson: sumOfKind('Lesson', LessonKind.Trained),
    lessons: percents(
      'Lesson',
      (kind) => kind !== LessonKind.Trained && kind !== LessonKind['Gathering and Crafting'],
    ),
    workLesson: sumOfKind('Lesson', LessonKind['Gathering and Crafting']),
    flee: least(of('Flee')),
    filch: least(of('Filch')),
    hush: of('Hush').reduce((all, [, kinds]) => all | kinds, 0),
  };
}

const total = (traits: readonly Trait[]): number => traits.reduce((sum, [, a]) => sum + a, 0);

const least = (traits: readonly Trait[]): number =>
  traits.length === 0 ? 0 : Math.min(...traits.map(([, a]) => a));

const NONE: Trait = [Verb.Rise, 0, 0];

/** The trait whose parameters have the largest product; of equal ones the one with the larger first. */
const strongest = (traits: readonly Trait[]): Trait =>
  traits.reduce((best, trait) => {
    const [, a, b] = trait;
    const [, bestA, bestB] = best;
    return a * b > bestA * bestB || (a * b === bestA * bestB && a > bestA) ? trait : best;
  }, NONE);

function partialHealth(traits: readonly Trait[]): PartialHealth {
  const [, percent, share] = strongest(traits);
  return { percent, share };
}

function percentsOf(
  traits: readonly Trait[],
  capped: (kind: number, percent: number) => number,
): Percents | null {
  if (traits.length === 0) return null;
  const percents = new Map<number, number>();
  for (const [, percent, kind] of traits) percents.set(kind, (percents.get(kind) ?? 0) + percent);
  for (const [kind, percent] of percents) percents.set(kind, capped(kind, percent));
  return percents;
}

function tableByTurn(traits: readonly Trait[], capped: (percent: number) => number): Uint8Array | null {
  if (traits.length === 0) return null;
  return Uint8Array.from({ length: TABLE_TURNS }, (_, turn) =>
    capped(traits.reduce((sum, trait) => sum + inTurn(trait, turn), 0)),
  );
}

function inTurn([verb, a, b]: Trait, turn: number): number {
  switch (verb) {
    case Verb.Opener:
      return turn < b ? a : 0;
    case Verb.Crescendo:
      return Math.min(b, a * turn);
    default:
      return (turn + 1) % b === 0 ? a : 0;
  }
}

/** The kit of a side without traits. */
export const NO_KIT: Kit = {
  bonusByTurn: null,
  wardByTurn: null,
  finisher: { percent: 0, share: 0 },
  berserk: { percent: 0, share: 0 },
  echoChance: 0,
  echoStrength: 0,
  keen: 0,
  banes: null,
  pierce: 0,
  plated: 0,
  thorns: 0,
  leech: 0,
  mend: 0,
  rise: { percent: 0, times: 0 },
  savedFood: 0,
  savedKeys: 0,
  thrift: null,
  fasting: 0,
  haste: 0,
  carry: 0,
  reach: 0,
  linger: 0,
  lures: null,
  doubleLoot: 0,
  again: null,
  luck: null,
  trainedLesson: 0,
  lessons: null,
  workLesson: 0,
  flee: 0,
  filch: 0,
  hush: 0,
};

/** Thousandths of the actions of a skill that use up no components; 0 unless it is a crafting skill. */
export const savedComponents = ({ thrift }: Kit, skillId: number): number =>
  skillKind(skillId) === 'crafting' ? chanceOf(thrift, skillId, ThriftKind.Crafting) : 0;

/** Thousandths of the actions of a skill that make one product more; 0 unless it is a gathering skill. */
export const doubleProducts = ({ again }: Kit, skillId: number): number =>
  skillKind(skillId) === 'gathering' ? chanceOf(again, skillId, AgainKind.Gathering) : 0;

const chanceOf = (chances: Chances | null, skillId: number, ofAll: number): number =>
  chances === null ? 0 : Math.min(MAX_CHANCE, (chances.get(skillId) ?? 0) + (chances.get(ofAll) ?? 0));

/**
 * The number of a family of enemies in the second parameters of traits.
 * @param families those of the world
 */
export const familyKind = (family: string, families: readonly string[]): number =>
  FIRST_FAMILY + families.indexOf(family);
