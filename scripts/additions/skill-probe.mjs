/**
 * `additions.test.mjs` runs it in a copy of the repository that has one more skill. It opens stored
 * characters with the code of the copy, and prints as JSON where the skill is found.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const [, , name = ''] = process.argv;
const root = process.cwd();
/**
 * @param {string} path a module of the copy
 * @returns {Promise<any>}
 */
const load = (path) => import(join(root, path));

const engine = await load('packages/engine/src/index.ts');
const { STATE_VERSION, STORED_STATE, readStored } = await load('packages/engine/src/stored.ts');
const { compileWorld, shippedWorldDirectory } = await load('packages/content/src/index.ts');
const protocol = await load('packages/protocol/src/index.ts');
const boards = await load('apps/server/src/leaderboards/boards.ts');
const { decodeTexts, encodeTexts } = await load('apps/server/src/characters/state-text.ts');
const { BOARD_GROUPS } = await load('apps/web/src/features/leaderboards/boards.ts');
const { searchAll } = await load('apps/web/src/screens/wiki/wiki-lists.ts');
const { fetchAllTexts } = await load('apps/web/src/screens/game-guide/fetch-texts.ts');

const id = engine.SKILL[name];
const { sets, version } = compileWorld(shippedWorldDirectory);
const world = engine.openWorld(sets, version);
const boardNumber = boards.boardOf(name);

/** @param {any} shown @returns {any} what the page reads of the layout data that the server sends */
function pageReads(shown) {
  const subject = {
    accountStatus: { status: 'Guest', isGuest: true },
    newsSeenUpTo: 0,
    decisions: [],
    identity: { id: 1, name: 'Ann', appearanceId: 1 },
    shown: { ...shown, action: null },
    ...{ revision: 1, now: 0, waitsUntil: null, activeCharacters: 1, idleReport: null, endedUnseen: null },
  };
  const catalogue = { skills: sets.skills, crafteable: () => null };
  return protocol.readCharacter(protocol.layoutData.parse(protocol.presentLayout(subject, catalogue)));
}

/**
 * How many more gifts are due than before the skill was added.
 * @param {any} state with the skill
 * @param {any} stored the same state without it; before version 3 no gifts had been given
 */
function newGifts({ shown, hidden }, stored) {
  const due = (/** @type {number[]} */ levels, /** @type {number} */ given, /** @type {number} */ reached) =>
    levels.filter((level) => given < level && level <= reached).length;
  const before = sets.items.flatMap((/** @type {any} */ { milestone }) => milestone ?? []);
  const now = world.milestones.map((/** @type {any} */ { totalLevel }) => totalLevel);
  return (
    due(now, hidden.giftLevel, engine.totalLevel(shown)) -
    due(before, stored.hidden.giftLevel ?? 0, engine.totalLevel(stored.shown))
  );
}

/** What each stored state of each version says of the skill. */
const states = [];
for (let stateVersion = 1; stateVersion <= STATE_VERSION; stateVersion++) {
  const file = `packages/engine/src/state/upgrade/fixtures/${String(stateVersion).padStart(3, '0')}.json`;
  for (const stored of Object.values(JSON.parse(await readFile(join(root, file), 'utf8')))) {
    const state = readStored(STORED_STATE, stored, stateVersion);
    const { shown, hidden } = state;
    const trained = { shown: { ...shown, experience: shown.experience.with(id - 1, 7) }, hidden };
    const saved = decodeTexts({ stateVersion: STATE_VERSION, ...encodeTexts(trained) });
    states.push({
      experience: [shown.experience.length, shown.experience[id - 1]],
      fractions: [hidden.fractions.length, hidden.fractions[id - 1]],
      gifts: newGifts(state, stored),
      score: boards.scoreOn(boardNumber, shown, world),
      afterTraining: pageReads(saved.shown).experience[id - 1],
    });
  }
}

const pageBoards = BOARD_GROUPS.flatMap((/** @type {any} */ group) =>
  group.boards.map((/** @type {any} */ { type, glyph }) => [group.title, type, glyph]),
);
const place = pageBoards.findIndex((/** @type {string[]} */ [, type]) => type === name);
const { crafting } = await fetchAllTexts();
const highest = { experience: engine.SKILLS.map(() => engine.MAX_EXPERIENCE) };
console.log(
  JSON.stringify({
    states,
    server: {
      board: boardNumber,
      skill: boards.skillOf(boardNumber),
      boards: boards.ALL_BOARDS.length,
      highestIsSafe: Number.isSafeInteger(boards.scoreOn(boards.boardOf('Level'), highest, world)),
      curator: boards.CURATOR,
      benefactor: boards.BENEFACTOR,
    },
    page: {
      board: pageBoards[place],
      lastBoards: pageBoards.slice(place - 1, place + 2).map((/** @type {string[]} */ [, type]) => type),
      searched: searchAll(name, world).map((/** @type {any} */ entry) => entry.name),
      guide: JSON.stringify(crafting(world)).includes(name),
    },
    wiki: {
      isListed: engine.wikiIds('skills', world).includes(id),
      name: engine.wikiEntry('skills', id, world)?.name,
    },
  }),
);
