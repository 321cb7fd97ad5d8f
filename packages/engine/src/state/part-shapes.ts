import {
  type Fault,
  type FieldShapes,
  fields,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  type Shape,
  text,
  truth,
  tuple,
  variants,
  where,
} from '../stored/shape.ts';
import { AttackStyle, type ItemAmount, TrainingAttribute } from '../world/static-data.ts';
import {
  type Action,
  COMBAT_PHASES,
  type CombatAction,
  type CraftAction,
  type DisenchantAction,
  type DungeonAction,
  type Equipment,
  type Fighter,
  type HuntAction,
  type HuntUntil,
  type ItemAction,
  type LogLine,
  LogType,
  REST_STATES,
} from './action.ts';
import type { Amounts } from './amounts.ts';
import { MAX_AMOUNT } from './experience.ts';
import { type Sale, UNDO_KINDS, UNDO_SALES } from './sales.ts';
import { SAVED_SETS, type SavedSet, SET_NAME_MAX } from './saved-set.ts';
import { eachWornSlot } from './slots.ts';
import { MAX_BEARERS } from './trait-fields.ts';
import { HIDDEN_THINGS, isSameWanted, WANTED_KINDS, type Wanted, type WantedMarks } from './wanted.ts';

export const instant = integer();
export const id = integer();
export const amount = integer(0, MAX_AMOUNT);
export const count = integer();
export const attackStyle = oneOf(...Object.values(AttackStyle));

const notAmounts: Fault = {
  path: '',
  wrong: 'not a list of ids in ascending order, each followed by an amount of at least 1',
};

/**
 * A flat list: ids in ascending order, each followed by its amount. Checked in one loop for speed: a large
 * inventory has some 3,600 numbers.
 */
export const amounts =
  (max = MAX_AMOUNT): Shape<Amounts> =>
  (value) => {
    if (!Array.isArray(value) || value.length % 2 !== 0) return notAmounts;
    let previous = -1;
    for (let index = 0; index < value.length; index += 2) {
      const id: unknown = value[index];
      const amount: unknown = value[index + 1];
      if (typeof id !== 'number' || typeof amount !== 'number') return notAmounts;
      if (id <= previous || amount < 1 || amount > max) return notAmounts;
      if (!Number.isSafeInteger(id) || !Number.isSafeInteger(amount)) return notAmounts;
      previous = id;
    }
    return null;
  };

/** Ids in ascending order without duplicates. */
export const ids: Shape<readonly number[]> = where(
  list(id),
  (value) => value.every((one, index) => index === 0 || (value[index - 1] as number) < one),
  '',
  'not a list of ids in ascending order',
);

export const itemAmountShape: Shape<ItemAmount> = fields<ItemAmount>({ itemId: id, amount });

export const equipment: Shape<Equipment> = where(
  fields<Equipment>({
    ...eachWornSlot(optional(id)),
    food: optional(id),
    foodAmount: optional(integer(1, MAX_AMOUNT)),
  }),
  ({ food, foodAmount }) => (food === undefined) === (foodAmount === undefined),
  'foodAmount',
  'not there exactly when food is',
);

const session = { startAt: instant, limitAt: instant, content: text };

const itemAction: Omit<FieldShapes<ItemAction>, 'kind'> = {
  ...session,
  itemId: id,
  actionAt: instant,
  done: count,
};

const fighter: Shape<Fighter> = fields<Fighter>({
  attackPower: count,
  armor: count,
  criticalChance: count,
  attackStyle,
  attackLevel: count,
  defenceLevel: count,
  card: truth,
});

const combat: Omit<FieldShapes<CombatAction>, 'kind'> = {
  ...session,
  phase: oneOf(...COMBAT_PHASES),
  phaseAt: instant,
  pullTime: count,
  enemyId: nullable(id),
  enemyHealth: count,
  fighter: nullable(fighter),
  rest: optional(oneOf(...REST_STATES)),
  lingers: optional(integer(1, MAX_AMOUNT)),
  bearers: optional(list(id, 1, MAX_BEARERS)),
  enemyRises: optional(integer(1, MAX_AMOUNT)),
  rises: optional(integer(1, MAX_AMOUNT)),
  carried: optional(amount),
};

const until: Shape<HuntUntil> = fields<HuntUntil>({
  killsLeft: nullable(count),
  level: nullable(fields<{ skillId: number; level: number }>({ skillId: id, level: count })),
  at: nullable(instant),
});

export const action: Shape<Action> = variants<Action, 'kind'>('kind', {
  craft: fields<CraftAction>({ ...itemAction, kind: oneOf('craft'), target: count, requested: count }),
  disenchant: fields<DisenchantAction>({
    ...itemAction,
    kind: oneOf('disenchant'),
    pieces: list(itemAmountShape),
    place: count,
  }),
  hunt: fields<HuntAction>({ ...combat, kind: oneOf('hunt'), regionId: id, until: optional(until) }),
  dungeon: fields<DungeonAction>({
    ...combat,
    kind: oneOf('dungeon'),
    dungeonId: id,
    enemyIndex: count,
    isRunOver: truth,
    remainingRuns: count,
    leaving: truth,
    runCost: optional(count),
  }),
});

export const logLine: Shape<LogLine> = tuple<LogLine>(
  instant,
  oneOf(...Object.values(LogType)),
  count,
  amount,
);

export const trainingAttribute = oneOf(...Object.values(TrainingAttribute));
export const healingShare = integer(0, 10_000);

/** A name that a player gives, of 1 to `max` characters. */
export const nameShape = (max: number): Shape<string> =>
  where(text, (name) => name !== '' && [...name].length <= max, '', 'empty or too long');

/** A list of what is saved at places, in their order. */
export const inSlotOrder = <T extends { readonly slot: number }>(
  saved: Shape<readonly T[]>,
): Shape<readonly T[]> =>
  where(
    saved,
    (value) => value.every(({ slot }, index) => index === 0 || (value[index - 1]?.slot ?? 0) < slot),
    '',
    'not in the order of their slots',
  );

const savedSet: Shape<SavedSet> = fields<SavedSet>({
  slot: integer(1, SAVED_SETS),
  name: nameShape(SET_NAME_MAX),
  pieces: fields<SavedSet['pieces']>(eachWornSlot(optional(nullable(id)))),
  food: optional(nullable(itemAmountShape)),
  companion: optional(nullable(id)),
  healingShare: optional(healingShare),
  trainingAttribute: optional(trainingAttribute),
});

export const sets: Shape<readonly SavedSet[]> = inSlotOrder(list(savedSet, 0, SAVED_SETS));

const sale: Shape<Sale> = fields<Sale>({
  saleId: count,
  at: instant,
  items: amounts(),
  paid: amount,
  plannedUntil: optional(instant),
});

const isPlanned = ({ plannedUntil }: Sale): boolean => plannedUntil !== undefined;
const kindsOf = (sales: readonly Sale[]): number =>
  sales.reduce((kinds, { items }) => kinds + items.length / 2, 0);

/** Sales that can be undone: some by hand, and one of the plan. */
export const sales: Shape<readonly Sale[]> = where(
  where(
    list(sale, 0, UNDO_SALES + 1),
    (value) =>
      Math.max(kindsOf(value.filter(isPlanned)), kindsOf(value.filter((one) => !isPlanned(one)))) <=
      UNDO_KINDS,
    '',
    `of more than ${UNDO_KINDS} kinds`,
  ),
  (value) => value.filter(isPlanned).length <= 1,
  '',
  'with more than one sale of the plan',
);

const thing: Shape<Wanted> = fields<Wanted>({ kind: oneOf(...WANTED_KINDS), id });

const hiddenThings: Shape<readonly Wanted[]> = where(
  list(thing, 0, HIDDEN_THINGS),
  (things) => things.every((one, index) => things.findIndex((other) => isSameWanted(one, other)) === index),
  '',
  'with one thing twice',
);

export const wantedMarks: Shape<WantedMarks> = where(
  fields<WantedMarks>({ pinned: nullable(thing), hiddenThings }),
  ({ pinned, hiddenThings }) => pinned === null || !hiddenThings.some((one) => isSameWanted(one, pinned)),
  'pinned',
  'hidden, too',
);
