import type { RefusalCode } from '@slumberfell/engine';
import { NAME_MAX, NAME_MIN, PASSWORD_MIN } from './schemas/limits.ts';

/**
 * The sentences of all errors and refusals that players see, by code. Some are fixed by the specification and
 * must stay word for word (specification 8). The rules, the accounts and the calls use only the codes.
 */

/**
 * The codes of refused calls that do not come from the rules of the game, each with its HTTP status and its
 * sentence. `REFUSALS` has the codes of the rules.
 */
export const ERRORS = {
  'request/invalid': { status: 400, message: 'The request is not valid.' },
  'request/not-authenticated': { status: 401, message: 'You are not logged in.' },
  'request/forbidden': { status: 403, message: 'Only administrators may do that.' },
  'request/origin': { status: 403, message: 'This request did not come from the game.' },
  'request/address': { status: 403, message: 'This game is at another address. Open it there.' },
  'request/not-found': { status: 404, message: 'There is nothing here.' },
  'request/slow': { status: 408, message: 'The request took too long to arrive.' },
  'request/precondition': { status: 412, message: 'This has changed in the meantime.' },
  'request/too-large': { status: 413, message: 'The request is too large.' },
  'request/address-too-long': { status: 414, message: 'The address is too long.' },
  'request/media-type': { status: 415, message: 'The request must be JSON.' },
  'request/range': { status: 416, message: 'This file has no such part.' },
  'request/key-reused': {
    status: 422,
    message: 'This Idempotency-Key was used for another command. Send each new command with a new key.',
  },
  'request/upgrade': { status: 426, message: 'This server speaks HTTP/1.1 here, and WebSocket at the hub.' },
  'request/headers-too-large': { status: 431, message: 'The request headers are too large.' },
  'request/too-many': { status: 429, message: 'Too many requests. Please wait a moment.' },
  'account/invalid-login': { status: 401, message: 'Invalid login attempt.' },
  'account/locked-out': { status: 423, message: 'Account is locked out.' },
  'account/cookie-refused': {
    status: 400,
    message:
      'Your browser blocks the cookie that keeps you logged in: allow cookies for this site, and try again.',
  },
  'account/already-authenticated': { status: 409, message: 'You are already logged in.' },
  'account/username-taken': { status: 409, message: 'This username is already taken.' },
  'registration/closed': { status: 403, message: 'This server is not taking new players at present.' },
  'registration/guests-off': {
    status: 403,
    message: 'Nobody plays as a guest on this server: register with an e-mail address instead.',
  },
  'registration/invite-needed': {
    status: 403,
    message: 'This server takes new players by invitation: open the link that you were given.',
  },
  'invite/unknown': {
    status: 404,
    message: 'This invite is no longer valid. Ask the host of the server for another one.',
  },
  'invite/limit': { status: 409, message: 'There are 100 open invites already. Withdraw one first.' },
  'announcement/times': {
    status: 400,
    message:
      'An announcement must end in the future, within 30 days. Maintenance must begin in the future and before its end; a note has no beginning.',
  },
  'announcement/limit': {
    status: 409,
    message: 'There are three announcements already. Withdraw one first.',
  },
  'announcement/unknown': { status: 404, message: 'This announcement has ended.' },
  'agreement/changed': {
    status: 409,
    message: 'This text has changed in the meantime. Please read the current version.',
  },
  'news/off': { status: 409, message: 'News is switched off on this server (NEWS).' },
  'news/unknown': { status: 404, message: 'There is no such post.' },
  'account/guest-pair': {
    status: 400,
    message: 'These guest credentials are not valid or have expired. Please ask for new ones.',
  },
  'account/not-acceptable': {
    status: 400,
    message: 'The account could not be registered because there is one or more errors:',
  },
  'account/password': { status: 400, message: 'This password cannot be used.' },
  'account/current-password': { status: 400, message: 'This is not your current password.' },
  'account/reset-link': { status: 400, message: 'Invalid password reset link.' },
  'account/unknown': { status: 404, message: 'There is no account by that name.' },
  'account/code-needed': { status: 401, message: 'Please enter the code of your authenticator app.' },
  'account/code': {
    status: 401,
    message: 'This code is not valid. Each code works once, and not for long.',
  },
  'account/not-validated': { status: 409, message: 'Validate your e-mail address first.' },
  'account/second-factor-present': { status: 409, message: 'Your account already has a second factor.' },
  'account/second-factor-missing': {
    status: 403,
    message: 'Administrators need a second factor. Add one to your account, and log in with its code.',
  },
  'account/unknown-session': { status: 404, message: 'This session is already over.' },
  'account/name-mismatch': { status: 400, message: 'This is not the name of your account.' },
  'account/no-email': { status: 409, message: 'A guest has no e-mail address. Register your account first.' },
  'account/validated': { status: 409, message: 'Your e-mail address is already validated.' },
  'letters/off': { status: 409, message: 'This server sends no letters when something has ended.' },
  'letters/not-validated': { status: 409, message: 'Validate your e-mail address first.' },
  'alerts/off': { status: 409, message: 'This server sends no alerts.' },
  'device/endpoint': {
    status: 400,
    message: "This server sends no alerts to your browser's push service.",
  },
  'device/keys': { status: 400, message: "This subscription's keys cannot be used." },
  'device/time-zone': { status: 400, message: 'There is no such time zone.' },
  'device/limit': {
    status: 409,
    message: 'No more of your devices can get alerts. Withdraw one of them first.',
  },
  'device/unknown': { status: 404, message: 'There is no such device.' },
  'device/gone': {
    status: 409,
    message: 'This device no longer accepts alerts. Open the game on it, and switch them on again there.',
  },
  'device/not-reached': {
    status: 502,
    message: "This device's push service did not accept the alert. Please try again later.",
  },
  'character/none': { status: 400, message: 'You have no character yet.' },
  'character/unknown': { status: 404, message: 'There is no such character.' },
  'character/limit': {
    status: 409,
    message: 'You have reached the maximum number of characters you can create.',
  },
  'character/name-taken': { status: 409, message: 'This name is already taken.' },
  'character/name-reserved': {
    status: 400,
    message: 'Other players could mistake this name for the host of the server. Please choose another one.',
  },
  'character/name-blocked': {
    status: 400,
    message: 'This server does not allow this name. Please choose another one.',
  },
  'character/unknown-appearance': { status: 400, message: 'An appearance must be selected.' },
  'character/hidden': { status: 409, message: 'This character is already hidden from the leaderboards.' },
  'character/not-hidden': { status: 409, message: 'This character is not hidden from the leaderboards.' },
  'character/not-ranked': {
    status: 409,
    message: 'This character is not on the leaderboards yet. Please try again in a few minutes.',
  },
  'report/own': { status: 409, message: 'This is your own character.' },
  'report/none': { status: 404, message: 'This account has no open report.' },
  'report/unknown': { status: 404, message: 'This report is already closed.' },
  'import/refused': { status: 409, message: 'The world was not imported.' },
  'storage/full': {
    status: 503,
    message:
      "This server's disk is full. Nothing that you have is lost, but nothing new can be saved until the host makes room.",
  },
  'storage/unwritable': {
    status: 503,
    message:
      'This server cannot save anything at the moment. Nothing that you have is lost; its host has to fix it.',
  },
  'storage/newer': {
    status: 503,
    message:
      'The game is being updated, and this cannot be read yet. Nothing is lost. Please try again in a few minutes.',
  },
  'storage/unreadable': {
    status: 503,
    message:
      'This server cannot read what it has saved here, and leaves it as it is. Please tell its host: the log says why.',
  },
  'import/under-way': {
    status: 409,
    message: 'The world is already being imported. Please try again when that has finished.',
  },
  busy: { status: 503, message: 'The server is busy. Please try again.' },
  internal: { status: 500, message: 'Unexpected error occurred.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The sentence of every code with which a command may be refused by the rules. Their HTTP status is 409. */
export const REFUSALS = {
  'item/unknown': 'There is no such item.',
  'item-set/unknown': 'There is no such item set.',
  'item/not-owned': 'You do not own that many of this item.',
  'item/kept': 'You keep that much of this item.',
  'amount/invalid': 'The amount must be a whole number that is not too small.',
  'amount/too-large': 'That would be more than can be counted.',
  'equip/not-equipment': 'This item cannot be worn.',
  'equip/attack-style': 'Your attack style does not match this piece.',
  'equip/attack-level': 'Your Attack level is too low for this item.',
  'equip/defence-level': 'Your Defence level is too low for this item.',
  'equip/offensive-level': "Your level in this style's skill is too low for this item.",
  'equip/not-food': 'This item cannot be eaten.',
  'equip/is-food': 'Say how many portions to pack.',
  'wear/same-slot': 'Two of these pieces go into the same slot.',
  'wear/one-of': 'Wear either pieces or a saved set.',
  'set/none': 'No set is saved there.',
  'sell/twice': 'Each item can be chosen only once.',
  'junk/none': 'Nothing that is marked as junk can be sold.',
  'junk/too-many': 'You cannot mark any more items as junk.',
  'keep/too-many': 'You cannot set kept amounts for any more items.',
  'undo/unknown': 'This sale can no longer be undone.',
  'undo/gold': 'You no longer have the gold that this sale brought.',
  'claim/none': 'There is nothing to claim.',
  'unequip/empty': 'There is nothing in that slot.',
  'buy/not-for-sale': 'Only keys that still open a dungeon can be bought.',
  'buy/gold': 'You do not have the required amount of gold to buy this.',
  'trophy/not-a-trophy': 'Only trophies can be placed in the Relicarium.',
  'card/not-a-card': 'Only cards can be entered in the Bestiary.',
  'card/claimed': 'You have already claimed this card.',
  'pet/not-a-pet': 'Only pets can be tamed.',
  'pet/tamed': 'You have already tamed this pet.',
  'pet/not-tamed': 'Only a pet that you have tamed can come with you.',
  'recipe/not-a-recipe': 'Only recipes can be learned.',
  'recipe/known': 'You already know this recipe.',
  'travel/unknown-region': 'There is no such region.',
  'travel/already-there': 'You are already in this region.',
  'travel/gold': 'You do not have the required amount of gold to travel.',
  'travel/in-combat': 'You cannot travel during combat.',
  'action/none': 'Nothing is running.',
  'action/in-combat': 'You cannot start a new combat action while there is one ongoing already',
  'action/craft-in-combat': 'You cannot gather or craft during combat.',
  'hunt/wrong-region': 'You can only hunt in the region you are in.',
  'hunt/no-enemies': 'There is nothing to hunt here.',
  'until/reached': 'That end has already been reached. Choose a higher level or a later time.',
  'craft/unknown': 'This cannot be made.',
  'craft/level': 'Your level in this skill is too low.',
  'craft/recipe': 'You have not learned the recipe for this.',
  'craft/region': 'This cannot be done in the region you are in.',
  'craft/missing-input': 'You do not have the components for this.',
  'craft/amount': 'That is more than you can make in one session.',
  'disenchant/unknown': 'Nothing can be disenchanted into this.',
  'disenchant/wrong-piece': 'This item does not disenchant into that essence.',
  'disenchant/twice': 'Each item can be chosen only once.',
  'dungeon/unknown': 'There is no such dungeon.',
  'dungeon/wrong-region': 'This dungeon is not in the region you are in.',
  'dungeon/keys': 'You do not own that many keys.',
  'dungeon/food':
    'Your health and the packed food are not enough for one run. Pack more food, or begin without resting.',
  'dungeon/none': 'You are not in a dungeon.',
  'plan/too-long': 'This plan has too many steps or pieces.',
  'plan/moved': 'Your plan has moved on since you opened it. Look at it and try again.',
  'saved-plan/none': 'No plan is saved there.',
  'saved-plan/no-room': 'Together, your saved plans have too many pieces.',
  'plan/not-paused': 'There is no paused plan.',
  'quest/locked': 'This is not open yet.',
  'quest/not-open': 'The next chapter opens on another day: a day begins at 00:00 UTC.',
  'quest/not-yet': 'Something is still missing.',
  'quest/not-by-hob': 'This cannot be paid for with gold.',
  'travel/elsewhere': 'You must be in another region for this.',
  'errand/not-offered': 'This errand is not on your board.',
  'errand/taken': 'You have already taken on this errand.',
  'errand/day-done': 'You have already taken on or done three errands of that day.',
  'errand/full': 'You cannot take on any more errands. Hand one over or put one down first.',
  'errand/none': 'You have not taken on this errand.',
  'errand/no-choice': 'Choose how to fulfil this errand.',
  'gift/not-liked': 'This villager does not like that.',
  'gift/best-friend': 'You are already the best of friends. A gift would change nothing.',
  'gift/this-week':
    'You have already given this villager a gift this week. A week begins on Monday, 00:00 UTC.',
} as const satisfies Record<RefusalCode, string>;

/** Why a step of a plan was skipped: the codes of the rules, and one that no call has. */
export const SKIPS = {
  ...REFUSALS,
  'plan/defeated': 'After a defeat, no fight begins until something else has been done.',
} as const satisfies Record<RefusalCode | 'plan/defeated', string>;

/**
 * The sentences for faults of single fields of a request. A refusal lists them in `errors`, beside its own
 * sentence.
 */
export const FAULTS = {
  'name/length': `Name must be between ${NAME_MIN} and ${NAME_MAX} characters.`,
  'name/characters': 'Name contains invalid characters.',
  'name/spaces': 'Name may not contain two spaces in a row.',
  'appearance/missing': 'An appearance must be selected.',
  'email/missing': 'Please enter your e-mail address.',
  'email/invalid': 'Please enter a valid e-mail address.',
  'account/missing': 'Please enter a username or email.',
  'password/short': `Password must be at least ${PASSWORD_MIN} characters.`,
  'password/common': 'This password is one of the most common. Please choose another one.',
  'password/holds-name': 'The password must not contain your e-mail address or username.',
  'password/holds-product': 'The password must not contain the name of the game.',
} as const;

export type FaultCode = keyof typeof FAULTS;

/**
 * What the page tells a player who has opened the link that confirms an e-mail address: `confirmed`, or the
 * link is not valid. The HTTP status is 200 in both cases.
 */
export const CONFIRMATION_MESSAGES = {
  confirmed: 'Email validated successfully.',
  'invalid-link': 'Invalid confirmation link.',
} as const;

export type Confirmation = keyof typeof CONFIRMATION_MESSAGES;

/**
 * The last entry in the list of faults of a refused import, when the list would be too long. `count` is the
 * number of faults that are not listed.
 */
export const furtherReasons = (count: number): string =>
  `${ERRORS['import/refused'].message} ${count} more reasons.`;

export type CallErrorCode = keyof typeof ERRORS;
export type ErrorCode = CallErrorCode | RefusalCode;

const isCallError = (code: ErrorCode): code is CallErrorCode => Object.hasOwn(ERRORS, code);

/** The HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => (isCallError(code) ? ERRORS[code].status : 409);

/** The sentence of `request/address`. @param origin where players reach the game. */
export const addressMessage = (origin: string): string => `This game is at ${origin}. Open it there.`;

/** The English sentence of a code. */
export const messageOf = (code: ErrorCode): string =>
  isCallError(code) ? ERRORS[code].message : REFUSALS[code];
