import {
  type Action,
  type Amounts,
  AttackStyle,
  amountsOf,
  BASE_IDLE_TIME,
  BOARD_DAYS,
  BOARD_WEEKS,
  type Equipment,
  ERRAND_SLOTS,
  eachWornSlot,
  type Fighter,
  FULL_HEALING_SHARE,
  HUNT_PULL_TIME,
  type HuntUntil,
  LAST_MAX_HEALTH,
  type LastBegin,
  LOG_LINES,
  type LogLine,
  LogType,
  MAX_CRITICAL_CHANCE,
  MAX_FRIENDSHIP_POINTS,
  MAX_LEVEL,
  PLAN_ROUNDS,
  PLAN_STATUSES,
  PLAN_STEPS,
  type Plan,
  type PlanStep,
  PULL_TIME_BETWEEN_RUNS,
  PULL_TIME_IN_RUN,
  REST_STATES,
  SAVED_PLANS,
  SAVED_SETS,
  type SavedPlan,
  type SavedSet,
  type SessionStep,
  type Shown,
  SKILL_COUNT,
  TrainingAttribute,
  WANTED_KINDS,
  type Wanted,
  WEEKLY_WAYS,
} from '@slumberfell/engine';
import fc from 'fast-check';

/** Arbitraries of fast-check for everything that the engine may show of a character. */

/**
 * An arbitrary of plain objects, as the engine makes them. Without the option, fast-check would also make
 * objects without a prototype.
 */
const record = <T>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record<T>(model, { noNullPrototype: true });

const id = fc.integer({ min: 1, max: 2_000_000 });
const count = fc.maxSafeNat();
const instant = fc.integer({ min: 0, max: 8_640_000_000_000 });
const style = fc.constantFrom(...Object.values(AttackStyle));
const training = fc.constantFrom(...Object.values(TrainingAttribute));
const content = fc.stringMatching(/^[a-z0-9]{1,16}$/);

const amounts: fc.Arbitrary<Amounts> = fc
  .array(fc.tuple(id, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })), { maxLength: 20 })
  .map((entries) => amountsOf(Object.fromEntries(entries)));

const ascending = fc.uniqueArray(id, { maxLength: 10 }).map((ids) => ids.toSorted((a, b) => a - b));

const equipment: fc.Arbitrary<Equipment> = fc
  .tuple(
    fc.record(eachWornSlot(id), { requiredKeys: [], noNullPrototype: true }),
    fc.option(record({ food: id, foodAmount: fc.integer({ min: 1 }) })),
  )
  .map(([worn, food]) => ({ ...worn, ...food }));

const savedSet: fc.Arbitrary<SavedSet> = fc.record(
  {
    slot: fc.integer({ min: 1, max: SAVED_SETS }),
    name: fc.constantFrom('Night', '🛏️'),
    pieces: fc.record(eachWornSlot(fc.option(id)), { requiredKeys: [], noNullPrototype: true }),
    food: fc.option(record({ itemId: id, amount: fc.integer({ min: 1 }) })),
    companion: fc.option(id),
    healingShare: fc.nat(FULL_HEALING_SHARE),
    trainingAttribute: training,
  },
  { requiredKeys: ['slot', 'name', 'pieces'], noNullPrototype: true },
);

const fighter: fc.Arbitrary<Fighter> = record({
  attackPower: count,
  armor: count,
  criticalChance: fc.integer({ min: 0, max: MAX_CRITICAL_CHANCE }),
  attackStyle: style,
  attackLevel: fc.integer({ min: 1, max: MAX_LEVEL }),
  defenceLevel: fc.integer({ min: 1, max: MAX_LEVEL }),
  card: fc.boolean(),
});

const session = { startAt: instant, limitAt: instant, content };

const itemAction = { ...session, itemId: id, actionAt: instant, done: fc.nat(30_000) };

const pieces = fc.array(record({ itemId: id, amount: fc.nat(30_000) }), { minLength: 1, maxLength: 5 });

const pull = {
  phase: fc.constant('pull' as const),
  phaseAt: instant,
  pullTime: fc.constantFrom(PULL_TIME_IN_RUN, HUNT_PULL_TIME, PULL_TIME_BETWEEN_RUNS),
  enemyId: fc.constant(null),
  enemyHealth: fc.constant(0),
  fighter: fc.constant(null),
};

/** What traits keep from the begin of a fight to its end, and through a pull. */
const kept = { rises: fc.integer({ min: 1 }), lingers: fc.integer({ min: 1 }) };
const pullWithTraits = { ...pull, ...kept, carried: fc.integer({ min: 1 }) };

const fight = {
  phase: fc.constant('fight' as const),
  phaseAt: instant,
  pullTime: fc.constant(0),
  enemyId: id,
  enemyHealth: count,
  fighter,
};

const fightWithTraits = {
  ...fight,
  ...kept,
  bearers: fc.array(id, { minLength: 1, maxLength: 12 }),
  enemyRises: fc.integer({ min: 1 }),
};

const rest = fc.constantFrom(...REST_STATES);
const until: fc.Arbitrary<HuntUntil> = record({
  killsLeft: fc.option(fc.integer({ min: 1 })),
  level: fc.option(record({ skillId: id, level: fc.integer({ min: 2, max: MAX_LEVEL }) })),
  at: fc.option(instant),
});

const hunting = { ...session, kind: fc.constant('hunt' as const), regionId: id };

const running = {
  ...session,
  kind: fc.constant('dungeon' as const),
  dungeonId: id,
  enemyIndex: fc.nat(50),
  isRunOver: fc.boolean(),
  remainingRuns: count,
  leaving: fc.boolean(),
};

const action: fc.Arbitrary<Action | null> = fc.oneof(
  fc.constant(null),
  record({
    ...itemAction,
    kind: fc.constant('craft' as const),
    target: fc.nat(30_000),
    requested: fc.nat(30_000),
  }),
  record({ ...itemAction, kind: fc.constant('disenchant' as const), pieces, place: fc.nat(4) }),
  record({ ...hunting, ...pull }),
  record({ ...hunting, ...fight }),
  record({ ...hunting, ...fight, rest, until }),
  record({ ...hunting, ...pull, until }),
  record({ ...running, ...pull }),
  record({ ...running, ...pull, rest }),
  record({ ...running, ...fight }),
  record({ ...hunting, ...fightWithTraits }),
  record({ ...running, ...pullWithTraits }),
);

const logLine: fc.Arbitrary<LogLine> = fc.tuple(
  instant,
  fc.constantFrom(...Object.values(LogType)),
  count,
  count,
);

const step: fc.Arbitrary<PlanStep> = fc.oneof(
  record({ name: fc.constant('begin-crafting' as const), input: record({ itemId: id, amount: id }) }),
  record({
    name: fc.constant('begin-hunting' as const),
    input: fc.oneof(
      record({ regionId: id }),
      record({ regionId: id, rest: fc.boolean(), until: record({ kills: id, at: count }) }),
    ),
  }),
  record({ name: fc.constant('wear' as const), input: record({ slot: fc.integer({ min: 1, max: 12 }) }) }),
  fc.constant({ name: 'sell-junk' as const, input: {} }),
);

const plan: fc.Arbitrary<Plan> = record({
  steps: fc.array(step, { minLength: 1, maxLength: PLAN_STEPS }),
  times: fc.integer({ min: 1, max: PLAN_ROUNDS }),
  round: fc.integer({ min: 1, max: PLAN_ROUNDS }),
  place: fc.nat(PLAN_STEPS),
  running: fc.option(fc.nat(PLAN_STEPS - 1)),
  limitAt: instant,
  status: fc.constantFrom(...PLAN_STATUSES),
  skipped: fc.array(
    record({
      step: fc.nat(PLAN_STEPS),
      round: fc.integer({ min: 1, max: 99 }),
      code: fc.constant('set/none'),
    }),
    { maxLength: 3 },
  ),
});

const savedPlan: fc.Arbitrary<SavedPlan> = record({
  slot: fc.integer({ min: 1, max: SAVED_PLANS }),
  name: fc.constantFrom('Night', 'Ropes and bread'),
  steps: fc.array(step, { minLength: 1, maxLength: PLAN_STEPS }),
  times: fc.integer({ min: 1, max: PLAN_ROUNDS }),
});

const isSession = (one: PlanStep): one is SessionStep => one.name.startsWith('begin-');

const lastBegin: fc.Arbitrary<LastBegin> = record({
  at: instant,
  regionId: id,
  food: fc.option(record({ itemId: id, amount: fc.integer({ min: 1 }) })),
  set: fc.option(fc.integer({ min: 1, max: SAVED_SETS })),
  step: fc.option(step.filter(isSession)),
  place: fc.option(fc.integer({ min: 0, max: PLAN_STEPS - 1 })),
});

const wanted: fc.Arbitrary<Wanted> = record({ kind: fc.constantFrom(...WANTED_KINDS), id });

export const shownArbitrary: fc.Arbitrary<Shown> = record({
  regionId: id,
  gold: count,
  goldGiven: count,
  totalIdleTime: fc.integer({ min: BASE_IDLE_TIME }),
  experience: fc.array(count, { minLength: SKILL_COUNT, maxLength: SKILL_COUNT }),
  inventory: amounts,
  equipment,
  attackStyle: style,
  trainingAttribute: training,
  healingShare: fc.nat(FULL_HEALING_SHARE),
  health: fc.nat(LAST_MAX_HEALTH),
  healthAt: instant,
  trophies: amounts,
  cards: fc
    .array(fc.tuple(id, fc.constantFrom(1, 2)), { maxLength: 10 })
    .map((cards) => amountsOf(Object.fromEntries(cards))),
  pets: ascending,
  knownRecipes: ascending,
  sets: fc.array(savedSet, { maxLength: 3 }),
  kept: amounts,
  junk: ascending,
  sales: fc.array(record({ saleId: id, at: instant, items: amounts, paid: count }), { maxLength: 3 }),
  action,
  combatLog: fc.array(logLine, { maxLength: LOG_LINES }),
  eventAt: instant,
  plan: fc.option(plan),
  savedPlans: fc.array(savedPlan, { maxLength: 3 }),
  lastBegin: fc.option(lastBegin),
  companion: fc.option(id),
  quests: record({
    chapter: fc.integer({ min: 1, max: 60 }),
    closedOn: fc.option(fc.integer()),
    errands: fc.array(
      record({ errandId: id, day: fc.integer(), amount: fc.integer({ min: 1 }), base: count }),
      {
        maxLength: ERRAND_SLOTS,
      },
    ),
    days: fc.array(record({ day: fc.integer(), taken: fc.nat(63), done: fc.nat(3) }), {
      maxLength: BOARD_DAYS,
    }),
    weeks: fc.array(
      record({
        week: fc.integer(),
        errandId: id,
        tiers: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: WEEKLY_WAYS }),
        base: count,
        isDone: fc.boolean(),
      }),
      { maxLength: BOARD_WEEKS },
    ),
  }),
  friendship: fc
    .array(fc.tuple(id, fc.integer({ min: 1, max: MAX_FRIENDSHIP_POINTS })), { maxLength: 5 })
    .map((entries) => amountsOf(Object.fromEntries(entries))),
  villagerGifts: record({ week: fc.integer(), villagerIds: ascending }),
  candleEnds: count,
  furnishings: ascending,
  cosmetics: ascending,
  wanted: record({ pinned: fc.option(wanted), hiddenThings: fc.array(wanted, { maxLength: 5 }) }),
});
