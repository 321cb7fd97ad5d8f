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
import { inviteToken, ownInvite } from './invites.ts';
import { deleteAccountInput, exportedData, ownLogins, sessionId } from './own-data.ts';
import { get, noQuery, nothing, post } from './route.ts';

/**
 * The routes of accounts: account and login, e-mail and passwords, the second factor, the player's own data.
 */
export const accountRoutes = {
  'is-authenticated': get('is-authenticated', {
    access: 'visitor',
    input: noQuery,
    answer: z.boolean(),
    refusals: [],
  }),

  /** A caller without a login gets an empty answer. */
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

  /**
   * The server generates the username and password and does not store them. `register` accepts them within 30
   * minutes.
   */
  'get-guest-credentials': get('get-guest-credentials', {
    access: 'visitor',
    input: noQuery,
    answer: guestCredentials,
    refusals: ['registration/closed', 'registration/guests-off'],
  }),

  /**
   * Logs the caller in. When a guest registers with an e-mail address, the guest's account gets the address
   * and keeps its character; all other logins of the account end.
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
      'registration/closed',
      'registration/guests-off',
      'registration/invite-needed',
      'invite/unknown',
    ],
  }),

  /** The input is the token of the link. Counts no account. */
  'check-invite': post('check-invite', {
    access: 'visitor',
    input: inviteToken,
    answer: ownInvite,
    refusals: ['invite/unknown'],
  }),

  login: post('login', {
    access: 'visitor',
    input: loginInput,
    answer: loginAnswer,
    refusals: ['account/invalid-login', 'account/locked-out', 'account/code-needed', 'account/code'],
  }),

  /** Without a login it does nothing. */
  logout: post('logout', { access: 'visitor', input: nothing, answer: nothing, refusals: [] }),

  /** The answer tells whether the address is now confirmed. The route never logs the caller in. */
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

  /** The answer is the same whether the account exists or not. */
  'request-password-reset': post('request-password-reset', {
    access: 'visitor',
    input: passwordResetRequest,
    answer: nothing,
    refusals: [],
  }),

  /** Ends all logins of the account and does not log the caller in. */
  'reset-password': post('reset-password', {
    access: 'visitor',
    input: resetPasswordInput,
    answer: nothing,
    refusals: ['account/reset-link', 'account/password'],
  }),

  /** Ends all logins of the account except the caller's. */
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

  /** Logins need no code until the player has confirmed a first code of the app. */
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

  /** Ends all logins of the account except the caller's. */
  'confirm-second-factor': post('confirm-second-factor', {
    access: 'account',
    input: secondFactorCode,
    answer: recoveryCodes,
    refusals: ['account/code', 'account/locked-out', 'account/invalid-login'],
  }),

  /** Ends all logins of the account except the caller's. */
  'remove-second-factor': post('remove-second-factor', {
    access: 'account',
    input: secondFactorRemoval,
    answer: nothing,
    refusals: ['account/current-password', 'account/code', 'account/locked-out', 'account/invalid-login'],
  }),

  sessions: get('sessions', { access: 'account', input: noQuery, answer: ownLogins, refusals: [] }),

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

  /** Everything that the server stores of the player, except what the game hides from players. */
  'export-data': get('export-data', {
    access: 'account',
    input: noQuery,
    answer: exportedData,
    refusals: [],
  }),

  /**
   * From now on no player sees the account. The server removes the stored data after `ACCOUNT_DATA_MONTHS`.
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
};
