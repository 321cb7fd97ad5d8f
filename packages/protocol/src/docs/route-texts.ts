import { COMMANDS, type CommandName } from '@slumberfell/engine';
import type { addresses } from '../http/addresses.ts';
import type { RouteName } from '../http/routes.ts';
import { IDLE_REPORTS_KEPT } from '../schemas/limits.ts';

/** What the documents say of a route beyond its schemas and codes. */
export interface RouteText {
  /** One line. */
  readonly summary: string;
  readonly notes?: string;
}

const isCommand = (name: RouteName): name is CommandName => Object.hasOwn(COMMANDS, name);

/** The text of a route. The text of a command is in its definition. */
export const textOf = (name: RouteName): RouteText => (isCommand(name) ? COMMANDS[name] : ROUTE_TEXTS[name]);

const ROUTE_TEXTS: Readonly<Record<Exclude<RouteName, CommandName>, RouteText>> = {
  'is-authenticated': { summary: 'Tell whether the caller has a session' },
  status: {
    summary: 'Tell what kind of account the caller has',
    notes:
      'Visitors get 204: there is no account to tell of. `isAdmin` says whether it may administer the game, for which it also needs a second factor; a role that was given or taken just now shows within five seconds.',
  },
  'get-username': { summary: "Tell the account's username" },
  'get-guest-credentials': {
    summary: 'Make up a username and a password for a guest',
    notes: 'Stores nothing. `register` accepts the pair within 30 minutes.',
  },
  register: {
    summary: 'Create an account and log in',
    notes:
      "For an account with an e-mail address that is the `username`; `validationRequested` has the letter with the validation link sent. Called by a guest who is logged in, it makes the guest's account that one: the character stays, all other sessions end. A guest sends the pair from `get-guest-credentials`, unchanged, and `isGuest: true`. `isPersistent` says whether the session outlives the browser. Sets the session cookie.",
  },
  login: {
    summary: 'Log in',
    notes:
      "`email` may be the username of a guest. An account with a second factor is refused with `account/code-needed` until the same call is made with a `code`: the app's, or a recovery code. `redirectTo` is null when the client may choose. Sets the session cookie and ends the session that was there before.",
  },
  logout: { summary: 'End the session', notes: 'Without a session it does nothing.' },
  'confirm-email': {
    summary: 'Validate an e-mail address with the code of a letter',
    notes: 'More than once comes to the same. Logs nobody in.',
  },
  'request-validate-email': { summary: 'Have the letter with the validation link sent once more' },
  'request-password-reset': {
    summary: 'Have a letter with a password reset link sent',
    notes:
      'The body is the e-mail address. The answer is the same whether there is an account with it or not.',
  },
  'reset-password': {
    summary: 'Set a new password with the token of a letter',
    notes: 'The token is good once, for an hour. All sessions of the account end; nobody is logged in.',
  },
  'change-password': {
    summary: 'Set a new password, knowing the old one',
    notes:
      'All other sessions of the account end; the caller gets a new one. An account with a second factor sends a `code` along, which may be a recovery code.',
  },
  'second-factor': { summary: 'Tell whether logging in asks for the code of an authenticator app' },
  'begin-second-factor': {
    summary: 'Make a secret for an authenticator app (TOTP: SHA-1, six digits, 30 s)',
    notes: 'Only for validated accounts. Nothing asks for its codes until `confirm-second-factor`.',
  },
  'confirm-second-factor': {
    summary: "Begin to ask for the app's codes",
    notes:
      'Takes a first code. Answers recovery codes, this one time. All other sessions of the account end.',
  },
  'remove-second-factor': {
    summary: "Ask for the app's codes no more",
    notes: '`code` may be a recovery code. All other sessions of the account end.',
  },
  sessions: { summary: "List the account's sessions", notes: 'The last used first.' },
  'end-session': {
    summary: 'End one session of the account',
    notes: 'The body is the `id` that `sessions` gives it. It may be the own one.',
  },
  'end-other-sessions': { summary: 'End all sessions of the account but the own one' },
  'export-data': {
    summary: 'Fetch everything that the server keeps of the player',
    notes: 'Of what characters were told to do, the newest 10,000 orders.',
  },
  'delete-account': {
    summary: 'Delete the account',
    notes:
      "`username` is the account's own, typed to confirm. Its sessions, its characters and their places on the leaderboards are gone at once. An account with a second factor sends a `code` along, which may be a recovery code.",
  },
  'generate-password-reset-link': {
    summary: 'Make a password reset link by hand',
    notes: 'The body is a username or an e-mail address. The link is good once, for a day.',
  },
  'end-account-sessions': {
    summary: 'End all sessions of an account',
    notes: 'The body is a username or an e-mail address.',
  },
  'import-data': {
    summary: "Import the world that the server's files describe",
    notes:
      'Takes effect on all nodes at `effectiveAt`, a minute later. A world that is refused changes nothing; `errors` says why.',
  },
  'get-characters': { summary: "List the account's characters" },
  'create-character': { summary: 'Create a character and select it' },
  'select-character': {
    summary: 'Choose the character that the other calls mean',
    notes: 'The body is the id of the character.',
  },
  'get-idle-report': {
    summary: 'Fetch one report of what came while the player was away',
    notes: '`since` is what the layout data or the hub named. Null when there is none, or none any more.',
  },
  'get-idle-reports': {
    summary: 'List what came while the player was away',
    notes: `The newest first, ten on a page. The newest ${IDLE_REPORTS_KEPT} of a character are kept.`,
  },
  'dismiss-idle-report': {
    summary: 'Have a report wait to be read no longer',
    notes:
      'The body is its `since`; those before it wait no longer either. It stays in the list. More than once comes to the same.',
  },
  'get-static-data': {
    summary: 'Fetch the nine sets that describe the world',
    notes:
      'Send the version you have of each set. The answer always has nine positions: skills, items, loot tables, relicarium entries, enemies, dungeons, regions, crafteable items, appearances. A position is null where your version is current; a missing, empty or unknown version asks for the whole set.',
  },
  'get-table': {
    summary: 'Fetch a page of a leaderboard',
    notes:
      'Pages count from 1; beyond the last there are no rows. There are as many as `total` fills by `pageSize`. Who has the same score stands in the order of having reached it. Level and skills are told by level and experience, all else by amount.',
  },
  'get-layout-data': {
    summary: 'Fetch everything that is shown of the character',
    notes:
      'The frames of the hub, and those that commands answer, lead on from here: see `revision` and `eventAt`. With `rankings=true` the character has its `characterRankings`, the places on the leaderboards as of the answer, of which frames do not tell.',
  },
  'get-combat-action-context': {
    summary: 'Fetch the fight that is under way',
    notes: 'Null when there is none.',
  },
  'get-character-profile-data': {
    summary: 'Fetch the public data of a character',
    notes:
      'With its places on the leaderboards, exact as of the answer. Your own count what the session under way has brought; those of others are at most 45 minutes behind.',
  },
  'public-settings': {
    summary: 'Tell what the host wants every visitor to know',
    notes: 'What the host has not set is absent. `world` counts what the live world holds.',
  },
};

type PathOf<N extends RouteName> = (typeof addresses)[N]['path'];
/** The first part of a route's path. */
export type Section = { [N in RouteName]: PathOf<N> extends `/${infer S}/${string}` ? S : never }[RouteName];

export const SECTIONS: Readonly<Record<Section, string>> = {
  account: 'Accounts and sessions',
  character: 'The character and what it owns',
  action: 'What the character does',
  layout: 'What is shown',
  db: 'The world',
  leaderboard: 'The leaderboards',
  utils: 'The host',
};
