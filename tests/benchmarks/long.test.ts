import { describe, test } from 'vitest';
import { expectFigures } from './short-run.ts';

/** These benchmarks take minutes even at their short size, so only `npm run test:long` runs them. */
const isLong = process.env.TEST_LONG === '1';

const DATABASES = ['embedded', 'PostgreSQL'];

const FLOODS = [
  'connects-of-few',
  'connects-of-many',
  'forged-sessions',
  'slow-readers',
  'strangers-at-the-hub',
  'idle-connections',
  'pipelining',
  'commands',
  'dear-calls',
  'wrong-logins',
  'exports',
];

/** The figures of `npm run bench:scale` for one database and one number of characters. */
const ofScale = (database: string, characters: number): string[] => [
  `rest: ${database}, ${characters} idling: CPU of settling a session that has ended`,
  `rest: ${database}, ${characters} idling: CPU while no player is connected`,
  `rest: ${database}, ${characters} idling: CPU while ${characters / 20} players open the game`,
  `rest: ${database}, ${characters} idling: p99 of opening the game`,
  `sockets: ${database}, ${characters} idling: p99 lateness of events`,
  `sockets: ${database}, ${characters} idling: memory of a socket`,
  `commands: ${database}, ${characters} idling: commands a second`,
  `commands: ${database}, ${characters} idling: p99 of an answer`,
  ...(database === 'embedded'
    ? []
    : [
        `commands: ${database}, ${characters} idling, 2 servers: commands a second`,
        `commands: ${database}, ${characters} idling, 2 servers: p99 of an answer`,
      ]),
  `reconnect: ${database}, ${characters} idling: pages in step after a restart`,
  `reconnect: ${database}, ${characters} idling: p99 of a command while pages come back`,
];

describe.runIf(isLong)('a benchmark gives all its figures:', () => {
  test('floods', async ({ signal }) => {
    const names = FLOODS.flatMap((flood) => [
      `floods: ${flood}: p99 of players`,
      `floods: ${flood}: calls and handshakes of players that failed`,
      `floods: ${flood}: heap after / before`,
    ]);
    await expectFigures('floods/main.ts', names, signal);
  });

  test('leaderboards', async ({ signal }) => {
    const names = DATABASES.flatMap((database) => [
      `leaderboards: ${database}, 4,000 characters: wrong pages and ranks`,
      `leaderboards: ${database}, 4,000 characters: p99 of any page`,
      `leaderboards: ${database}, 4,000 characters: the same during ranking rounds`,
      `leaderboards: ${database}, 4,000 characters: commands beside the rounds`,
    ]);
    await expectFigures('leaderboards/main.ts', names, signal);
  });

  test('scale', async ({ signal }) => {
    const names = [
      ...DATABASES.flatMap((database) => [
        ...ofScale(database, 400),
        ...ofScale(database, 200),
        `memory: ${database}, of a character that idles`,
      ]),
      'rest: embedded, 600 idling: CPU while no player is connected',
      "leaderboards: embedded, 600 idling: p99 of any page with one's own rank",
      'logs: embedded, 600 idling: CPU of looking for old ones',
    ];
    await expectFigures('scale/main.ts', names, signal);
  });

  test('web', async ({ signal }) => {
    const names = [
      ...['landing', 'inventory', 'combat'].flatMap((screen) => [
        `${screen}: performance`,
        `${screen}: accessibility`,
        `${screen}: best practices`,
        `${screen}: layout shift`,
      ]),
      'inventory of 2,000 kinds, on a desktop: INP',
      'inventory of 2,000 kinds, on a phone: INP',
      'combat with a full log, on a desktop: INP',
      'combat with a full log, on a phone: INP',
      'scrolling 2,000 kinds, on a desktop: 95 of 100 frames',
      'scrolling 2,000 kinds, on a desktop: longest frame',
      'scrolling 2,000 kinds, on a phone: 95 of 100 frames',
      'scrolling 2,000 kinds, on a phone: longest frame',
      'main thread, plan of five steps to one hunt',
      'main thread, forecast of a dungeon to opening its screen',
    ];
    await expectFigures('web/main.ts', names, signal);
  });
});
