import { test } from 'vitest';
import { expectFigures } from './short-run.ts';

test('each suite of npm run bench gives all its figures', async ({ signal }) => {
  await expectFigures(
    'main.ts',
    [
      'engine: settle 24 h of hunting / bare loop',
      'engine: settle 24 h of a dungeon / bare loop',
      'engine: settle 24 h of crafting / one step per action',
      'engine: settle 24 h of hunting with the recorders',
      'commands: embedded / bare',
      'commands: PostgreSQL / bare',
      'commands: CPU time with 6 accepted errands / without errands',
      'commands: longest starvation of timers',
      'plans: settle a plan of 20 steps / the same sessions by hand',
      'plans: settle a plan of 99 rounds / the same sessions by hand',
      'plans: set and settle the dearest plan / 24 h of hunting',
      'playback: a frame of',
      'runs of 24 h of hunting /',
      'runs of 24 h of a dungeon /',
      'bag: the first advice on what to wear, of every sixth piece',
      'bag: the first advice on what to wear, of all pieces',
      'calls: CPU time of a bare Fastify route / of is-authenticated',
      'calls: CPU time of a bare Fastify route / of a leaderboard page',
      'opening: the layout of a veteran after 8 h of hunting',
      'opening: the layout of a veteran after 8 h of dungeon',
      'pages: a page at an address without a file',
      'pages: a page at an unknown profile',
      'pages: a page at an unknown address',
      'pages: a page at another spelling of an address',
      'states: read and check the row of a veteran',
      'sweep: CPU time of settling an ended session, embedded',
      'sweep: CPU time of settling an ended session, PostgreSQL',
      'tonight: the first answer, of a casual player of a week',
      'tonight: the first answer, of a veteran with every sixth piece',
      'traits: a kill with the best gear / in a world without traits',
      'traits: settle 24 h of hunting with the best gear / bare loop of the same arithmetic',
      'writes: row updates while its character idles',
      'writes: row updates / times that the player opens or leaves',
    ],
    signal,
  );
});
