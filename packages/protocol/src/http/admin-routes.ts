import { id } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';
import { accountName, importAnswer } from './administration.ts';
import { decisionInput, managedCharacter, managedCharacterQuery, renameInput } from './decisions.ts';
import { inviteInput, invites, newInvite } from './invites.ts';
import { announceInput, created, newPost } from './news.ts';
import { overview } from './overview.ts';
import { closeReportInput, closeReportsOfInput, reports, reportsQuery } from './reports.ts';
import { get, noQuery, nothing, post } from './route.ts';

/** The routes of administrators. */
export const adminRoutes = {
  /** An administrator creates a reset link for a player who does not receive mail. The answer is the link. */
  'generate-password-reset-link': post('generate-password-reset-link', {
    access: 'admin',
    input: accountName,
    answer: z.string().max(500),
    refusals: ['account/unknown'],
  }),

  /** Ends all logins of an account that another person has taken over. Use it together with a reset link. */
  'end-account-sessions': post('end-account-sessions', {
    access: 'admin',
    input: accountName,
    answer: nothing,
    refusals: ['account/unknown'],
  }),

  /** Imports the world from the directory in the server's configuration. The caller sends no files. */
  'import-data': post('import-data', {
    access: 'admin',
    input: nothing,
    answer: importAnswer,
    refusals: ['import/refused', 'import/under-way'],
  }),

  /** Counts, letters and settings of the server, for the first look of an administrator. */
  overview: get('overview', { access: 'admin', input: noQuery, answer: overview, refusals: [] }),

  /** Accounts can be made with the link of an invite when the host's registration asks for one. */
  'create-invite': post('create-invite', {
    access: 'admin',
    input: inviteInput,
    answer: newInvite,
    refusals: ['invite/limit'],
  }),

  invites: get('invites', { access: 'admin', input: noQuery, answer: invites, refusals: [] }),

  /** Accounts that were made with it stay. */
  'withdraw-invite': post('withdraw-invite', {
    access: 'admin',
    input: id,
    answer: nothing,
    refusals: ['invite/unknown'],
  }),

  reports: get('reports', { access: 'admin', input: reportsQuery, answer: reports, refusals: [] }),

  /** Closes all other open reports of the same character and name, too. */
  'close-report': post('close-report', {
    access: 'admin',
    input: closeReportInput,
    answer: nothing,
    refusals: ['report/unknown'],
  }),

  /** Closes what one account has reported, and nothing else. */
  'close-reports-of': post('close-reports-of', {
    access: 'admin',
    input: closeReportsOfInput,
    answer: nothing,
    refusals: ['report/none'],
  }),

  /** A character of that name, and what administrators have decided about it. */
  'managed-character': get('managed-character', {
    access: 'admin',
    input: managedCharacterQuery,
    answer: managedCharacter,
    refusals: ['character/unknown'],
  }),

  /** Its player is told. Closes the open reports of the earlier name. */
  'rename-character': post('rename-character', {
    access: 'admin',
    input: renameInput,
    answer: nothing,
    refusals: [
      'character/unknown',
      'character/name-taken',
      'character/name-reserved',
      'character/name-blocked',
    ],
  }),

  /** Hides a character from the leaderboards. Its player is told. */
  'hide-character': post('hide-character', {
    access: 'admin',
    input: decisionInput,
    answer: nothing,
    refusals: ['character/unknown', 'character/hidden', 'character/not-ranked'],
  }),

  /** Shows a hidden character on the leaderboards again. Its player is told. */
  'show-character': post('show-character', {
    access: 'admin',
    input: decisionInput,
    answer: nothing,
    refusals: ['character/unknown', 'character/not-hidden'],
  }),

  /** Every open page shows it at once, later ones when they open. */
  announce: post('announce', {
    access: 'admin',
    input: announceInput,
    answer: created,
    refusals: ['announcement/times', 'announcement/limit'],
  }),

  'withdraw-announcement': post('withdraw-announcement', {
    access: 'admin',
    input: id,
    answer: nothing,
    refusals: ['announcement/unknown'],
  }),

  'post-news': post('post-news', {
    access: 'admin',
    input: newPost,
    answer: created,
    refusals: ['news/off'],
  }),

  'remove-news': post('remove-news', {
    access: 'admin',
    input: id,
    answer: nothing,
    refusals: ['news/unknown'],
  }),
};
