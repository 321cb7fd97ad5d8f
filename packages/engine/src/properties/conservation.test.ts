import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { outfitKit } from '../character/bearers.ts';
import type { ClaimKind } from '../character/claims.ts';
import type { Command, CommandInputs } from '../commands/registry.ts';
import type { Moment } from '../events/registry.ts';
import { advance } from '../settle/advance.ts';
import { EventRecorder } from '../settle/event-recorder.ts';
import { amountOf, entriesOf } from '../state/amounts.ts';
import { MAX_AMOUNT } from '../state/experience.ts';
import type { Shown, State } from '../state/state.ts';
import {
  type CommandSequence,
  PROPERTY_TIMEOUT,
  playSequence,
  runs,
  sequenceArbitrary,
} from '../testing/index.ts';
import { type ItemAmount, ItemCategory } from '../world/static-data.ts';

import { type World, worldAt } from '../world/world.ts';
import { Bookkeeper, difference, possessions } from './bookkeeper.ts';

/**
 * Tests that the events explain every change of items, gold and experience exactly once, down to 1/10,000
 * point of experience.
 */

vi.setConfig({ testTimeout: PROPERTY_TIMEOUT });

/** Plays a sequence. Returns the last state and all moments in order. */
function momentsOf(sequence: CommandSequence): { state: State; moments: Moment[] } {
  const moments: Moment[] = [];
  const { state } = playSequence(sequence, {
    settle(draft, timeline, _from, until) {
      const recorder = new EventRecorder();
      advance(draft, timeline, until, recorder);
      moments.push(...recorder.moments);
    },
    given(_given, _before, _after, outcome) {
      if (!('refused' in outcome)) moments.push(outcome);
    },
  });
  return { state, moments };
}

test('events account for every item, coin and point, and the content for every event', () => {
  fc.assert(
    fc.property(sequenceArbitrary, (sequence) => {
      const { state, moments } = momentsOf(sequence);
      const book = new Bookkeeper(sequence.state, sequence.timeline);
      for (const moment of moments) book.record(moment);
      const before = sequence.state.shown;
      expect(book.errors).toEqual([]);
      expect(book.items).toEqual(difference(possessions(before), possessions(state.shown)));
      expect(book.gold).toBe(BigInt(state.shown.gold) - BigInt(before.gold));
      expect(book.shown.experience).toEqual(state.shown.experience);
      expect(book.fractions).toEqual(state.hidden.fractions);
    }),
    runs(450),
  );
});

/**
 * What an executed command adds (positive) to the possessions of a character and removes (negative) from
 * them.
 * @param savesKey whether a trait saved the key of a first run
 */
function trade(
  { name, input }: Command,
  shown: Shown,
  world: World,
  savesKey: boolean,
): { items: object; gold: bigint } {
  const spent = (itemId: number, amount: number) => new Map([[itemId, -BigInt(amount)]]);
  const worth = ({ itemId, amount }: ItemAmount) => BigInt(world.item(itemId)?.value ?? 0) * BigInt(amount);
  switch (name) {
    case 'sell':
      return { items: spent(input.itemId, input.amount), gold: worth(input) };
    case 'buy':
      return { items: spent(input.itemId, -input.amount), gold: -worth(input) };
    case 'sell-many':
      return {
        items: new Map(input.items.map(({ itemId, amount }) => [itemId, -BigInt(amount)])),
        gold: input.items.reduce((sum, lot) => sum + worth(lot), 0n),
      };
    case 'sell-junk': {
      const inSets = shown.sets.flatMap(({ pieces, food }) => [...Object.values(pieces), food?.itemId]);
      const { foodAmount: _amount, ...worn } = shown.equipment;
      const needed = [...inSets, ...Object.values(worn)];
      const lots = shown.junk
        .filter((itemId) => world.item(itemId) !== undefined && !needed.includes(itemId))
        .map((itemId) => ({
          itemId,
          amount: amountOf(shown.inventory, itemId) - amountOf(shown.kept, itemId),
        }))
        .filter(({ amount }) => amount > 0);
      return {
        items: new Map(lots.map(({ itemId, amount }) => [itemId, -BigInt(amount)])),
        gold: lots.reduce((sum, lot) => sum + worth(lot), 0n),
      };
    }
    case 'undo-sale': {
      const sale = shown.sales.find(({ saleId }) => saleId === input.saleId);
      const items = entriesOf(sale?.items ?? []).map(([id, amount]) => [id, BigInt(amount)] as const);
      return { items: new Map(items), gold: -BigInt(sale?.paid ?? 0) };
    }
    case 'claim-all':
      return { items: claimedWithAll(input.kind, input.all ?? false, shown, world), gold: 0n };
    case 'claim-trophy':
      return { items: spent(input.itemId, input.amount), gold: 0n };
    case 'claim-card':
    case 'tame-pet':
    case 'learn-recipe':
      return { items: spent(input.itemId, 1), gold: 0n };
    case 'begin-dungeon':
      if (savesKey) return { items: new Map(), gold: 0n };
      return { items: spent(world.dungeon(input.dungeonId)?.keyItemId ?? 0, 1), gold: 0n };
    case 'turn-in':
      return handedOver(input, shown, world);
    case 'give-gift': {
      const likings = world.quests.villager(input.villagerId)?.likes?.flat() ?? [];
      const liking = likings.find(({ itemIds }) => itemIds.includes(input.itemId));
      return { items: spent(input.itemId, liking?.amount ?? 0), gold: 0n };
    }
    case 'travel':
      return { items: new Map(), gold: -BigInt(world.region(input.regionId)?.travelCost ?? 0) };
    default:
      return { items: new Map(), gold: 0n };
  }
}

/** What `turn-in` takes and gives. */
function handedOver(
  { kind, id, choice = 1, byHob = false }: CommandInputs['turn-in'],
  { quests, attackStyle }: Shown,
  world: World,
): { items: Map<number, bigint>; gold: bigint } {
  const items = new Map<number, bigint>();
  const move = (itemId: number, amount: number): void => {
    const sum = (items.get(itemId) ?? 0n) + BigInt(amount);
    if (sum === 0n) items.delete(itemId);
    else items.set(itemId, sum);
  };
  if (kind === 'story') {
    const { terms = [], pieces = [], gold = 0 } = world.quests.chapter(id) ?? {};
    const delivered = terms.filter((term) => term.kind === 'deliver');
    const worth = delivered.reduce((sum, term) => sum + (world.item(term.id)?.value ?? 0) * term.amount, 0);
    if (!byHob) for (const term of delivered) move(term.id, -term.amount);
    if (pieces.length > 0) move(pieces[attackStyle] as number, 1);
    return { items, gold: BigInt(gold) - (byHob ? 100n * BigInt(worth) : 0n) };
  }
  if (kind === 'errand') {
    const errand = world.quests.errand(id);
    const amount = quests.errands.find(({ errandId }) => errandId === id)?.amount ?? 0;
    if (errand?.kind === 'deliver') move(errand.ids[0] as number, -amount);
    return { items, gold: BigInt(errand?.gold ?? 0) };
  }
  const tier = quests.weeks.find(({ errandId }) => errandId === id)?.tiers[choice - 1] ?? 1;
  const way = world.quests.weeklyErrand(id)?.ways[choice - 1]?.[tier - 1];
  if (way?.term.kind === 'deliver') move(way.term.id, -way.term.amount);
  return { items, gold: BigInt(way?.gold ?? 0) };
}

/** What `claim-all` takes from the possessions. */
function claimedWithAll(kind: ClaimKind, all: boolean, shown: Shown, world: World): Map<number, bigint> {
  const taken = new Map<number, bigint>();
  for (const [itemId, owned] of entriesOf(shown.inventory)) {
    const item = world.item(itemId);
    if (item === undefined || amountOf(shown.kept, itemId) === MAX_AMOUNT) continue;
    const claimed = BigInt(amountOf(shown.trophies, itemId));
    const room = (all ? MOST : 3n) - claimed;
    const { category, enemyId = 0, radiant } = item;
    const card = amountOf(shown.cards, enemyId);
    const hasRadiant = world.sets.items.some(
      (other) =>
        other.enemyId === enemyId &&
        other.radiant &&
        amountOf(shown.inventory, other.id) > 0 &&
        amountOf(shown.kept, other.id) < MAX_AMOUNT,
    );
    const isTaken = {
      trophies: world.relicariumEntry(itemId) !== undefined && room > 0n,
      cards: enemyId > 0 && (radiant ? card < 2 : card < 1 && !hasRadiant),
      pets: category === ItemCategory.Pet && !shown.pets.includes(itemId),
      recipes: category === ItemCategory.Recipe && !shown.knownRecipes.includes(itemId),
    }[kind];
    const most = kind === 'trophies' ? room : 1n;
    if (isTaken) taken.set(itemId, -(BigInt(owned) < most ? BigInt(owned) : most));
  }
  return taken;
}

const MOST = BigInt(MAX_AMOUNT);

/**
 * The gold that a command gives to the mountain.
 * @param savesKey whether a trait saved the key of a first run
 */
function givenBy({ name, input }: Command, world: World, savesKey: boolean): bigint {
  if (name === 'travel') return BigInt(world.region(input.regionId)?.travelCost ?? 0);
  if (name !== 'begin-dungeon' || savesKey) return 0n;
  return BigInt(world.item(world.dungeon(input.dungeonId)?.keyItemId ?? 0)?.value ?? 0);
}

/**
 * Whether a trait saved the key of the first run that the command began. Which runs keep their key is
 * random, so the events say it. That a trait of the worn pieces can save keys is asserted.
 */
function savesKey({ name }: Command, { shown }: State, { events }: Moment, world: World): boolean {
  const isSpent = events.some((event) => event.type === 'OnInventoryChange' && event.reason === 'key');
  if (name !== 'begin-dungeon' || isSpent) return false;
  expect(outfitKit(shown, world).savedKeys).toBeGreaterThan(0);
  return true;
}

/** Asserts that each executed command of a sequence moves what it says, and makes nothing. */
function expectMovesOnly(sequence: CommandSequence): void {
  playSequence(sequence, {
    given({ at, command }, before, after, outcome) {
      if ('refused' in outcome) return;
      // A plan gives the commands of its steps. The test above sums up their events.
      if (command.name === 'set-plan' || command.name === 'resume-plan') return;
      const world = worldAt(sequence.timeline, at);
      const isSaved = savesKey(command, before, outcome, world);
      const { items, gold } = trade(command, before.shown, world, isSaved);
      const gifts = outcome.events.flatMap((event) =>
        event.type === 'OnInventoryChange' && event.reason === 'milestone' ? event.changes : [],
      );
      const traded = new Map(difference(possessions(before.shown), possessions(after.shown)));
      for (const { itemId, amount } of gifts) {
        const rest = (traded.get(itemId) ?? 0n) - BigInt(amount);
        if (rest === 0n) traded.delete(itemId);
        else traded.set(itemId, rest);
      }
      expect(traded).toEqual(items);
      expect(BigInt(after.shown.gold) - BigInt(before.shown.gold)).toBe(gold);
      const given = BigInt(before.shown.goldGiven) + givenBy(command, world, isSaved);
      expect(after.shown.goldGiven).toBe(Number(given < MOST ? given : MOST));
      // What is handed over brings experience, which the test above sums up.
      if (command.name !== 'turn-in') expect(after.shown.experience).toEqual(before.shown.experience);
    },
  });
}

test('a command moves items, trades them or puts them into collections, and makes none', () => {
  fc.assert(fc.property(sequenceArbitrary, expectMovesOnly), runs(200));
});

test('a first run whose key a trait saves takes nothing (failed with PROPERTY_SEED=203228836)', () => {
  fc.assert(fc.property(sequenceArbitrary, expectMovesOnly), {
    ...runs(1),
    seed: 203_228_836,
    path: '132',
  });
});

test('a gift for a villager takes what it is made of (failed with PROPERTY_SEED=71693582)', () => {
  fc.assert(fc.property(sequenceArbitrary, expectMovesOnly), { ...runs(1), seed: 71_693_582, path: '180' });
});
