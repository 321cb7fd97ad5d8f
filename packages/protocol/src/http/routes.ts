import type { ErrorCode } from '../errors.ts';
import { identity } from '../layout/identity.ts';
import { combatActionContext, layoutData, layoutQuery } from '../layout/layout.ts';
import { celebrated, celebrateInput, celebrations } from '../schemas/celebration.ts';
import { loreAnswer, loreQuery } from '../schemas/lore.ts';
import { id, instant } from '../schemas/numbers.ts';
import { questsAnswer, questsQuery } from '../schemas/quests.ts';
import { staticDataAnswer, staticDataQuery } from '../schemas/static-data.ts';
import { z } from '../schemas/zod.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { agreementRoutes } from './agreement-routes.ts';
import { characterList, createCharacterInput } from './character.ts';
import {
  chronicle,
  chronicleDays,
  chronicleDaysQuery,
  shareChronicleInput,
  sharedChronicle,
} from './chronicle.ts';
import { commandRoutes } from './command-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { idleReport, idleReports, idleReportsQuery, sinceInPath } from './idle-report.ts';
import { leaderboardQuery, leaderboardTable } from './leaderboard.ts';
import { newsRoutes } from './news-routes.ts';
import { characterProfile, idInPath } from './profile.ts';
import { publicSettings } from './public-settings.ts';
import { reportInput } from './reports.ts';
import { get, noQuery, nothing, post, type Route } from './route.ts';

/**
 * The route table: every call (specification 7) by its name in `addresses`. The server registers exactly
 * these routes, and the types of the client's `call(name, input)` derive from them.
 */
export const routes = {
  ...accountRoutes,
  ...adminRoutes,
  ...agreementRoutes,
  ...deviceRoutes,
  ...newsRoutes,

  'get-characters': get('get-characters', {
    access: 'account',
    input: noQuery,
    answer: characterList,
    refusals: [],
  }),

  'create-character': post('create-character', {
    access: 'account',
    input: createCharacterInput,
    answer: identity,
    refusals: [
      'character/limit',
      'character/name-taken',
      'character/name-reserved',
      'character/name-blocked',
      'character/unknown-appearance',
    ],
  }),

  /**
   * Selects the character on which later calls with the access `character` act. Creating a character also
   * selects it.
   */
  'select-character': post('select-character', {
    access: 'account',
    input: id,
    answer: nothing,
    refusals: ['character/unknown'],
  }),

  'get-character-profile-data': get('get-character-profile-data', {
    access: 'account',
    input: z.strictObject({ id: idInPath }),
    answer: characterProfile,
    refusals: ['character/unknown'],
  }),

  /** Repeating it while the report is open changes nothing. */
  'report-character': post('report-character', {
    access: 'character',
    input: reportInput,
    answer: nothing,
    refusals: ['character/unknown', 'report/own'],
  }),

  /** The input is the id of the newest decision that the player has seen; earlier ones are seen, too. */
  'see-decisions': post('see-decisions', {
    access: 'character',
    input: id,
    answer: nothing,
    refusals: [],
  }),

  /** The answer is null when no stored report has this `since`. */
  'get-idle-report': get('get-idle-report', {
    access: 'character',
    input: z.strictObject({ since: sinceInPath }),
    answer: idleReport.nullable(),
    refusals: [],
  }),

  'get-idle-reports': get('get-idle-reports', {
    access: 'character',
    input: idleReportsQuery,
    answer: idleReports,
    refusals: [],
  }),

  /** The report is no longer pending but stays in the list. */
  'dismiss-idle-report': post('dismiss-idle-report', {
    access: 'character',
    input: instant,
    answer: nothing,
    refusals: [],
  }),

  chronicle: get('chronicle', {
    access: 'character',
    input: noQuery,
    answer: chronicle,
    refusals: [],
  }),

  'chronicle-days': get('chronicle-days', {
    access: 'character',
    input: chronicleDaysQuery,
    answer: chronicleDays,
    refusals: [],
  }),

  /** Sharing and withdrawing may be repeated. */
  'share-chronicle': post('share-chronicle', {
    access: 'character',
    input: shareChronicleInput,
    answer: nothing,
    refusals: [],
  }),

  'shared-chronicle': get('shared-chronicle', {
    access: 'account',
    input: z.strictObject({ id: idInPath }),
    answer: sharedChronicle,
    refusals: ['character/unknown'],
  }),

  celebrations: get('celebrations', {
    access: 'character',
    input: noQuery,
    answer: celebrations,
    refusals: [],
  }),

  celebrate: post('celebrate', {
    access: 'character',
    input: celebrateInput,
    answer: celebrated,
    refusals: [],
  }),

  ...commandRoutes,

  'get-static-data': get('get-static-data', {
    access: 'visitor',
    input: staticDataQuery,
    answer: staticDataAnswer,
    refusals: [],
  }),

  'get-quests': get('get-quests', {
    access: 'visitor',
    input: questsQuery,
    answer: questsAnswer,
    refusals: [],
  }),

  'get-lore': get('get-lore', {
    access: 'visitor',
    input: loreQuery,
    answer: loreAnswer,
    refusals: [],
  }),

  /** For a caller without a character `own` is null. */
  'get-table': get('get-table', {
    access: 'visitor',
    input: leaderboardQuery,
    answer: leaderboardTable,
    refusals: [],
  }),

  'get-layout-data': get('get-layout-data', {
    access: 'character',
    input: layoutQuery,
    answer: layoutData,
    refusals: [],
  }),

  /** The answer is null when there is no combat. */
  'get-combat-action-context': get('get-combat-action-context', {
    access: 'character',
    input: noQuery,
    answer: combatActionContext.nullable(),
    refusals: [],
  }),

  /** Settings of the host that the landing page shows. */
  'public-settings': get('public-settings', {
    access: 'visitor',
    input: noQuery,
    answer: publicSettings,
    refusals: [],
  }),
};

export type RouteName = keyof typeof routes;
/** A call of administrators. */
export type AdminRouteName = keyof typeof adminRoutes;

/** The type of a caller's input. */
export type Input<N extends RouteName> = z.input<(typeof routes)[N]['input']>;
/** The type of a handler's input, after the schema has parsed it. */
export type Parsed<N extends RouteName> = z.output<(typeof routes)[N]['input']>;
/** The type of the answer. */
export type Answer<N extends RouteName> = z.output<(typeof routes)[N]['answer']>;

/**
 * Every code with which a route may refuse: the codes of every route, the codes for its access, for POST, for
 * commands and for routes that begin a login, and its own.
 */
export function refusalsOf(route: Route): readonly ErrorCode[] {
  return [
    'request/invalid',
    'request/too-many',
    'busy',
    'storage/full',
    'storage/unwritable',
    'storage/newer',
    'storage/unreadable',
    'internal',
    ...(route.access === 'visitor' ? [] : (['request/not-authenticated'] as const)),
    ...(route.access === 'character' ? (['character/none'] as const) : []),
    ...(route.access === 'admin' ? (['request/forbidden', 'account/second-factor-missing'] as const) : []),
    'request/origin',
    'request/address',
    ...(route.method === 'POST' ? (['request/too-large', 'request/media-type'] as const) : []),
    ...(route.isCommand ? (['request/key-reused'] as const) : []),
    ...(route.beginsLogin ? (['account/cookie-refused'] as const) : []),
    ...route.refusals,
  ];
}
