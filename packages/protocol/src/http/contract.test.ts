import {
  type Fighter,
  type GameEvent,
  type RefusalCode,
  STATIC_SETS,
  type StaticData,
} from '@slumberfell/engine';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { ERRORS, messageOf, REFUSALS, statusOf } from '../errors.ts';
import type { gameEvent } from '../hub/events.ts';
import { LOG_TYPES } from '../layout/log-types.ts';
import type { fighter } from '../schemas/fighter.ts';
import type { staticData } from '../schemas/static-data.ts';
import type { z } from '../schemas/zod.ts';
import { API_BASE, type addresses } from './addresses.ts';
import { commandRoutes } from './command-routes.ts';
import { type RouteName, refusalsOf, routes } from './routes.ts';

describe('the wire and the engine', () => {
  it('have the same events, fighters and static data (the type checker says so)', () => {
    expectTypeOf<z.output<typeof gameEvent>>().toExtend<GameEvent>();
    expectTypeOf<GameEvent>().toExtend<z.output<typeof gameEvent>>();
    expectTypeOf<z.output<typeof fighter>>().toExtend<Fighter>();
    expectTypeOf<Fighter>().toExtend<z.output<typeof fighter>>();
    expectTypeOf<z.output<typeof staticData>>().toExtend<StaticData>();
    expectTypeOf<StaticData>().toExtend<z.output<typeof staticData>>();
    expect(new Set(STATIC_SETS).size).toBe(10);
  });

  it('have the names of specification 3.35 for the types of the combat log, and two of our own', () => {
    expect(LOG_TYPES).toEqual([
      ...['character-damage', 'enemy-damage', 'character-healing', 'enemy-spawn', 'victory', 'defeat'],
      ...['experience', 'health-experience', 'loot'],
      ...['trait', 'trick'],
    ]);
  });

  it('has one route for each command, of the same name', () => {
    for (const [name, route] of Object.entries(commandRoutes)) {
      expect(route.path.endsWith(`/${name}`)).toBe(true);
    }
  });
});

describe('the route table', () => {
  const all = Object.entries(routes) as [RouteName, (typeof routes)[RouteName]][];

  it('names each route after the last part of its path, once', () => {
    for (const [name, { path }] of all) {
      expect(
        `${API_BASE}${path}`
          .replace(/\/:\w+$/, '')
          .split('/')
          .at(-1),
      ).toBe(name);
    }
    expect(new Set(all.map(([, route]) => route.path)).size).toBe(all.length);
  });

  it('has a route at every address (the type checker says so)', () => {
    expectTypeOf<RouteName>().toEqualTypeOf<keyof typeof addresses>();
    for (const [name, route] of all) expect(route.isCommand ?? false, name).toBe('toCommand' in route);
  });

  it('refuses only with codes of the catalogue, each listed once', () => {
    for (const [name, route] of all) {
      const codes = refusalsOf(route);
      expect(new Set(codes).size, name).toBe(codes.length);
      for (const code of codes) expect(messageOf(code)).not.toBe('');
    }
  });

  it('lists every refusal of the engine somewhere', () => {
    const listed = new Set(all.flatMap(([, route]) => refusalsOf(route)));
    expect((Object.keys(REFUSALS) as RefusalCode[]).filter((code) => !listed.has(code))).toEqual([]);
  });
});

describe('the catalogue of errors', () => {
  it('words what the specification words (specification 8)', () => {
    expect(ERRORS['account/invalid-login']).toEqual({ status: 401, message: 'Invalid login attempt.' });
    expect(ERRORS['account/locked-out']).toEqual({ status: 423, message: 'Account is locked out.' });
    expect(messageOf('buy/not-for-sale')).toBe('Only keys that still open a dungeon can be bought.');
    expect(messageOf('travel/gold')).toBe('You do not have the required amount of gold to travel.');
    expect(ERRORS['character/limit'].message).toBe(
      'You have reached the maximum number of characters you can create.',
    );
  });

  it('has status 409 for each refusal of the game', () => {
    for (const code of Object.keys(REFUSALS) as RefusalCode[]) expect(statusOf(code)).toBe(409);
    expect(statusOf('character/none')).toBe(400);
    expect(statusOf('busy')).toBe(503);
  });
});
