import {
  AgainKind,
  AttackStyle,
  aimsOfTrait,
  type BeginCommand,
  EnemyKind,
  exactly,
  experienceAnHour,
  type Forecast,
  ItemCategory,
  LessonKind,
  openForecast,
  type Seed,
  SKILL,
  type State,
  ThriftKind,
  type Trait,
  takesComponents,
  totalExperience,
  untilOver,
  VERB_NAMES,
  VERBS,
  Verb,
  verbName,
} from '@slumberfell/engine';
import { isLong, PROPERTY_TIMEOUT } from '@slumberfell/engine/testing';
import { expect, test } from 'vitest';
import { stateOf, withItems } from './forecast-characters.ts';
import { enemy, sets, world } from './shipped.ts';
import { worldWith } from './trait-worlds.ts';

/**
 * Whether a trait improves what the engine says that it is good for, and nothing else by much. Each is played
 * alone on a Normal necklace, in the same nights as without it. The reporter `verbose` prints the results.
 */
const NIGHTS = isLong ? 400 : 12;
const LONG = { timeout: PROPERTY_TIMEOUT };
const SEED: Seed = [0x7a17_a135, 2, 3, 4];
const PLENTY = 20_000;
/** The least change, as a share of that without the trait, by which an aim counts as served. */
const SERVED = 0.025;
/** Harder hits end fights sooner, and save up to 4 % of the portions an hour. That alone is no safety. */
const SERVED_FOOD = 0.05;

interface Session {
  readonly state: State;
  readonly command: BeginCommand;
}

function hunt(level: number, regionId: number, portions = PLENTY, percent = 50): Session {
  const state = stateOf(level, AttackStyle.Melee, regionId, portions);
  state.shown = { ...state.shown, healingShare: percent * 100 };
  return { state, command: { name: 'begin-hunting', input: { regionId } } };
}

const WALKER = hunt(60, 5);
/** At the highest level nothing changes between the fights of a night. */
const LEGEND = hunt(100, 6);

/** Runs of a dungeon of Lullfrost that has plated enemies. */
function delve(): Session {
  const isPlated = (id: number): boolean => (enemy(id).traits ?? []).some(([verb]) => verb === Verb.Plated);
  const dungeon = sets.dungeons.find(
    ({ regionId, sequences }) => regionId === 5 && sequences.some(({ enemyId }) => isPlated(enemyId)),
  );
  if (!dungeon) throw new Error('No dungeon of the region has plated enemies');
  const runs = 60;
  const state = withItems(stateOf(80, AttackStyle.Melee, 5, 900), {
    itemId: dungeon.keyItemId,
    amount: runs,
  });
  return { state, command: { name: 'begin-dungeon', input: { dungeonId: dungeon.id, runs } } };
}
const DELVER = delve();

/** A night of making something of a skill, with the components for all of it. */
function work(skillId: number): Session {
  const level = 90;
  const craft = sets.crafteableItems
    .filter(
      (one) =>
        one.skillId === skillId &&
        one.requiredLevel <= level &&
        one.requiredRecipeId === null &&
        (one.requiredRegions.length === 0 || one.requiredRegions.includes(5)),
    )
    .toSorted((one, other) => other.requiredLevel - one.requiredLevel)[0];
  if (!craft) throw new Error(`Nothing is made with the skill ${skillId}`);
  const { shown } = stateOf(level, AttackStyle.Melee, 5, 0);
  const amount = Math.ceil(shown.totalIdleTime / craft.baseActionTime);
  const components = takesComponents(craft) ? craft.requiredComponents : [];
  const state = withItems(
    stateOf(level, AttackStyle.Melee, 5, 0),
    ...components.map((one) => ({ itemId: one.itemId, amount: one.amount * amount })),
  );
  return { state, command: { name: 'begin-crafting', input: { itemId: craft.itemId, amount } } };
}
const FISHER = work(SKILL.Fishing);
const COOK = work(SKILL.Cooking);

function play({ state: { shown }, command }: Session, traits: readonly Trait[]): Forecast {
  const played = worldWith(shown.equipment.necklace ?? 0, traits);
  const question = { shown, command, at: 0, until: untilOver(shown, 0, played), seed: SEED };
  const forecast = openForecast(question, played, exactly(NIGHTS));
  if ('refused' in forecast) throw new Error(`${command.name} was refused: ${forecast.refused}`);
  forecast.play(NIGHTS);
  return forecast.summary();
}

const plain = new Map<Session, Forecast>();
function withoutTraits(session: Session): Forecast {
  const forecast = plain.get(session) ?? play(session, []);
  plain.set(session, forecast);
  return forecast;
}

/** By which share a trait improves experience, gold, and how long a session or its food lasts. */
function improved(session: Session, trait: Trait) {
  const [before, after] = [withoutTraits(session), play(session, [trait])];
  const by = (measure: (forecast: Forecast) => number): number => {
    const first = measure(before);
    return first === 0 ? 0 : (measure(after) - first) / Math.abs(first);
  };
  const food = -by((forecast) => forecast.food.perHour);
  // A session that lasts longer brings more in all. That is no more experience and gold by itself.
  if (before.survives < 1)
    return {
      experience: by(experienceAnHour),
      gold: by(({ gold }) => gold.perHour),
      lasts: by(({ runningTime }) => runningTime),
      food,
    };
  return {
    // Runs of a dungeon are so many, so faster kills bring more an hour, not in all.
    experience: Math.max(by(totalExperience), by(experienceAnHour)),
    gold: by(({ gold }) => gold.expected),
    lasts: 0,
    food,
  };
}

const LESSON_OF_WORK = LessonKind['Gathering and Crafting'];
const categories: readonly ItemCategory[] = Object.values(ItemCategory);

/** A trait for each way in which a verb of characters acts, in a session in which it does. */
const IN_COMBAT: readonly (readonly [Session, Trait])[] = [
  [LEGEND, [Verb.Opener, 20, 1]],
  [LEGEND, [Verb.Crescendo, 3, 24]],
  [LEGEND, [Verb.Finisher, 20, 30]],
  [LEGEND, [Verb.Rhythm, 30, 3]],
  [LEGEND, [Verb.Echo, 12, 60]],
  [LEGEND, [Verb.Keen, 30, 0]],
  [WALKER, [Verb.Bane, 20, EnemyKind.Stronger]],
  [LEGEND, [Verb.Bane, 20, EnemyKind['Upper Hand']]],
  [hunt(60, 5, PLENTY, 30), [Verb.Berserk, 30, 50]],
  [DELVER, [Verb.Pierce, 100, 0]],
  [WALKER, [Verb.Plated, 10, 0]],
  [WALKER, [Verb.Ward, 50, 3]],
  [WALKER, [Verb.Thorns, 60, 0]],
  [WALKER, [Verb.Leech, 4, 0]],
  [WALKER, [Verb.Mend, 5, 0]],
  [hunt(60, 5, 100), [Verb.Rise, 60, 3]],
  [WALKER, [Verb.Thrift, 200, ThriftKind.Food]],
  [DELVER, [Verb.Thrift, 100, ThriftKind.Key]],
  [hunt(60, 2, 0), [Verb.Fasting, 50, 0]],
  [LEGEND, [Verb.Haste, 1000, 0]],
  [LEGEND, [Verb.Carry, 100, 0]],
  [hunt(30, 3), [Verb.Reach, 5, 0]],
  [WALKER, [Verb.Linger, 5, 0]],
  [LEGEND, [Verb.Lure, 50, EnemyKind.Elite]],
  [LEGEND, [Verb.Lure, 200, EnemyKind.Miniboss]],
  [LEGEND, [Verb.Again, 100, AgainKind.Kills]],
  [LEGEND, [Verb.Lesson, 5, LessonKind.Trained]],
  [LEGEND, [Verb.Lesson, 5, SKILL.Fishing]],
  ...categories.map((category): [Session, Trait] => [LEGEND, [Verb.Luck, 100, category]]),
];

const titled = (trait: Trait) => `${verbName(trait[0])} ${trait.slice(1).join(' ')}`;
const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

test.for(IN_COMBAT.map(([session, trait]) => ({ title: titled(trait), session, trait })))(
  '$title improves in combat what it is good for, and little else',
  LONG,
  async ({ session, trait }, { annotate }) => {
    const { experience, gold, lasts, food } = improved(session, trait);
    await annotate(
      `experience ${percent(experience)}, gold ${percent(gold)}, lasts ${percent(lasts)}, fewer portions ${percent(food)}`,
    );
    const served = {
      experience: experience >= SERVED,
      gold: gold >= SERVED,
      safety: lasts >= SERVED || food >= SERVED_FOOD,
    };
    const aims = aimsOfTrait(trait);
    expect(served.experience).toBe(aims.includes('experience'));
    // Without food, faster kills make a session longer.
    if (!aims.includes('experience') || lasts === 0) expect(served.safety).toBe(aims.includes('safety'));
    // Faster kills bring more loot alike, and what saves much food saves gold besides.
    const savesBesides = aims.includes('experience') || aims.includes('safety');
    if (aims.includes('gold') || !savesBesides) expect(served.gold).toBe(aims.includes('gold'));
  },
);

const AT_WORK: readonly (readonly [Session, Trait])[] = [
  [FISHER, [Verb.Again, 80, SKILL.Fishing]],
  [FISHER, [Verb.Again, 80, AgainKind.Gathering]],
  [FISHER, [Verb.Lesson, 4, LESSON_OF_WORK]],
  [FISHER, [Verb.Luck, 80, ItemCategory.Gem]],
  [COOK, [Verb.Thrift, 50, SKILL.Cooking]],
  [COOK, [Verb.Thrift, 50, ThriftKind.Crafting]],
];

test.for(AT_WORK.map(([session, trait]) => ({ title: titled(trait), session, trait })))(
  '$title improves gathering or crafting, and no combat',
  LONG,
  async ({ session, trait }, { annotate }) => {
    expect(aimsOfTrait(trait)).toEqual(['work']);
    const { experience, gold } = improved(session, trait);
    await annotate(`experience ${percent(experience)}, gold ${percent(gold)}`);
    expect(Math.max(experience, gold)).toBeGreaterThanOrEqual(SERVED);
    for (const one of Object.values(improved(LEGEND, trait))) expect(one).toBeLessThan(SERVED);
  },
);

test('Luck is good for work in the categories that gathering and crafting find', () => {
  const found = sets.crafteableItems.flatMap(
    ({ lootTableId }) => sets.lootTables.find(({ id }) => id === lootTableId)?.subTables ?? [],
  );
  expect(categories.filter((one) => aimsOfTrait([Verb.Luck, 1, one]).includes('work'))).toEqual(
    categories.filter((one) => found.some(({ itemId }) => world.item(itemId)?.category === one)),
  );
});

test('each verb of characters is measured', () => {
  const measured = new Set([...IN_COMBAT, ...AT_WORK].map(([, [verb]]) => verb));
  const ofCharacters = VERB_NAMES.filter((name) => VERBS[name].bearers.includes('item'));
  expect(measured).toEqual(new Set(ofCharacters.map((name) => Verb[name])));
});
