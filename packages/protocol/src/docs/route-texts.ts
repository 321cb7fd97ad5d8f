import { COMMANDS, type CommandName } from '@slumberfell/engine';
import type { addresses } from '../http/addresses.ts';
import { DEVICES_PER_ACCOUNT } from '../http/device.ts';
import type { RouteName } from '../http/routes.ts';
import { IDLE_REPORTS_KEPT, SHARED_FIRSTS } from '../schemas/limits.ts';

/** What the documents say of a route beyond its schemas and codes. */
export interface RouteText {
  /** What the route does, in one line. */
  readonly summary: string;
  readonly notes?: string;
}

const isCommand = (name: RouteName): name is CommandName => Object.hasOwn(COMMANDS, name);

/** The documentation of a route. For a command it is in the command's definition. */
export const textOf = (name: RouteName): RouteText => (isCommand(name) ? COMMANDS[name] : ROUTE_TEXTS[name]);

const ROUTE_TEXTS: Readonly<Record<Exclude<RouteName, CommandName>, RouteText>> = {
  'is-authenticated': { summary: 'Tell whether the caller is logged in' },
  status: {
    summary: 'Tell what kind of account the caller has',
    notes:
      'Visitors get 204, because they have no account. `isAdmin` says whether the account may administer the game, for which it also needs a second factor. A change of the role is visible within five seconds.',
  },
  'get-username': { summary: "Tell the account's username" },
  'get-guest-credentials': {
    summary: 'Generate a username and a password for a guest',
    notes: 'Stores nothing. `register` accepts the pair within 30 minutes.',
  },
  register: {
    summary: 'Create an account and log in',
    notes:
      "For an account with an e-mail address, `username` is the address, and `validationRequested` sends the mail with the validation link, unless too many letters went to the mailbox or came from the network within the hour; the account is made all the same, and `request-validate-email` sends the mail later. When a guest who is logged in registers an address, the guest's account becomes the registered account: the character stays, and all other logins end. A guest sends the pair from `get-guest-credentials` unchanged and `isGuest: true`. `isPersistent` says whether the login stays after the browser is closed. Where the registration of the host asks for an invite, a new account needs `invite`, the token of its link. Sets the login cookie.",
  },
  login: {
    summary: 'Log in',
    notes:
      '`email` may be the username of a guest. For an account with a second factor a call without `code` is refused with `account/code-needed`. Repeat the call with a `code` of the app or with a recovery code. `redirectTo` is null when the client may choose the next page. Sets the login cookie and ends the login of the cookie before.',
  },
  logout: { summary: 'Log out', notes: 'Without a login it does nothing.' },
  'confirm-email': {
    summary: 'Validate an e-mail address with the code of a mail',
    notes: 'Repeating the call changes nothing. It does not log in.',
  },
  'request-validate-email': { summary: 'Send the mail with the validation link again' },
  'request-password-reset': {
    summary: 'Send a mail with a password reset link',
    notes: 'The body is the e-mail address. The answer is the same whether an account with it exists or not.',
  },
  'reset-password': {
    summary: 'Set a new password with the token of a mail',
    notes:
      'The token is valid once, for an hour. All logins of the account end, and the call does not log in.',
  },
  'change-password': {
    summary: 'Set a new password with the old one',
    notes:
      'All other logins of the account end; the caller gets a new one. For an account with a second factor, `code` is a code of the app or a recovery code.',
  },
  'second-factor': { summary: 'Tell whether a login needs a code of an authenticator app' },
  'begin-second-factor': {
    summary: 'Make a secret for an authenticator app (TOTP: SHA-1, six digits, 30 s)',
    notes: 'Only for validated accounts. No call needs a code before `confirm-second-factor`.',
  },
  'confirm-second-factor': {
    summary: 'Require codes of the authenticator app from now on',
    notes:
      'Needs a first code of the app. Only this answer has the recovery codes. All other logins of the account end.',
  },
  'remove-second-factor': {
    summary: 'Require no codes of the authenticator app any more',
    notes: '`code` may be a recovery code. All other logins of the account end.',
  },
  sessions: { summary: "List the account's logins", notes: 'The last used first.' },
  'end-session': {
    summary: 'End one login of the account',
    notes: "The body is the login's `id` in the answer of `sessions`. It may be the caller's own.",
  },
  'end-other-sessions': { summary: "End all logins of the account except the caller's" },
  'export-data': {
    summary: 'Fetch everything that the server stores of the player',
    notes:
      'Contains at most the newest 10,000 commands of a character, and at most 20 MB of them; `commandsListed` says where they end. A node makes one export at a time. Another waits up to 30 s, and then gets `busy`.',
  },
  'delete-account': {
    summary: 'Delete the account',
    notes:
      "`username` is the account's username, as a confirmation. Its logins, its characters and their ranks on the leaderboards are removed at once. For an account with a second factor, `code` is a code of the app or a recovery code.",
  },
  'generate-password-reset-link': {
    summary: 'Make a password reset link for another account',
    notes: 'The body is a username or an e-mail address. The link is valid once, for a day.',
  },
  'end-account-sessions': {
    summary: 'End all logins of an account',
    notes: 'The body is a username or an e-mail address.',
  },
  'import-data': {
    summary: "Import the world that the server's files describe",
    notes:
      'It becomes live on all nodes at `effectiveAt`, a minute later. A refused world changes nothing; `errors` has the reasons.',
  },
  'check-invite': {
    summary: 'Tell whether accounts can be made with an invite',
    notes: 'The body is the token of the link. Counts no account.',
  },
  overview: {
    summary: 'Tell how the server is: counts, letters, settings',
    notes: 'Settings have no values. Counts of a day are of the last 24 hours.',
  },
  'create-invite': {
    summary: 'Create a link with which new players can make accounts',
    notes:
      'Needed where the registration of the host asks for an invite. `link` is only in this answer: the server stores a hash of its token.',
  },
  invites: {
    summary: 'List the invites',
    notes: 'First those that can be used, then those that ended in the last 90 days.',
  },
  'withdraw-invite': {
    summary: 'End an invite now',
    notes: 'The body is its id. Accounts that were made with it stay.',
  },
  reports: {
    summary: "List the reports of characters' names",
    notes:
      'First the open ones, those of one character and name together; then those that were closed in the last 12 months, the newest first; 200 on a page. `order=votes`, the default: each network has one vote, which it divides among the names that it reports; the names with the most votes come first, among equals those that not only new guests report. `order=newest`: the names reported last come first. Those of deleted characters are left out. The call is noted in the audit log.',
  },
  'close-report': {
    summary: 'Close a report',
    notes:
      'The other open reports of the same character and name are closed, too. `outcome` says what was decided: `name-stays`, or `acted` when the host has done something about it.',
  },
  'close-reports-of': {
    summary: 'Close all reports of one player',
    notes: 'Closes the open reports that the account has made. What other players have reported stays open.',
  },
  'managed-character': {
    summary: 'Find a character by its name',
    notes:
      'The name in upper or lower case. The answer has what administrators have decided about it, the newest first. The call is noted in the audit log.',
  },
  'rename-character': {
    summary: 'Give a character another name',
    notes:
      'The player is told both names and the reason. The rules of names hold for the new one. The open reports of the earlier name are closed as `acted`. For 90 days no other character may have the earlier name.',
  },
  'hide-character': {
    summary: 'Hide a character from the leaderboards',
    notes: 'The player is told the reason. The character goes on playing, and its scores go on being kept.',
  },
  'show-character': {
    summary: 'Show a hidden character on the leaderboards again',
    notes:
      'It has the ranks that its scores give, as if it had not been hidden. The player is told the reason.',
  },
  announce: {
    summary: 'Show a short text on every open page',
    notes:
      'The hub sends it to every socket at once; `public-settings` has it for pages that open later. `beginsAt` is only for maintenance: pages count down to it. At most three that have not ended.',
  },
  'withdraw-announcement': { summary: 'End an announcement now', notes: 'The body is its id.' },
  'post-news': {
    summary: 'Add a post to the news',
    notes:
      'The body is plain text: an empty line separates paragraphs, and pages make links of web addresses. The newest 500 posts are stored.',
  },
  'remove-news': { summary: 'Remove a post from the news', notes: 'The body is its id.' },
  'get-news': {
    summary: "Fetch a page of the host's posts",
    notes: 'The newest first, 20 on a page. Empty where the host has switched news off.',
  },
  'get-news-lines': {
    summary: 'Fetch a page of the lines of the news that name characters',
    notes:
      'The newest first, 20 on a page. Characters that close a chapter of the story which unlocks `announcement` are named: the first at once, and those of the following hour together in the next line. So at most one line is added an hour. Hidden and deleted characters are left out. Lines are removed after 30 days. Empty where the host has switched news or `CHAPTER_ANNOUNCEMENTS` off.',
  },
  'news-seen': {
    summary: 'Note up to which instant the player has seen the news',
    notes:
      'The body is the instant of the newest entry. It is stored for the account, so it holds on all devices; an earlier one than the stored one changes nothing.',
  },
  'alert-key': {
    summary: 'Fetch the public key for subscriptions to alerts',
    notes:
      "Alerts are Web Push (RFC 8030, 8291 and 8292). Give the key to the browser as `applicationServerKey`. It changes only when the host replaces the server's keys; a device must then subscribe again.",
  },
  devices: {
    summary: 'List the devices that get alerts',
    notes:
      'The oldest first. `id` is made of the first 22 characters of the SHA-256 of the endpoint in base64url.',
  },
  'register-device': {
    summary: 'Have alerts sent to a device, or change what it gets',
    notes: `\`endpoint\` and \`keys\` are those of its push subscription. An account has at most ${DEVICES_PER_ACCOUNT} devices; a device has one account. Registering an endpoint again replaces all of its settings, and moves it to the caller's login. A new device is sent a first alert before the answer; until its push service has taken that, or a test, it is told nothing (\`reached\`). A device ends with its login, with the account, when its push service no longer knows it, and after a day in which it has taken no first alert or the name of its push service does not exist. It gets at most 30 alerts an hour; the next one says how many were held back.`,
  },
  'withdraw-device': {
    summary: 'Send no more alerts to a device',
    notes: 'The body is the `id` of the device. Without such a device it does nothing.',
  },
  'test-device': {
    summary: 'Send an alert to a device now',
    notes: 'The body is the `id` of the device. The answer comes when its push service has taken the alert.',
  },
  'end-letters': {
    summary: 'Whether the account gets letters about what has ended',
    notes:
      'A letter goes to a validated address, at most one a day, while no device of the account gets alerts. `obstacle`: `host` when this server sends none, `address` when the address is not validated.',
  },
  'set-end-letters': { summary: 'Have letters about what has ended sent, or no more' },
  'get-characters': { summary: "List the account's characters" },
  'create-character': {
    summary: 'Create a character and select it',
    notes:
      'A name has 3 to 16 ASCII letters, digits, underscores and single spaces. Names that could be taken for the host or the game are refused with `character/name-reserved`; names with a word that the host does not allow, with `character/name-blocked`. Look-alikes such as 0 and o make no difference.',
  },
  'select-character': {
    summary: 'Choose the character that the other calls mean',
    notes: 'The body is the id of the character.',
  },
  'report-character': {
    summary: "Report the name of another player's character to the administrators",
    notes:
      '`id` is that of the character. Repeating the call while the report is open changes nothing. When a character has 20 open reports, or 5 from the network of the caller, further ones are not stored.',
  },
  'see-decisions': {
    summary: 'Note which decisions about the character the player has seen',
    notes: 'The body is the id of the newest one. Repeating the call changes nothing.',
  },
  'get-idle-report': {
    summary: 'Fetch one idle report',
    notes:
      '`since` comes from the layout data or the hub. The answer is null when there is no such report, or when it was removed.',
  },
  'get-idle-reports': {
    summary: 'List the idle reports',
    notes: `The newest first, ten on a page. The newest ${IDLE_REPORTS_KEPT} reports of a character are stored.`,
  },
  'dismiss-idle-report': {
    summary: 'Dismiss the pending idle report',
    notes:
      'The body is its `since`. Earlier reports are dismissed too. A dismissed report stays in the list. Repeating the call changes nothing.',
  },
  chronicle: {
    summary: 'Fetch the chronicle of the character',
    notes:
      'Counts from `since` on; for a character that is older, what it owned then is the opening. For each item opening + came - went = owned, and openingGold + sold - bought - travel = gold. Luck is in millionths.',
  },
  'chronicle-days': {
    summary: 'List the days of the chronicle',
    notes:
      'The newest first, a hundred on a page. A row is a UTC day; after 400 days it is a week from Monday on. Days without anything are left out.',
  },
  'share-chronicle': {
    summary: 'Show a part of the chronicle on the profile, or no more',
    notes: 'What `shared-chronicle` answers. It is not shown before the player asks for it.',
  },
  'shared-chronicle': {
    summary: 'Fetch the part of the chronicle that the profile of any character shows',
    notes: `Records, the newest ${SHARED_FIRSTS} firsts with the number of all, and sums, with the running session. \`chronicle\` is null when the player of the character does not share it.`,
  },
  celebrations: {
    summary: 'List the firsts that were not celebrated yet',
    notes:
      'Firsts of the chronicle, the earliest first, of which no page has told the player. Those from before the chronicle are never among them.',
  },
  celebrate: {
    summary: 'Celebrate firsts, once',
    notes:
      'Send it right before a page shows them. The answer has those that were not celebrated before: show these alone. All firsts up to the newest of them then count as celebrated, and the hub tells the other pages of the character.',
  },
  'get-static-data': {
    summary: 'Fetch the sets that describe the world',
    notes:
      'Send your version of each set. The answer has nine elements: skills, items, loot tables, relicarium entries, enemies, dungeons, regions, crafteable items, appearances. With `itemSetsVersion`, even an empty one, it has a tenth: item sets. An element is null when your version is current. For a missing, empty or unknown version it is the whole set.',
  },
  'get-quests': {
    summary: 'Fetch the story, the errands and the villagers',
    notes:
      'Send your version. `quests` is null when it is current; for a missing, empty or unknown version it is all of them, with their texts.',
  },
  'get-lore': {
    summary: 'Fetch what is told of enemies from a number of kills on',
    notes:
      'Send your version. `lore` is null when it is current; for a missing, empty or unknown version it is all of it. An enemy without lines is absent. The game shows a line when the character has beaten the enemy as often as its `kills`, which `chronicle` counts.',
  },
  'get-table': {
    summary: 'Fetch a page of a leaderboard',
    notes:
      'Pages count from 1; after the last page there are no rows. The number of pages is `total` divided by `pageSize`, rounded up. Of characters with equal scores, the one that reached the score first is first. Rows of the boards of level and skills have level and experience; rows of the other boards have an amount. The scores of running sessions are computed every half hour, and on a server with 5,000 of them every six hours for characters beyond rank 1,000 whose ranks no player looks at: `oldestScore` is the ms by which those of this page may be behind. Your own is that of this instant.',
  },
  'get-layout-data': {
    summary: 'Fetch everything that is shown of the character',
    notes:
      'The later frames of the hub and of command answers follow this data: see `revision` and `eventAt`. With `rankings=true` the character has `characterRankings`: its ranks on the leaderboards at this instant, which frames do not change.',
  },
  'get-combat-action-context': {
    summary: 'Fetch the running combat',
    notes: 'Null when there is no combat.',
  },
  'get-character-profile-data': {
    summary: 'Fetch the public data of a character',
    notes:
      'Contains its ranks on the leaderboards at this instant. Your own ranks include the gains of the running session. Scores of other characters may be as old as `oldestScore` of their boards says.',
  },
  'public-settings': {
    summary: 'Fetch the settings of the host that every visitor may see',
    notes:
      'A setting without a value is absent. `world` has counts of the live world. `registration` says who may make an account, `guests` whether it may be that of a guest, `news` whether the host may post news. `announcements` are those that have not ended; `newsAt` is when the newest post was posted.',
  },
  agreement: {
    summary: 'Fetch the terms of use, the privacy policy or the rules',
    notes:
      'The texts are Markdown without HTML. The numbers that the server applies are filled in. `{{host}}` stands in them where the host has no name in the settings: a client shows the host of the address there. `versions` begins with the current one.',
  },
  'accept-agreements': {
    summary: 'Accept the current versions of agreements',
    notes:
      'For the agreements in `waitingAgreements` of the layout, with the date of their current version. The server stores when the account accepted which version. Repeating the call changes nothing. With another date nothing is stored and the refusal is `agreement/changed`: fetch the layout again.',
  },
};

type PathOf<N extends RouteName> = (typeof addresses)[N]['path'];
/** The first part of a route's path. */
export type Section = { [N in RouteName]: PathOf<N> extends `/${infer S}/${string}` ? S : never }[RouteName];

export const SECTIONS: Readonly<Record<Section, string>> = {
  account: 'Accounts and logins',
  alerts: 'Alerts and the devices that get them',
  character: 'The character and what it owns',
  action: 'What the character does',
  layout: 'What is shown',
  db: 'The world',
  leaderboard: 'The leaderboards',
  administration: 'The administration of the server',
  news: 'The news',
  utils: 'The host',
};
