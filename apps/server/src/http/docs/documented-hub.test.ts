import {
  dayOf,
  type EventType,
  type NewCharacter,
  SKILL,
  skillsOfDay,
  type Trait,
  Verb,
} from '@slumberfell/engine';
import type { PlayerCommand } from '@slumberfell/protocol';
import { type HubDocument, hubDocument, type JsonSchema, SCHEMAS } from '@slumberfell/protocol/docs';
import { Ajv } from 'ajv';
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { SQLITE } from '../../testing/databases.ts';
import { HubTestServer, type Player, PROVISIONS } from '../../testing/hub-test-server.ts';
import { errandOfSkill, smallQuests } from '../../testing/small-quests.ts';
import type { Watcher } from '../../testing/watcher.ts';
import { serverFacts } from './server-facts.ts';

/** Ids in the shipped world. */
const TROPHY = 50101;
const CARD = 80101;
const PET = 71001;
const RECIPE = 30801;
const DAGGER = 8011;
const ESSENCE = 6611;
const FLAX = 1010;
const KEY = 40011;
const MILL = 11;
const WEAPON_SLOT = 8;
const FOOD = 12011;

const SWORD = 20901;

/** Traits of the weapon of which events tell that the shipped world may not reach. */
const SWORD_TRAITS: readonly Trait[] = [
  [Verb.Lesson, 60, SKILL.Fishing],
  [Verb.Linger, 10, 0],
];

const RICH: Partial<NewCharacter> = {
  gold: 1_000_000,
  inventory: [
    ...(PROVISIONS.inventory ?? []),
    { itemId: TROPHY, amount: 1_003 },
    { itemId: CARD, amount: 1 },
    { itemId: PET, amount: 1 },
    { itemId: RECIPE, amount: 1 },
    { itemId: DAGGER, amount: 5 },
  ],
};

/** Commands in the order of the test, each with the event to wait for afterwards; null: none. */
const SESSION: readonly (readonly [PlayerCommand, EventType | null])[] = [
  [{ name: 'set-healing-threshold', input: { healingThreshold: 60 } }, null],
  [{ name: 'set-training-attribute', input: { trainingAttribute: 2 } }, null],
  [{ name: 'begin-hunting', input: { regionId: 1 } }, 'GrantedLesson'],
  [{ name: 'refresh', input: {} }, null],
  [{ name: 'unequip', input: { equipmentType: WEAPON_SLOT } }, 'OnLimitChange'],
  [{ name: 'equip', input: { itemId: SWORD } }, null],
  [{ name: 'stop', input: {} }, null],
  [{ name: 'begin-crafting', input: { itemId: FLAX, amount: 2 } }, 'CraftingActionFinished'],
  [
    { name: 'begin-disenchanting', input: { itemId: ESSENCE, items: [{ itemId: DAGGER, amount: 2 }] } },
    'CraftingActionFinished',
  ],
  [{ name: 'claim-trophy', input: { itemId: TROPHY, amount: 1_000 } }, null],
  [{ name: 'claim-card', input: { itemId: CARD } }, null],
  [{ name: 'tame-pet', input: { itemId: PET } }, null],
  [{ name: 'take-along', input: { itemId: PET } }, null],
  [{ name: 'learn-recipe', input: { itemId: RECIPE } }, null],
  [{ name: 'buy', input: { itemId: KEY, amount: 2 } }, null],
  [{ name: 'begin-dungeon', input: { dungeonId: MILL, runs: 2, rest: true } }, 'DungeonProgress'],
  [{ name: 'stop-remaining', input: {} }, null],
  [{ name: 'unequip', input: { equipmentType: WEAPON_SLOT } }, null],
  [{ name: 'stop', input: {} }, null],
  [{ name: 'unequip-food', input: {} }, null],
  [{ name: 'begin-hunting', input: { regionId: 1, rest: true } }, null],
  [{ name: 'equip-food', input: { itemId: FOOD, amount: 1_000 } }, 'OnRestArmed'],
  [{ name: 'stop', input: {} }, null],
  [{ name: 'wear', input: { pieces: [{ itemId: FLAX, amount: 1 }] } }, null],
  [
    { name: 'save-set', input: { slot: 1, name: 'Night', companion: true, healing: true, training: true } },
    null,
  ],
  [{ name: 'keep', input: { itemId: DAGGER, amount: 1 } }, null],
  [{ name: 'mark-junk', input: { itemId: DAGGER, junk: true } }, null],
  [{ name: 'pin-wanted', input: { thing: { kind: 'item', id: SWORD } } }, null],
  [{ name: 'hide-wanted', input: { thing: { kind: 'item', id: SWORD }, hidden: true } }, null],
  [{ name: 'sell-junk', input: {} }, null],
  [{ name: 'claim-all', input: { kind: 'trophies', all: true } }, null],
  [{ name: 'travel', input: { regionId: 2 } }, null],
  [{ name: 'set-plan', input: { steps: [{ name: 'sell-junk', input: {} }] } }, 'OnPlanStepSkipped'],
  [{ name: 'set-plan', input: { steps: [{ name: 'sell', input: { itemId: FOOD, amount: 1 } }] } }, null],
  [{ name: 'save-plan', input: { slot: 1, name: 'Night', steps: [{ name: 'sell-junk', input: {} }] } }, null],
];

let server: HubTestServer;
afterEach(() => server.close());

/**
 * @returns a function that compares a message of the hub with the AsyncAPI document. It returns how they
 *   differ, or null when they agree.
 */
function validatorOf({ components }: HubDocument): (name: string, message: unknown) => string | null {
  const ajv = new Ajv({ strict: false });
  const judges = Object.values(components.messages).map(
    ({ name, payload }) => [name, ajv.compile({ allOf: [payload], components })] as const,
  );
  const judgeByName = new Map<string, (typeof judges)[number][1]>(judges);
  return (name, message) => {
    const judge = judgeByName.get(name);
    if (judge === undefined) return `${name} is not documented`;
    return judge(message) ? null : `${name}: ${ajv.errorsText(judge.errors)}: ${JSON.stringify(message)}`;
  };
}

/** Advances the clock until an event happens later than `from`, by ten minutes at most. */
async function playUntil(player: Player, watcher: Watcher, awaited: EventType, from: number): Promise<void> {
  const hasHappened = (): boolean =>
    watcher.frames.some(({ to, events }) => to > from && events.some(({ type }) => type === awaited));
  for (let seconds = 0; seconds < 600 && !hasHappened(); seconds += 3) {
    await server.play(player, 3_000);
    const { shown } = await server.layout(player);
    await vi.waitFor(() => expect(watcher.frames.at(-1)?.to).toBe(shown.eventAt), { interval: 1 });
  }
}

const documentedEvents = ({ components }: HubDocument): string[] =>
  (components.schemas.GameEvent?.oneOf ?? []).map(({ $ref = '' }: JsonSchema) => $ref.replace(SCHEMAS, ''));

it('the hub sends every event that is documented, and nothing that is not as documented', async () => {
  server = await HubTestServer.start(RICH, SQLITE, SWORD_TRAITS, smallQuests(FOOD));
  const document = hubDocument(serverFacts({ bodyBytes: 1, requestTimeout: 1, ...readConfig({}) }));
  const player = await server.fighter();
  const watcher = await server.watch(player);
  const held = await server.layout(player);
  for (const [command, awaited] of SESSION) {
    const { to } = await server.command(player, command);
    if (awaited !== null) await playUntil(player, watcher, awaited, to);
  }
  const { events } = await server.command(player, { name: 'sell', input: { itemId: FOOD, amount: 1 } });
  const sale = events.find((event) => event.type === 'OnSale');
  await server.command(player, { name: 'undo-sale', input: { saleId: sale?.saleId ?? 0 } });
  await server.command(player, { name: 'turn-in', input: { kind: 'story', id: 1 } });
  const day = dayOf(server.clock.now());
  const errandId = errandOfSkill(skillsOfDay(day)[0] ?? 0);
  await server.command(player, { name: 'accept-errand', input: { errandId, day } });
  await server.command(player, { name: 'turn-in', input: { kind: 'errand', id: errandId } });
  await server.command(player, { name: 'give-gift', input: { villagerId: 1, itemId: FOOD } });
  await server.expectInStep(player, watcher, held);

  const endsAt = server.clock.now() + 60_000;
  await server.news.announce('command line', { kind: 'note', text: 'Welcome', endsAt });
  await vi.waitFor(() => expect(watcher.announcements).toHaveLength(2));

  const { protocols, frames, contents, counts, standings, announcements } = watcher;
  const sent: [name: string, message: unknown][] = [
    ...protocols.map((version): [string, unknown] => ['protocol', { version }]),
    ...frames.map((frame): [string, unknown] => ['frame', frame]),
    ...contents.map((content): [string, unknown] => ['StaticDataChanged', content]),
    ...announcements.map((message): [string, unknown] => ['Announcements', message]),
    ...standings.map((standing): [string, unknown] => ['standing', standing]),
    ...counts.map((activeCharacters): [string, unknown] => ['NotifyPlayerCount', { activeCharacters }]),
  ];
  const faultOf = validatorOf(document);
  expect(sent.map(([name, message]) => faultOf(name, message)).filter((fault) => fault !== null)).toEqual([]);
  expect(faultOf('frame', { ...frames[0], more: 1 })).toContain('additional properties');

  const types = new Set<string>(frames.flatMap(({ events }) => events.map(({ type }) => type)));
  expect(documentedEvents(document).filter((type) => !types.has(type))).toEqual([]);
});
