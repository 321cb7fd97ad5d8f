import { z } from '../schemas/zod.ts';
import {
  changePasswordInput,
  confirmEmailAnswer,
  confirmEmailQuery,
  guestCredentials,
  loginAnswer,
  loginInput,
  ownStatus,
  passwordAgain,
  passwordResetRequest,
  recoveryCodes,
  registerInput,
  resetPasswordInput,
  secondFactorCode,
  secondFactorOffer,
  secondFactorRemoval,
  secondFactorStatus,
} from './account.ts';
import { accountName, importAnswer } from './administration.ts';
import { deleteAccountInput, exportedData, ownSessions, sessionId } from './own-data.ts';
import { get, noQuery, nothing, post } from './route.ts';

/**
 * The routes about accounts: who one is, letters and passwords, the second factor, one's own data,
 * administration.
 */
export const accountRoutes = {
  'is-authenticated': get('is-authenticated', {
    access: 'visitor',
    input: noQuery,
    answer: z.boolean(),
    refusals: [],
  }),

  /** Empty for visitors. */
  status: get('status', {
    access: 'visitor',
    input: noQuery,
    answer: ownStatus.optional(),
    refusals: [],
  }),

  'get-username': get('get-username', {
    access: 'account',
    input: noQuery,
    answer: z.string(),
    refusals: [],
  }),

  /** Stores nothing; the pair is good for 30 minutes. */
  'get-guest-credentials': get('get-guest-credentials', {
    access: 'visitor',
    input: noQuery,
    answer: guestCredentials,
    refusals: [],
  }),

  /**
   * Logs in. A guest who registers with an e-mail address keeps the character and is logged out everywhere
   * else.
   */
  register: post('register', {
    access: 'visitor',
    input: registerInput,
    answer: nothing,
    refusals: [
      'account/not-acceptable',
      'account/guest-pair',
      'account/username-taken',
      'account/already-authenticated',
    ],
  }),

  login: post('login', {
    access: 'visitor',
    input: loginInput,
    answer: loginAnswer,
    refusals: ['account/invalid-login', 'account/locked-out', 'account/code-needed', 'account/code'],
  }),

  /** Without a session it does nothing. */
  logout: post('logout', { access: 'visitor', input: nothing, answer: nothing, refusals: [] }),

  /** Whether it succeeded is told in the answer, which the opener of the link reads. It never logs in. */
  'confirm-email': get('confirm-email', {
    access: 'visitor',
    input: confirmEmailQuery,
    answer: confirmEmailAnswer,
    refusals: [],
  }),

  'request-validate-email': post('request-validate-email', {
    access: 'account',
    input: nothing,
    answer: nothing,
    refusals: ['account/no-email', 'account/validated'],
  }),

  /** Answers alike whether there is such an account or not. */
  'request-password-reset': post('request-password-reset', {
    access: 'visitor',
    input: passwordResetRequest,
    answer: nothing,
    refusals: [],
  }),

  /** Ends all sessions of the account and logs no one in. */
  'reset-password': post('reset-password', {
    access: 'visitor',
    input: resetPasswordInput,
    answer: nothing,
    refusals: ['account/reset-link', 'account/password'],
  }),

  /** Ends all other sessions of the account. */
  'change-password': post('change-password', {
    access: 'account',
    input: changePasswordInput,
    answer: nothing,
    refusals: [
      'account/current-password',
      'account/password',
      'account/code-needed',
      'account/code',
      'account/locked-out',
      'account/invalid-login',
    ],
  }),

  'second-factor': get('second-factor', {
    access: 'account',
    input: noQuery,
    answer: secondFactorStatus,
    refusals: [],
  }),

  /** Nothing is asked for until the app's first code has been confirmed. */
  'begin-second-factor': post('begin-second-factor', {
    access: 'account',
    input: passwordAgain,
    answer: secondFactorOffer,
    refusals: [
      'account/not-validated',
      'account/current-password',
      'account/locked-out',
      'account/second-factor-present',
    ],
  }),

  /** Ends all other sessions of the account. */
  'confirm-second-factor': post('confirm-second-factor', {
    access: 'account',
    input: secondFactorCode,
    answer: recoveryCodes,
    refusals: ['account/code', 'account/locked-out', 'account/invalid-login'],
  }),

  /** Ends all other sessions of the account. */
  'remove-second-factor': post('remove-second-factor', {
    access: 'account',
    input: secondFactorRemoval,
    answer: nothing,
    refusals: ['account/current-password', 'account/code', 'account/locked-out', 'account/invalid-login'],
  }),

  sessions: get('sessions', { access: 'account', input: noQuery, answer: ownSessions, refusals: [] }),

  'end-session': post('end-session', {
    access: 'account',
    input: sessionId,
    answer: nothing,
    refusals: ['account/unknown-session'],
  }),

  'end-other-sessions': post('end-other-sessions', {
    access: 'account',
    input: nothing,
    answer: nothing,
    refusals: [],
  }),

  /** For players to take along. Holds nothing that is hidden from them in the game. */
  'export-data': get('export-data', {
    access: 'account',
    input: noQuery,
    answer: exportedData,
    refusals: [],
  }),

  /**
   * At once for every reader; what is kept is removed after the months that the privacy policy gives.
   */
  'delete-account': post('delete-account', {
    access: 'account',
    input: deleteAccountInput,
    answer: nothing,
    refusals: [
      'account/name-mismatch',
      'account/current-password',
      'account/code-needed',
      'account/code',
      'account/locked-out',
    ],
  }),

  /** For a player who gets no letters. Answers the link. */
  'generate-password-reset-link': post('generate-password-reset-link', {
    access: 'admin',
    input: accountName,
    answer: z.string().max(500),
    refusals: ['account/unknown'],
  }),

  /** For an account that has fallen into wrong hands, together with a reset link. */
  'end-account-sessions': post('end-account-sessions', {
    access: 'admin',
    input: accountName,
    answer: nothing,
    refusals: ['account/unknown'],
  }),

  /** Reads the files of the directory that the server is configured with. */
  'import-data': post('import-data', {
    access: 'admin',
    input: nothing,
    answer: importAnswer,
    refusals: ['import/refused', 'import/under-way'],
  }),
};
