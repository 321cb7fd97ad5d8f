import { openWorld, type StaticData } from '@slumberfell/engine';
import type { StaticDataChanged } from '@slumberfell/protocol';
import { beforeEach, expect, test } from 'vitest';
import { followContent, type OpenedWorld, versionOf, worldOf } from './follow-content.ts';

const EMPTY: StaticData = {
  skills: [],
  items: [],
  lootTables: [],
  relicariumEntries: [],
  enemies: [],
  dungeons: [],
  regions: [],
  crafteableItems: [],
  appearances: [],
  itemSets: [],
};

const announced = (content: string): StaticDataChanged => ({
  content,
  versions: {
    skills: 's1',
    items: `items of ${content}`,
    lootTables: 'l1',
    relicariumEntries: 'r1',
    enemies: 'e1',
    dungeons: 'd1',
    regions: 'g1',
    crafteableItems: `crafts of ${content}`,
    appearances: 'a1',
    itemSets: 'i1',
  },
});
const worldNamed = (content: string) => openWorld(EMPTY, versionOf(announced(content).versions));

let opened: OpenedWorld | null;
/**
 * For each call in order: the name of the content that the server returns; null when the call gets no
 * response.
 */
let answers: (string | null)[];
let waits: number[];
let opens: number;

beforeEach(() => {
  opened = { world: worldNamed('old'), content: null, before: null };
  answers = [];
  waits = [];
  opens = 0;
});

const follow = () =>
  followContent({
    opened: () => Promise.resolve(opened),
    fetch: () => {
      const content = answers.shift();
      if (content === undefined) throw new Error('more calls than responses');
      if (content === null) {
        const failure = { status: 0, code: null, message: 'Failed to connect to server.', errors: [] };
        return Promise.resolve({ ok: false, failure });
      }
      const answer = { sets: EMPTY, version: versionOf(announced(content).versions) };
      return Promise.resolve({ ok: true, answer, sentAt: 0, receivedAt: 0 });
    },
    open: (next) => {
      opened = next;
      opens += 1;
    },
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });

test('fetches nothing when it has the announced content, and learns its version', async () => {
  const { world } = opened ?? {};
  await follow()(announced('old'));
  expect(opened).toEqual({ world, content: 'old', before: null });
});

test('fetches announced sets that differ, opens them at once and keeps the world before', async () => {
  const onMessage = follow();
  await onMessage(announced('old'));
  const before = opened?.world;
  answers = ['new'];
  await onMessage(announced('new'));
  expect(opens).toBe(2);
  expect(opened?.world.version).toBe(versionOf(announced('new').versions));
  expect(opened).toMatchObject({ content: 'new', before: { content: 'old' } });
  expect(opened?.before?.world).toBe(before);
});

test('fetches again when a node is behind or does not respond', async () => {
  answers = ['old', null, 'new'];
  await follow()(announced('new'));
  expect(waits).toEqual([200, 500]);
  expect(opens).toBe(1);
  expect(opened?.content).toBe('new');
});

test('gives up after the last pause and keeps its world', async () => {
  answers = new Array<null>(6).fill(null);
  const { world } = opened ?? {};
  await follow()(announced('new'));
  expect(opened?.world).toBe(world);
  expect(waits).toHaveLength(5);
});

test('opens the last content when two are announced in a row', async () => {
  const onMessage = follow();
  answers = ['third'];
  await Promise.all([onMessage(announced('second')), onMessage(announced('third'))]);
  expect(opened).toMatchObject({ content: 'third' });
});

test('waits for the first world; does nothing when that cannot be opened', async () => {
  opened = null;
  await follow()(announced('new'));
  expect(opens).toBe(0);
});

test('shows an action in the world under which it began', async () => {
  const onMessage = follow();
  await onMessage(announced('old'));
  answers = ['new'];
  await onMessage(announced('new'));
  if (opened === null) throw new Error('nothing is opened');
  expect(worldOf(opened, 'old')).toBe(opened.before?.world);
  expect(worldOf(opened, 'new')).toBe(opened.world);
  expect(worldOf(opened, 'unheard of')).toBe(opened.world);
  expect(worldOf(opened, undefined)).toBe(opened.world);
});
