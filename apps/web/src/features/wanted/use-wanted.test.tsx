import { execute, type PlayerCommand, STATIC_SETS, type Wanted } from '@slumberfell/engine';
import { testState } from '@slumberfell/engine/testing';
import { foldFrame } from '@slumberfell/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWorld } from '../../lib/static-data/load.ts';
import { timeline, world } from '../../lib/testing/characters.ts';
import { type Character, characterStore, storeHeld } from '../character/store.ts';
import { type UseWanted, useWanted } from './use-wanted.ts';

const [first, second] = world.sets.items.map(({ id }): Wanted => ({ kind: 'item', id }));
const [SWORD, RING] = [first as Wanted, second as Wanted];
const NORTH: Wanted = { kind: 'set', id: world.sets.itemSets[0]?.id ?? 0 };

const { getInitialState } = characterStore;
const EMPTY = characterStore.getState();

/** Commands as the server has received them. */
let received: PlayerCommand[];

/** As in a browser that cannot store anything: opening the database fails. */
function unopened(): object {
  const request: { error: Error; onerror?: () => void } = { error: new Error('nothing is kept') };
  queueMicrotask(() => request.onerror?.());
  return request;
}

/** Executes a command on what the store holds, and stores what the frame makes of it. */
function serve(command: PlayerCommand): Response {
  const { character } = characterStore.getState();
  if (character === null) throw new Error('no character is open');
  const { shown, revision } = character;
  received.push(command);
  const state = testState(shown);
  const outcome = execute(state, command as never, timeline, shown.eventAt);
  if ('refused' in outcome) throw new Error(outcome.refused);
  const frame = { revision: revision + 1, from: shown.eventAt, to: shown.eventAt, events: outcome.events };
  const folded = foldFrame({ shown, revision }, frame);
  if (folded.kind !== 'folded') throw new Error(folded.kind);
  // The fold of the events is what the rules say.
  expect(folded.held.shown).toEqual(state.shown);
  storeHeld(folded.held);
  return Response.json({ frame });
}

beforeAll(async () => {
  // React renders on a server here, and reads the first state of a store. The page's has no character.
  Object.assign(characterStore, { getInitialState: characterStore.getState });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', { open: unopened });
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    const name = url.split('?')[0]?.split('/').at(-1) ?? '';
    return Promise.resolve(
      name === 'get-static-data'
        ? Response.json(STATIC_SETS.map((set) => ({ data: world.sets[set], version: world.version })))
        : serve({ name, input: JSON.parse(String(init?.body)) } as PlayerCommand),
    );
  });
  expect((await loadWorld()).ok).toBe(true);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(characterStore, { getInitialState });
  characterStore.setState(EMPTY, true);
});

beforeEach(() => {
  received = [];
  characterStore.setState({ character: { shown: testState().shown, revision: 1 } as Character });
});

let given: UseWanted | null = null;
function Reader() {
  given = useWanted();
  return null;
}

/** What a component gets that renders now. */
function wantedNow(): UseWanted {
  renderToStaticMarkup(<Reader />);
  if (given === null) throw new Error('nothing was rendered');
  return given;
}

/** Waits until a press is done. @returns whether it has succeeded */
async function done(press: Promise<boolean>): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(1);
  return press;
}

test('nothing is pinned or hidden at first', () => {
  expect(wantedNow()).toMatchObject({ pinned: null, hiddenThings: [], pending: false });
});

test('a thing is pinned, replaced by another one, and taken away', async () => {
  expect(await done(wantedNow().pin(SWORD))).toBe(true);
  expect(wantedNow().pinned).toEqual(SWORD);
  await done(wantedNow().pin(NORTH));
  expect(wantedNow().pinned).toEqual(NORTH);
  await done(wantedNow().pin(null));
  expect(wantedNow().pinned).toBeNull();
  expect(received.map(({ input }) => input)).toEqual([{ thing: SWORD }, { thing: NORTH }, {}]);
});

test('things are hidden and shown again', async () => {
  expect(await done(wantedNow().hide(RING))).toBe(true);
  await done(wantedNow().hide(SWORD));
  expect(wantedNow().hiddenThings).toEqual([RING, SWORD]);
  await done(wantedNow().show(RING));
  expect(wantedNow().hiddenThings).toEqual([SWORD]);
});

test('a pinned thing that is hidden is no longer pinned, and a hidden one that is pinned is shown', async () => {
  await done(wantedNow().pin(RING));
  await done(wantedNow().hide(RING));
  expect(wantedNow()).toMatchObject({ pinned: null, hiddenThings: [RING] });
  await done(wantedNow().pin(RING));
  expect(wantedNow()).toMatchObject({ pinned: RING, hiddenThings: [] });
});
