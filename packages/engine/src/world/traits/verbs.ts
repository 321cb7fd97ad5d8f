import { SKILL, type SkillKind, skillsOf } from '../skills.ts';
import { AttackStyle, ItemCategory } from '../static-data.ts';
import { type Trait, Verb, type VerbName } from './trait.ts';

export type Bearer = 'item' | 'enemy';

export interface ParameterRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The values of the second parameter of some verbs. A content table has their names. `families`: the values
 * from `FIRST_FAMILY` on are families of enemies, in alphabetical order.
 */
export interface ParameterChoice {
  readonly names: Readonly<Record<string, number>>;
  readonly families?: true;
}

export interface VerbDefinition {
  readonly bearers: readonly Bearer[];
  readonly a: ParameterRange;
  /** Null when the verb has no second parameter. */
  readonly b: ParameterRange | ParameterChoice | null;
  /** The most that the sum over all bearers gives, for an item and for an enemy. */
  readonly cap: number;
  readonly enemyCap?: number;
}

/** The second parameter of `Rhythm` and `Ward`: every n-th turn. */
const CLOCKS = [2, 3, 4, 5, 6, 8] as const;

/** Enemies that `Bane` and `Lure` name, beside attack styles (`AttackStyle`) and families. */
export const EnemyKind = { Elite: 3, Miniboss: 4, Boss: 5, Stronger: 6, 'Upper Hand': 7 } as const;

/** The value of the first family of enemies in the second parameter of `Bane` and `Lure`. */
export const FIRST_FAMILY = 10;

/** All skills of a kind, as a second parameter. More than the id of any skill. */
const ALL_SKILLS = 100;

/** What `Thrift` saves besides the components of one crafting skill, which has the id of that skill. */
export const ThriftKind = { Key: 0, Food: 15, Crafting: ALL_SKILLS } as const;

/** What `Again` gives twice besides the products of one gathering skill, which has the id of that skill. */
export const AgainKind = { Kills: 0, Gathering: ALL_SKILLS } as const;

/** What `Lesson` teaches besides another skill at a kill, which has its id. */
export const LessonKind = { Trained: 0, 'Gathering and Crafting': ALL_SKILLS } as const;

/** What does not count in a fight with an enemy that has `Hush`; a sum of these. */
export const HushKind = { Food: 1, 'Card and Upper Hand': 2, Traits: 4 } as const;

const CHARACTER: readonly Bearer[] = ['item'];
const BOTH: readonly Bearer[] = ['item', 'enemy'];
const ENEMY: readonly Bearer[] = ['enemy'];

const idsOf = (kind: SkillKind): Readonly<Record<string, number>> =>
  Object.fromEntries(skillsOf(kind).map(({ name, id }) => [name, id]));

const range = (max: number, min = 1): ParameterRange => ({ min, max });
const choice = (names: Readonly<Record<string, number>>): ParameterChoice => ({ names });
const clock: ParameterChoice = choice(Object.fromEntries(CLOCKS.map((turns) => [String(turns), turns])));

/** Percent by which all bonuses together strengthen a hit at most. */
export const MAX_BONUS = 250;
/** Thousandths: no more of the actions, fights and runs have something for nothing. */
export const MAX_CHANCE = 500;
/** Turns and percents that a parameter may count. */
const MAX_TURNS = 120;
const PERCENT = range(100);

/** What each verb takes, and the cap of its sum (game-design 2.16d). */
export const VERBS: Readonly<Record<VerbName, VerbDefinition>> = {
  Opener: { bearers: BOTH, a: range(MAX_BONUS), b: range(MAX_TURNS), cap: MAX_BONUS },
  Crescendo: { bearers: BOTH, a: range(MAX_BONUS), b: range(MAX_BONUS), cap: MAX_BONUS },
  Finisher: { bearers: BOTH, a: range(MAX_BONUS), b: PERCENT, cap: MAX_BONUS },
  Rhythm: { bearers: BOTH, a: range(MAX_BONUS), b: clock, cap: MAX_BONUS },
  Echo: { bearers: CHARACTER, a: range(60), b: PERCENT, cap: 60 },
  Keen: { bearers: CHARACTER, a: PERCENT, b: null, cap: 100 },
  Bane: {
    bearers: CHARACTER,
    a: range(MAX_BONUS),
    b: { names: { ...AttackStyle, ...EnemyKind }, families: true },
    cap: MAX_BONUS,
  },
  Berserk: { bearers: BOTH, a: range(MAX_BONUS), b: PERCENT, cap: MAX_BONUS },
  Pierce: { bearers: BOTH, a: PERCENT, b: null, cap: 100 },
  Plated: { bearers: BOTH, a: range(40), b: null, cap: 40 },
  Ward: { bearers: BOTH, a: PERCENT, b: clock, cap: 100 },
  Thorns: { bearers: BOTH, a: PERCENT, b: null, cap: 100 },
  Leech: { bearers: BOTH, a: range(60), b: null, cap: 20, enemyCap: 60 },
  Mend: { bearers: BOTH, a: range(30), b: null, cap: 30 },
  Rise: { bearers: BOTH, a: range(60), b: range(10), cap: 60 },
  Thrift: {
    bearers: CHARACTER,
    a: range(MAX_CHANCE),
    b: choice({ ...ThriftKind, ...idsOf('crafting') }),
    cap: MAX_CHANCE,
  },
  Fasting: { bearers: CHARACTER, a: range(MAX_BONUS), b: null, cap: MAX_BONUS },
  Haste: { bearers: CHARACTER, a: range(2200), b: null, cap: 2200 },
  Carry: { bearers: CHARACTER, a: PERCENT, b: null, cap: 100 },
  Reach: { bearers: CHARACTER, a: range(15), b: null, cap: 15 },
  Linger: { bearers: CHARACTER, a: range(10), b: null, cap: 10 },
  Lure: {
    bearers: CHARACTER,
    a: range(200),
    b: { names: { Elite: EnemyKind.Elite, Miniboss: EnemyKind.Miniboss }, families: true },
    cap: 200,
  },
  Again: {
    bearers: CHARACTER,
    a: range(MAX_CHANCE),
    b: choice({ ...AgainKind, ...idsOf('gathering') }),
    cap: MAX_CHANCE,
  },
  Luck: { bearers: CHARACTER, a: range(300), b: choice(ItemCategory), cap: 300 },
  Lesson: { bearers: CHARACTER, a: range(60), b: choice({ ...LessonKind, ...SKILL }), cap: 60 },
  Flee: { bearers: ENEMY, a: range(MAX_TURNS), b: null, cap: MAX_TURNS },
  Filch: { bearers: ENEMY, a: range(MAX_TURNS), b: null, cap: MAX_TURNS },
  Hush: { bearers: ENEMY, a: range(7), b: null, cap: 7 },
};

export const VERB_NAMES = Object.keys(VERBS) as readonly VerbName[];

const nameByVerb = new Map<number, VerbName>(VERB_NAMES.map((name) => [Verb[name], name]));

/** The name of a verb; undefined when there is none with this number. */
export const verbName = (verb: number): VerbName | undefined => nameByVerb.get(verb);

/** Whether a trait acts on gathering and crafting alone. */
export function actsAtWork([verb, , kind]: Trait): boolean {
  switch (verb) {
    case Verb.Thrift:
      return kind !== ThriftKind.Food && kind !== ThriftKind.Key;
    case Verb.Again:
      return kind !== AgainKind.Kills;
    case Verb.Lesson:
      return kind === LessonKind['Gathering and Crafting'];
    default:
      return false;
  }
}

/** Whether a second parameter is one of several named values. */
export const isChoice = (parameter: VerbDefinition['b']): parameter is ParameterChoice =>
  parameter !== null && 'names' in parameter;

/** The families of some enemies, in the order of their numbers from `FIRST_FAMILY` on. */
export const familiesOf = (enemies: readonly { readonly family: string }[]): readonly string[] =>
  [...new Set(enemies.map(({ family }) => family))].sort();

/** What a content table may name in the second parameter of a verb, with its value. */
export const choicesOf = (
  { names, families }: ParameterChoice,
  ofWorld: readonly string[],
): ReadonlyMap<string, number> =>
  new Map([
    ...Object.entries(names),
    ...(families ? ofWorld.map((family, index) => [family, FIRST_FAMILY + index] as const) : []),
  ]);

/**
 * Says what is wrong with a trait; null when nothing is.
 * @param families those of the world, in their order
 */
export function traitFault(trait: Trait, bearer: Bearer, families: readonly string[]): string | null {
  const [verb, a, b] = trait;
  const name = verbName(verb);
  if (name === undefined) return `has the unknown verb ${verb}`;
  const definition = VERBS[name];
  if (!definition.bearers.includes(bearer))
    return `has the verb ${name}, which is not for this kind of bearer`;
  if (!isWithin(a, definition.a))
    return `has ${name} with ${a}, not a whole number from ${definition.a.min} to ${definition.a.max}`;
  if (!isSecond(b, definition.b, families))
    return `has ${name} with a second parameter ${b} that it does not know`;
  // The tables by turn repeat from then on (`kit.ts`).
  return verb === Verb.Crescendo && b > a * MAX_TURNS
    ? `has ${name} with ${a} up to ${b}, which takes more than ${MAX_TURNS} turns`
    : null;
}

const isWithin = (value: number, { min, max }: ParameterRange): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function isSecond(b: number, parameter: VerbDefinition['b'], families: readonly string[]): boolean {
  if (parameter === null) return b === 0;
  if (!isChoice(parameter)) return isWithin(b, parameter);
  return [...choicesOf(parameter, families).values()].includes(b);
}
