import {
  addAmounts,
  amountOf,
  type Collection,
  EXPERIENCE_TABLE,
  ItemCategory,
  isFood,
  MOST_NEAREST,
  type PlanStep,
  type ProposalTarget,
  pressCommands,
  SKILL,
  type State,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { arcOf, nearestOf, newcomer, send, world } from '../../lib/testing/characters.ts';

const CATEGORIES = {
  trophies: ItemCategory.Trophy,
  cards: ItemCategory.Card,
  pets: ItemCategory.Pet,
} as const;
const COLLECTIONS: readonly Collection[] = ['trophies', 'cards', 'pets'];

const itemOf = ({ target }: { readonly target: ProposalTarget }) =>
  world.item('itemId' in target ? target.itemId : 0);

/** A character that survives the fights of the first regions, with gold for travel. */
function fighter(): State {
  const state = newcomer();
  const food = world.sets.items.find(isFood)?.id ?? 0;
  state.shown = {
    ...state.shown,
    gold: 5_000,
    regionId: 2,
    experience: state.shown.experience.map(() => EXPERIENCE_TABLE[29] ?? 0),
    inventory: addAmounts(state.shown.inventory, [{ itemId: food, amount: 2_000 }]),
  };
  return state;
}

test.each(COLLECTIONS)('names what %s lack, and each begins with one press', (collection) => {
  const proposals = nearestOf(fighter(), collection);
  expect(proposals.length).toBeGreaterThan(0);
  expect(proposals.length).toBeLessThanOrEqual(MOST_NEAREST);
  for (const proposal of proposals) {
    expect(itemOf(proposal)?.category).toBe(CATEGORIES[collection]);
    const state = fighter();
    for (const step of pressCommands(proposal.commands, state.shown, world)) send(state, step, 0);
    expect(state.shown.action).not.toBeNull();
  }
});

test('a level of seconds in a skill that is far behind is not what is near', () => {
  const state = fighter();
  const combat: readonly number[] = [SKILL.Attack, SKILL.Defence, SKILL.Melee, SKILL.Health];
  state.shown = {
    ...state.shown,
    experience: state.shown.experience.map((_, index) =>
      combat.includes(index + 1) ? (EXPERIENCE_TABLE[43] ?? 0) : 0,
    ),
  };
  const target = arcOf(state).near?.proposal.target;
  expect(target?.kind === 'level' && target.level).toBeGreaterThan(4);
});

test('no proposal begins a fight that rests, for a player who has switched that off', () => {
  const keys = world.sets.dungeons.map(({ keyItemId }) => ({ itemId: keyItemId, amount: 2 }));
  const state = fighter();
  state.shown = { ...state.shown, inventory: addAmounts(state.shown.inventory, keys) };
  const begins = (rests: boolean) => {
    const habits = { rests };
    const { near, next } = arcOf(state, { habits });
    return [
      ...COLLECTIONS.flatMap((collection) => nearestOf(state, collection, habits)),
      ...(near === null ? [] : [near.proposal]),
      ...next.map(({ getting }) => ({ commands: getting.steps })),
    ]
      .flatMap(({ commands }): readonly PlanStep[] => commands as readonly PlanStep[])
      .filter(({ name }) => name === 'begin-hunting' || name === 'begin-dungeon');
  };
  const resting = begins(true);
  const going = begins(false);
  for (const all of [resting, going]) expect(new Set(all.map(({ name }) => name)).size).toBe(2);
  for (const { input } of resting) expect(input).toHaveProperty('rest', true);
  for (const { input } of going) expect(input).not.toHaveProperty('rest');
});

test('at most two of those that wait in the bag come first, and the press claims them', () => {
  const state = fighter();
  const trophies = world.sets.relicariumEntries.slice(0, 3);
  state.shown = {
    ...state.shown,
    inventory: addAmounts(
      state.shown.inventory,
      trophies.map(({ itemId }) => ({ itemId, amount: 1 })),
    ),
  };
  const proposals = nearestOf(state, 'trophies');
  expect(proposals.map(({ kind }) => kind)).toEqual(['collect', 'collect', 'find', 'find']);
  const [first] = proposals;
  for (const step of first?.commands ?? []) send(state, step, 0);
  expect(amountOf(state.shown.trophies, (first && itemOf(first)?.id) ?? 0)).toBe(1);
});

test('leaves out what the collection has, also where fights bring little experience', () => {
  const state = fighter();
  const inFirst = world.sets.enemies.filter(({ regionId }) => regionId === 1).map(({ id }) => id);
  const others = world.sets.enemies.filter(({ id }) => !inFirst.includes(id));
  const own = (amount: number, ids: readonly number[]) =>
    addAmounts(
      state.shown.cards,
      ids.map((itemId) => ({ itemId, amount })),
    );
  state.shown = {
    ...state.shown,
    cards: own(
      2,
      others.map(({ id }) => id),
    ),
  };
  const proposals = nearestOf(state, 'cards');
  expect(proposals).toHaveLength(MOST_NEAREST);
  for (const proposal of proposals) {
    expect(inFirst).toContain(itemOf(proposal)?.enemyId);
    expect(proposal.commands.at(0)).toEqual({ name: 'travel', input: { regionId: 1 } });
  }
  state.shown = { ...state.shown, cards: own(2, inFirst) };
  expect(nearestOf(state, 'cards')).toEqual([]);
});
