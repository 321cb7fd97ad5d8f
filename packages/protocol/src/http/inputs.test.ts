import { type CommandName, MAX_PIECES, type PlayerCommand } from '@slumberfell/engine';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../errors.ts';
import { z } from '../schemas/zod.ts';
import { commandAddresses } from './command-addresses.ts';
import { bodyOf } from './command-body.ts';
import { type CommandRoute, commandRoutes } from './command-routes.ts';
import { idempotencyKey } from './idempotency.ts';
import { nothing } from './route.ts';
import { type RouteName, routes } from './routes.ts';

const accepts = (name: RouteName, input: unknown): boolean => routes[name].input.safeParse(input).success;

/** For each route, inputs that its schema accepts and inputs that it refuses. */
const cases: Partial<Record<RouteName, { good: unknown[]; bad: unknown[] }>> = {
  equip: { good: [1, 8111], bad: [0, -1, 1.5, '5', null, true, [5], { itemId: 5 }, 2 ** 53, Number.NaN] },
  unequip: { good: [0, 8, 15], bad: [-1, 16, '0', null] },
  'unequip-food': { good: [undefined], bad: [null, {}, 0, ''] },
  'equip-food': {
    good: [{ itemId: 1, amount: 1 }],
    bad: [{ itemId: 1 }, { itemId: 1, amount: 0 }, { itemId: 1, amount: 1, extra: 1 }, 1, null],
  },
  wear: {
    good: [[{ itemId: 1, amount: 1 }], { pieces: [{ itemId: 1, amount: 1 }] }, { slot: 12 }],
    bad: [[], [1], { pieces: [] }, { slot: 0 }, { slot: 13 }, [{ itemId: 1, amount: 0 }], null],
  },
  sell: {
    good: [{ itemId: 1, amount: 2 ** 53 - 1 }],
    bad: [
      { itemId: 1, amount: 2 ** 53 },
      { itemId: '1', amount: 1 },
      { itemId: 1, amount: -1 },
    ],
  },
  buy: { good: [{ itemId: 1, amount: 1 }], bad: [{ itemId: 1, amount: 0 }, { itemId: 1 }, 1] },
  'claim-trophy': { good: [{ itemId: 1, amount: 4 }], bad: [{ itemId: 1, amount: 0.5 }, 1] },
  'claim-card': { good: [1], bad: [0, { itemId: 1 }, '1'] },
  'tame-pet': { good: [1], bad: [0, { itemId: 1 }, null] },
  'take-along': { good: [{}, { itemId: 1 }], bad: [1, { itemId: 0 }, { itemId: null }, null] },
  'pin-wanted': {
    good: [{}, { thing: { kind: 'item', id: 1 } }, { thing: { kind: 'set', id: 2 } }],
    bad: [1, { thing: null }, { thing: { kind: 'pet', id: 1 } }, { thing: { kind: 'item', id: 0 } }, null],
  },
  'hide-wanted': {
    good: [{ thing: { kind: 'set', id: 2 }, hidden: true }],
    bad: [{ thing: { kind: 'set', id: 2 } }, { hidden: true }, { thing: 2, hidden: true }, null],
  },
  'accept-errand': {
    good: [{ errandId: 111, day: 20_786 }],
    bad: [111, { errandId: 111 }, { errandId: 111, day: -1 }, { errandId: 111, day: 1, counters: [] }],
  },
  'drop-errand': { good: [{ errandId: 111 }], bad: [111, { errandId: 0 }, {}] },
  'give-gift': {
    good: [
      { villagerId: 1, itemId: 12010 },
      { villagerId: 1, itemId: 12010, useKept: true },
    ],
    bad: [{ villagerId: 0, itemId: 1 }, { villagerId: 1 }, { villagerId: 1, itemId: 1, amount: 3 }, {}],
  },
  'turn-in': {
    good: [
      { kind: 'story', id: 1 },
      { kind: 'story', id: 12, byHob: true, useKept: true },
      { kind: 'week', id: 9001, choice: 3 },
    ],
    bad: [
      { kind: 'story' },
      { kind: 'tale', id: 1 },
      { kind: 'week', id: 9001, choice: 4 },
      { kind: 'errand', id: 111, counters: [{ kind: 'kill', id: 1, count: 9 }] },
    ],
  },
  'learn-recipe': { good: [1], bad: [0, [1], undefined] },
  travel: { good: [6], bad: [0, '6', { regionId: 6 }] },
  'set-training-attribute': { good: [0, 1, 2], bad: [3, -1, '0', null] },
  'set-healing-threshold': { good: [0, 1000, -1], bad: [0.5, '5', null] },
  stop: { good: [undefined], bad: [{}, null] },
  'stop-remaining': { good: [undefined], bad: [{}, null] },
  refresh: { good: [undefined], bad: [{}, null] },
  'begin-crafting': {
    good: [{ itemId: 1010, amount: 5760 }],
    bad: [{ itemId: 1010, amount: 0 }, { itemId: 1010, amount: 1, key: [1, 2, 3, 4] }, 1010],
  },
  'begin-disenchanting': {
    good: [
      { itemId: 1, items: [{ itemId: 2, amount: 3 }] },
      { itemId: 1, items: new Array(MAX_PIECES).fill({ itemId: 2, amount: 1 }) },
    ],
    bad: [
      { itemId: 1, items: [] },
      { itemId: 1, items: [{ itemId: 2, amount: 0 }] },
      { itemId: 1, items: new Array(MAX_PIECES + 1).fill({ itemId: 2, amount: 1 }) },
      { itemId: 1, items: [{ itemId: 2, amount: 1 }], key: [1, 2, 3, 4] },
      { itemId: 1 },
    ],
  },
  'begin-dungeon': {
    good: [{ dungeonId: 1, runs: 1 }],
    bad: [{ dungeonId: 1, runs: 0 }, { dungeonId: 1 }, { dungeonId: 1, runs: 1, key: [1, 2, 3, 4] }, 1],
  },
  'get-character-profile-data': {
    good: [{ id: '1' }, { id: '9007199254740991' }],
    bad: [{ id: '0' }, { id: '01' }, { id: '9007199254740992' }, { id: '1e3' }, { id: 1 }, {}, '1'],
  },
  'begin-hunting': { good: [{ regionId: 1 }], bad: [1, { regionId: 1, key: [1, 2, 3, 4] }, {}] },
  'select-character': { good: [1], bad: [0, '1', null] },
  login: {
    good: [{ email: 'a', password: 'b', rememberMe: false }],
    bad: [
      { email: '', password: 'b', rememberMe: false },
      { email: 'a', password: '', rememberMe: false },
      { email: 'a', password: 'b' },
      { email: 'a', password: 'b', rememberMe: 'true' },
      { email: 'a'.repeat(255), password: 'b', rememberMe: true },
      { email: 'a', password: 'b'.repeat(129), rememberMe: true },
      { email: 'a', password: 'b', rememberMe: true, admin: true },
    ],
  },
  register: {
    good: [{ username: 'a', password: 'b'.repeat(8), isPersistent: true, isGuest: true }],
    bad: [{ username: 'a', password: 'short', isPersistent: true, isGuest: true }, {}, null],
  },
  'get-static-data': {
    good: [{}, { skillsVersion: '', itemsVersion: 'x'.repeat(64) }],
    bad: [{ itemsVersion: 'x'.repeat(65) }, { itemsVersion: ['a', 'b'] }, { colour: 'blue' }],
  },
  'get-lore': { good: [{}, { version: '' }], bad: [{ version: 'x'.repeat(65) }, { colour: 'blue' }] },
  'get-quests': { good: [{}, { version: '' }], bad: [{ version: 'x'.repeat(65) }, { colour: 'blue' }] },
  'get-layout-data': { good: [{}], bad: [{ characterId: '1' }] },
};

describe.each(Object.entries(cases))('the input of %s', (name, { good, bad }) => {
  it.each(good.map((input) => [input]))('accepts %j', (input) => {
    expect(accepts(name as RouteName, input)).toBe(true);
  });

  it.each(bad.map((input) => [input]))('refuses %j', (input) => {
    expect(accepts(name as RouteName, input)).toBe(false);
  });
});

describe('create-character', () => {
  const errors = (input: unknown): string[] =>
    routes['create-character'].input.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

  it.each(['Ann', 'a_b c1', '0123456789abcdef', '  Ann  '])('accepts the name %j', (name) => {
    expect(errors({ name, appearanceId: 1 })).toEqual([]);
  });

  it('trims', () => {
    expect(routes['create-character'].input.parse({ name: '  Ann B ', appearanceId: 1 }).name).toBe('Ann B');
  });

  it.each(['', 'ab', ' a ', '0123456789abcdefg'])('refuses %j because of its length', (name) => {
    expect(errors({ name, appearanceId: 1 })).toContain(FAULTS['name/length']);
  });

  it.each(['     ', 'Zoë', 'Zoë  B', 'a-b-c', 'a\tb', 'a\nb', 'ａｎｎ'])(
    'says that %j has wrong characters',
    (name) => {
      expect(errors({ name, appearanceId: 1 })).toContain(FAULTS['name/characters']);
    },
  );

  it.each(['a  b', 'Ann   B', 'Zoë  B'])('refuses %j because of two spaces in a row', (name) => {
    expect(errors({ name, appearanceId: 1 })).toContain(FAULTS['name/spaces']);
  });

  it('has no other fault for a name with two spaces in a row', () => {
    expect(errors({ name: 'Ann  B', appearanceId: 1 })).toEqual([FAULTS['name/spaces']]);
  });

  it.each([undefined, null, 0, '1'])('refuses the appearance %j', (appearanceId) => {
    expect(errors({ name: 'Ann', appearanceId })).toEqual([FAULTS['appearance/missing']]);
  });
});

describe('the Idempotency-Key', () => {
  it('is 1 to 64 letters, digits, hyphens and underscores', () => {
    expect(idempotencyKey.safeParse('0f9c-A_b').success).toBe(true);
    for (const key of ['', 'a b', 'a'.repeat(65), 'é', 'a\n'])
      expect(idempotencyKey.safeParse(key).success).toBe(false);
  });
});

describe('commands', () => {
  it('turn bodies into inputs of the engine, also bare values', () => {
    expect(routes.equip.toCommand(8111)).toEqual({ name: 'equip', input: { itemId: 8111 } });
    expect(routes.travel.toCommand(2)).toEqual({ name: 'travel', input: { regionId: 2 } });
    expect(routes.stop.toCommand(undefined)).toEqual({ name: 'stop', input: {} });
    expect(routes['begin-crafting'].toCommand({ itemId: 1010, amount: 3 })).toEqual({
      name: 'begin-crafting',
      input: { itemId: 1010, amount: 3 },
    });
  });

  it.each<PlayerCommand>([
    { name: 'equip', input: { itemId: 8111 } },
    { name: 'wear', input: { pieces: [{ itemId: 8111, amount: 1 }] } },
    { name: 'wear', input: { slot: 3 } },
    { name: 'rename-set', input: { slot: 3, name: 'Night' } },
    { name: 'delete-set', input: { slot: 3 } },
    { name: 'undo-sale', input: { saleId: 3 } },
    { name: 'claim-all', input: { kind: 'cards' } },
    { name: 'sell-many', input: { items: [{ itemId: 8111, amount: 1 }] } },
    { name: 'sell-junk', input: {} },
    { name: 'stop', input: {} },
    { name: 'begin-hunting', input: { regionId: 2 } },
    { name: 'begin-hunting', input: { regionId: 2, rest: true } },
    { name: 'begin-crafting', input: { itemId: 1010, amount: 3 } },
    { name: 'set-healing-threshold', input: { healingThreshold: 0 } },
  ])('have a body that turns into them again: %j', (command) => {
    const route = commandRoutes[command.name] as unknown as CommandRoute;
    const body = bodyOf(command);
    expect(route.input.safeParse(body)).toEqual({ success: true, data: body });
    expect(route.toCommand(body as never)).toEqual(command);
  });

  it('have the body that their address names', () => {
    for (const [name, { input }] of Object.entries(commandRoutes)) {
      const { body } = commandAddresses[name as CommandName];
      expect([name, input === nothing, input instanceof z.ZodObject]).toEqual([
        name,
        body === 'none',
        body === 'object',
      ]);
    }
  });
});
