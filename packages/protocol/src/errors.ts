import { REFUSALS, type RefusalCode } from '@slumberfell/engine';

/**
 * The catalogue of everything a call can be refused for: code to HTTP status and the sentence the player reads.
 * Sentences that the specification fixes (specification 8) are here word for word. The game's own refusals
 * are the engine's (`REFUSALS`); on the wire all of them are 409.
 */
export const ERRORS = {
  'request/invalid': { status: 400, message: 'The request is not valid.' },
  'request/not-authenticated': { status: 401, message: 'You are not logged in.' },
  'request/forbidden': { status: 403, message: 'Only administrators may do that.' },
  'request/origin': { status: 403, message: 'This request did not come from the game.' },
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
  'request/headers-too-large': { status: 431, message: 'The headers of the request are too large.' },
  'request/too-many': { status: 429, message: 'Too many requests. Please wait a moment.' },
  'account/invalid-login': { status: 401, message: 'Invalid login attempt.' },
  'account/locked-out': { status: 423, message: 'Account is locked out.' },
  'account/already-authenticated': { status: 409, message: 'You are already logged in.' },
  'account/username-taken': { status: 409, message: 'This username is already taken.' },
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
  'account/unknown': { status: 404, message: 'There is no account of that name.' },
  'account/code-needed': { status: 401, message: 'Please enter the code of your authenticator app.' },
  'account/code': {
    status: 401,
    message: 'This code is not valid. Each code is good once, and not for long.',
  },
  'account/not-validated': { status: 409, message: 'Validate your e-mail address first.' },
  'account/second-factor-present': { status: 409, message: 'Your account has a second factor already.' },
  'account/second-factor-missing': {
    status: 403,
    message: 'Administrators need a second factor. Add one to your account, and log in with its code.',
  },
  'account/unknown-session': { status: 404, message: 'This session is over already.' },
  'account/name-mismatch': { status: 400, message: 'This is not the name of your account.' },
  'account/no-email': { status: 409, message: 'A guest has no e-mail address. Register your account first.' },
  'account/validated': { status: 409, message: 'Your e-mail address is validated already.' },
  'character/none': { status: 400, message: 'You have no character yet.' },
  'character/unknown': { status: 404, message: 'There is no such character.' },
  'character/limit': {
    status: 409,
    message: 'You have reached the maximum number of characters you can create.',
  },
  'character/name-taken': { status: 409, message: 'This name is already taken.' },
  'character/unknown-appearance': { status: 400, message: 'An appearance must be selected.' },
  'import/refused': { status: 409, message: 'The world was not imported.' },
  'storage/full': {
    status: 503,
    message:
      'The disk of this server is full. Nothing that you have is lost, but nothing new can be saved until the host makes room.',
  },
  'storage/unwritable': {
    status: 503,
    message:
      'This server cannot save anything at the moment. Nothing that you have is lost; its host has to mend it.',
  },
  'storage/newer': {
    status: 503,
    message:
      'A newer version of the game has saved this, and this server cannot read it yet. Nothing is lost. Please try again in a few minutes.',
  },
  'storage/unreadable': {
    status: 503,
    message:
      'This server cannot read what it has saved here, and leaves it as it is. Please tell its host, who finds the reason in the log.',
  },
  'import/under-way': {
    status: 409,
    message: 'The world is being imported already. Please try again when that has ended.',
  },
  busy: { status: 503, message: 'The server is busy. Please try again.' },
  internal: { status: 500, message: 'Unexpected error occurred.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type CallErrorCode = keyof typeof ERRORS;
export type ErrorCode = CallErrorCode | RefusalCode;

const isCallError = (code: ErrorCode): code is CallErrorCode => Object.hasOwn(ERRORS, code);

/** HTTP status of a refusal. */
export const statusOf = (code: ErrorCode): number => (isCallError(code) ? ERRORS[code].status : 409);

/** English sentence of a refusal. */
export const messageOf = (code: ErrorCode): string =>
  isCallError(code) ? ERRORS[code].message : REFUSALS[code];
