import {
  type Amounts,
  type Equipment,
  entriesOf,
  healingThresholdOf,
  JUNK_KINDS,
  KEPT_KINDS,
  SAVED_PLANS,
  SAVED_SETS,
  type SavedSet,
  type Shown,
  type Skill,
  skillKind,
  UNDO_KINDS,
  UNDO_SALES,
  type Wanted,
  WORN_SLOTS,
} from '@slumberfell/engine';
import { attackStyle, trainingAttribute } from '../schemas/enumerations.ts';
import { amount, count, id, instant, seconds } from '../schemas/numbers.ts';
import { lastBegin, plan, savedPlan } from '../schemas/plan.ts';
import { friendship as friendshipPoints, questState, villagerGifts } from '../schemas/quests.ts';
import { savedSet } from '../schemas/saved-set.ts';
import { wantedMarks } from '../schemas/wanted.ts';
import { z } from '../schemas/zod.ts';
import { eachCombatSkill } from './combat-skills.ts';
import { presentLastBegin, presentPlan, presentSavedPlan } from './present-plan.ts';
import { eachSlotField, presentWorn } from './slots.ts';

/**
 * A field of the character on the wire: its schema, how it is made from what is shown, and what the documents
 * say of it beyond its name and type.
 */
interface CharacterField<S extends z.ZodType> {
  readonly schema: S;
  readonly present: (shown: Shown, skills: readonly Skill[]) => z.output<S>;
  readonly text?: string;
}

const field = <S extends z.ZodType>(
  schema: S,
  present: CharacterField<S>['present'],
  text?: string,
): CharacterField<S> => ({ schema, present, ...(text !== undefined && { text }) });

const slot = id.nullable();

export const equipment = z.strictObject({
  ...eachSlotField(slot),
  foodId: slot,
  /** 0 if and only if there is no food. */
  foodAmount: count,
});

export const combatAttributes = z.strictObject({
  ...eachCombatSkill(() => count),
  /**
   * The health at `currentHealthAt`. Out of combat the character regains health with time (`healthAt` of the
   * engine).
   */
  currentHealth: count,
  currentHealthAt: instant,
  attackStyle,
});

const itemAmounts = (kinds: number) =>
  z
    .array(z.strictObject({ itemId: id, amount }))
    .max(kinds)
    .readonly();

const ids = (kinds: number) => z.array(id).max(kinds).readonly();

const sale = z.strictObject({
  saleId: amount,
  at: instant,
  items: itemAmounts(UNDO_KINDS),
  paid: count,
  /** Null for a sale by hand. */
  plannedUntil: instant.nullable(),
});

/**
 * The fields of `characterData` beside the identity. Nothing that is not listed here leaves the server: no
 * shown object is spread. `read.ts` makes what is shown from them.
 */
export const CHARACTER_FIELDS = {
  regionId: field(id, ({ regionId }) => regionId),
  goldAmount: field(count, ({ gold }) => gold),
  goldGiven: field(
    count,
    ({ goldGiven }) => goldGiven,
    'Fares, and the value of each key that a dungeon run took, since this is counted.',
  ),
  totalIdleTime: field(
    seconds,
    ({ totalIdleTime }) => totalIdleTime,
    'The longest time that a session may last.',
  ),
  skillsData: field(
    z
      .array(z.strictObject({ id, name: z.string().min(1).max(120), experience: count }))
      .max(100)
      .readonly(),
    (shown, skills) =>
      skills
        .filter((skill) => skillKind(skill.id) !== 'combat')
        .map((skill) => ({ id: skill.id, name: skill.name, experience: experienceOf(shown, skill.id) })),
    'The gathering and crafting skills, in whole points. The combat skills are in `combatAttributes`.',
  ),
  inventory: field(itemAmounts(100_000), ({ inventory }) => itemAmountsOf(inventory)),
  pets: field(ids(10_000), ({ pets }) => [...pets], 'The tamed pets.'),
  cards: field(
    z
      .array(z.strictObject({ enemyId: id, radiant: z.boolean() }))
      .max(10_000)
      .readonly(),
    ({ cards }) => entriesOf(cards).map(([enemyId, kind]) => ({ enemyId, radiant: kind === 2 })),
    'The claimed cards.',
  ),
  trophies: field(
    z.array(z.strictObject({ id, amount })).max(10_000).readonly(),
    ({ trophies }) => entriesOf(trophies).map(([id, amount]) => ({ id, amount })),
    'The claimed trophies.',
  ),
  knownRecipes: field(ids(10_000), ({ knownRecipes }) => [...knownRecipes]),
  /** By place. */
  savedSets: field(z.array(savedSet).max(SAVED_SETS).readonly(), ({ sets }) => sets.map(presentSet)),
  /** Amounts that are neither sold nor disenchanted; the largest amount for every unit. */
  kept: field(itemAmounts(KEPT_KINDS), ({ kept }) => itemAmountsOf(kept)),
  junk: field(ids(JUNK_KINDS), ({ junk }) => [...junk]),
  /**
   * The sales that `undo-sale` can undo, oldest first: by hand for ten minutes, and one of the plan until
   * `plannedUntil`. Some may be too old.
   */
  sales: field(
    z
      .array(sale)
      .max(UNDO_SALES + 1)
      .readonly(),
    ({ sales }) =>
      sales.map(({ saleId, at, items, paid, plannedUntil = null }) => ({
        saleId,
        at,
        items: itemAmountsOf(items),
        paid,
        plannedUntil,
      })),
  ),
  equipment: field(equipment, ({ equipment }) => presentEquipment(equipment)),
  combatAttributes: field(combatAttributes, (shown) => ({
    ...eachCombatSkill((skillId) => experienceOf(shown, skillId)),
    currentHealth: shown.health,
    currentHealthAt: shown.healthAt,
    attackStyle: shown.attackStyle,
  })),
  trainingAttribute: field(trainingAttribute, ({ trainingAttribute }) => trainingAttribute),
  healingThreshold: field(count, healingThresholdOf, 'Health points of the present maximum.'),
  healingShare: field(
    count,
    ({ healingShare }) => healingShare,
    'The threshold as a share of the maximum health, in ten-thousandths. It stays when the maximum rises.',
  ),
  plan: field(
    plan.nullable(),
    ({ plan }) => plan && presentPlan(plan),
    'What comes after the running session; null without a plan.',
  ),
  companion: field(
    id.nullable(),
    ({ companion }) => companion,
    'The tamed pet that goes along; null for none.',
  ),
  wanted: field(
    wantedMarks,
    ({ wanted: { pinned, hiddenThings } }) => ({
      pinned: pinned && thingOf(pinned),
      hiddenThings: hiddenThings.map(thingOf),
    }),
    'The thing that the player wants next, and those that are not proposed, in the order in which they were hidden.',
  ),
  quests: field(
    questState,
    ({ quests: { chapter, closedOn, errands, days, weeks } }) => ({
      chapter,
      closedOn,
      errands: errands.map(({ errandId, day, amount, base }) => ({ errandId, day, amount, base })),
      days: days.map(({ day, taken, done }) => ({ day, taken, done })),
      weeks: weeks.map(({ week, errandId, tiers, base, isDone }) => ({
        week,
        errandId,
        tiers,
        base,
        isDone,
      })),
    }),
    'The number of the open or next chapter, the day on which the last one was closed, the accepted errands with the counter of their kills at that time, what was taken from the boards of the last days (`taken` has a bit for each place), and the accepted weekly errands. Days and weeks are counted from 1970-01-01; weeks begin on Monday.',
  ),
  friendship: field(
    z.array(friendshipPoints).max(1_000).readonly(),
    ({ friendship }) => entriesOf(friendship).map(([villagerId, points]) => ({ villagerId, points })),
    'Points of friendship by villager.',
  ),
  villagerGifts: field(
    villagerGifts,
    ({ villagerGifts: { week, villagerIds } }) => ({ week, villagerIds }),
    'The villagers to whom the character gave something in the last week in which it gave anything. Weeks are counted from 1970-01-01 and begin on Monday.',
  ),
  candleEnds: field(count, ({ candleEnds }) => candleEnds),
  furnishings: field(
    z.array(id).max(10_000).readonly(),
    ({ furnishings }) => furnishings,
    'Ids of the owned furnishings, ascending.',
  ),
  cosmetics: field(
    z.array(id).max(10_000).readonly(),
    ({ cosmetics }) => cosmetics,
    'Ids of the owned titles, frames and accessories, ascending.',
  ),
  /** By place. */
  savedPlans: field(z.array(savedPlan).max(SAVED_PLANS).readonly(), ({ savedPlans }) =>
    savedPlans.map(presentSavedPlan),
  ),
  lastBegin: field(
    lastBegin.nullable(),
    ({ lastBegin }) => lastBegin && presentLastBegin(lastBegin),
    'What the player began last by hand: `step` is null when the plan began everything. `food` and `set` are what was packed and worn. `until.at` of a hunt is in seconds from `at`. `place` is the index of the step of the plan that came after it.',
  ),
};

type Fields = typeof CHARACTER_FIELDS;
type Schemas = { readonly [F in keyof Fields]: Fields[F]['schema'] };
/** The fields as the wire has them. */
export type PresentedFields = { readonly [F in keyof Fields]: z.output<Fields[F]['schema']> };

export const schemasOf = (fields: Fields): Schemas =>
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as Schemas;

/** What the documents say of the fields. */
export const CHARACTER_TEXTS: { readonly [F in keyof Fields]?: string } = Object.fromEntries(
  Object.entries<CharacterField<z.ZodType>>(CHARACTER_FIELDS).flatMap(([name, { text }]) =>
    text === undefined ? [] : [[name, text]],
  ),
);

/** The fields of what is shown of a character. */
export const presentFields = (shown: Shown, skills: readonly Skill[]): PresentedFields =>
  Object.fromEntries(
    Object.entries<CharacterField<z.ZodType>>(CHARACTER_FIELDS).map(([name, { present }]) => [
      name,
      present(shown, skills),
    ]),
  ) as PresentedFields;

const experienceOf = ({ experience }: Shown, skillId: number): number => experience[skillId - 1] ?? 0;

const itemAmountsOf = (amounts: Amounts) =>
  entriesOf(amounts).map(([itemId, amount]) => ({ itemId, amount }));

const thingOf = ({ kind, id }: Wanted): Wanted => ({ kind, id });

function presentSet(set: SavedSet): SavedSet {
  const { slot, name, pieces, food, companion, healingShare, trainingAttribute } = set;
  return {
    slot,
    name,
    pieces: Object.fromEntries(
      WORN_SLOTS.filter((worn) => worn in pieces).map((worn) => [worn, pieces[worn]]),
    ),
    ...(food !== undefined && { food: food && { itemId: food.itemId, amount: food.amount } }),
    ...(companion !== undefined && { companion }),
    ...(healingShare !== undefined && { healingShare }),
    ...(trainingAttribute !== undefined && { trainingAttribute }),
  };
}

const presentEquipment = (worn: Equipment): z.infer<typeof equipment> => ({
  ...presentWorn(worn),
  foodId: worn.food ?? null,
  foodAmount: worn.foodAmount ?? 0,
});
