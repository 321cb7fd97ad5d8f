import type { Seed } from '../random/seed.ts';
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
import { SKILL_COUNT } from '../world/skills.ts';
import { AttackStyle, type ItemAmount, TrainingAttribute } from '../world/static-data.ts';
import type { Amounts } from './amounts.ts';
import { MAX_AMOUNT, MAX_EXPERIENCE, UNITS_PER_POINT } from './experience.ts';
import { JUNK_KINDS, KEPT_KINDS } from './kept.ts';
import { type Sale, UNDO_KINDS, UNDO_SALES } from './sales.ts';
import { SAVED_SETS, type SavedSet, SET_NAME_MAX } from './saved-set.ts';
import { eachWornSlot } from './slots.ts';
import {
  type Action,
  COMBAT_PHASES,
  type CombatAction,
  type CraftAction,
  type DisenchantAction,
  type DungeonAction,
  type Equipment,
  type Fighter,
  type Hidden,
  type HiddenSession,
  type HuntAction,
  type HuntUntil,
  type ItemAction,
  LOG_LINES,
  type LogLine,
  LogType,
  REST_STATES,
  type Shown,
  type State,
} from './state.ts';

const instant = integer();
const id = integer();
const amount = integer(0, MAX_AMOUNT);
const count = integer();
const attackStyle = oneOf(...Object.values(AttackStyle));

const notAmounts: Fault = {
  path: '',
  wrong: 'not a list of ids in ascending order, each followed by an amount of at least 1',
};

/**
 * A flat list: ids in ascending order, each followed by its amount. Checked in one loop for speed: a large
 * inventory has some 3,600 numbers.
 */
const amounts =
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
const ids: Shape<readonly number[]> = where(
  list(id),
  (value) => value.every((one, index) => index === 0 || (value[index - 1] as number) < one),
  '',
  'not a list of ids in ascending order',
);

/** Four unsigned 32-bit integers. */
export const seedShape: Shape<Seed> = tuple<Seed>(
  integer(0, 0xffff_ffff),
  integer(0, 0xffff_ffff),
  integer(0, 0xffff_ffff),
  integer(0, 0xffff_ffff),
);

export const itemAmountShape: Shape<ItemAmount> = fields<ItemAmount>({ itemId: id, amount });

const equipment: Shape<Equipment> = where(
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
};

const until: Shape<HuntUntil> = fields<HuntUntil>({
  killsLeft: nullable(count),
  level: nullable(fields<{ skillId: number; level: number }>({ skillId: id, level: count })),
  at: nullable(instant),
});

const action: Shape<Action> = variants<Action, 'kind'>('kind', {
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

const logLine: Shape<LogLine> = tuple<LogLine>(instant, oneOf(...Object.values(LogType)), count, amount);

const trainingAttribute = oneOf(...Object.values(TrainingAttribute));
const healingShare = integer(0, 10_000);

const savedSet: Shape<SavedSet> = fields<SavedSet>({
  slot: integer(1, SAVED_SETS),
  name: where(text, (name) => name !== '' && [...name].length <= SET_NAME_MAX, '', 'empty or too long'),
  pieces: fields<SavedSet['pieces']>(eachWornSlot(optional(nullable(id)))),
  food: optional(nullable(itemAmountShape)),
  healingShare: optional(healingShare),
  trainingAttribute: optional(trainingAttribute),
});

const sets: Shape<Shown['sets']> = where(
  list(savedSet, 0, SAVED_SETS),
  (value) => value.every(({ slot }, index) => index === 0 || (value[index - 1]?.slot ?? 0) < slot),
  '',
  'not in the order of their slots',
);

const sale: Shape<Sale> = fields<Sale>({ saleId: count, at: instant, items: amounts(), paid: amount });

const shown: Shape<Shown> = fields<Shown>({
  regionId: id,
  gold: amount,
  goldGiven: amount,
  totalIdleTime: count,
  experience: list(integer(0, MAX_EXPERIENCE), SKILL_COUNT, SKILL_COUNT),
  inventory: amounts(),
  equipment,
  attackStyle,
  trainingAttribute,
  healingShare,
  health: count,
  healthAt: instant,
  trophies: amounts(),
  cards: amounts(2),
  pets: ids,
  knownRecipes: ids,
  sets,
  kept: where(amounts(), ({ length }) => length <= 2 * KEPT_KINDS, '', `of more than ${KEPT_KINDS} kinds`),
  junk: where(ids, ({ length }) => length <= JUNK_KINDS, '', `of more than ${JUNK_KINDS} kinds`),
  sales: where(
    list(sale, 0, UNDO_SALES),
    (value) => value.reduce((kinds, { items }) => kinds + items.length / 2, 0) <= UNDO_KINDS,
    '',
    `of more than ${UNDO_KINDS} kinds`,
  ),
  action: nullable(action),
  combatLog: list(logLine, 0, LOG_LINES),
  eventAt: instant,
});

const hidden: Shape<Hidden> = fields<Hidden>({
  fractions: list(integer(0, UNITS_PER_POINT - 1), SKILL_COUNT, SKILL_COUNT),
  pendingEnemies: amounts(),
  giftLevel: count,
  session: nullable(fields<HiddenSession>({ seed: seedShape, ordinal: count, turn: count })),
});

/**
 * The shape of a state of the current version. A field that is added to `State` does not compile until it is
 * added here.
 */
export const stateShape: Shape<State> = where(
  fields<State>({ shown, hidden }),
  (state) => (state.shown.action === null) === (state.hidden.session === null),
  'hidden.session',
  'not there exactly when shown.action is',
);
