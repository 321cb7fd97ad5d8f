import type { MailTemplate } from '../../mail/template.ts';

/**
 * ms for which the links in letters are valid: `CONFIRMATION_LIFETIME` for validation links, `RESET_LIFETIME`
 * for reset links.
 */
export const CONFIRMATION_LIFETIME = 3 * 24 * 3_600_000;
export const RESET_LIFETIME = 3_600_000;
/**
 * ms for which a reset link is valid that an administrator created. It is longer than `RESET_LIFETIME`,
 * because the administrator passes the link on, which takes longer than an e-mail.
 */
export const ADMIN_LINK_LIFETIME = 24 * 3_600_000;

/** @param server the name of the server, as in all letters. */
export const confirmationLetter = (server: string, link: string): MailTemplate => ({
  subject: 'Is this your pillow?',
  paragraphs: [
    `Somebody has taken a bed in ${server} and left this address at the desk. If it was you, say so with one click, and ` +
      'we shall know where to find you should you ever mislay your password.',
  ],
  action: { label: 'Validate my e-mail address', link },
  afterwards: [
    'The link works for three days. It does not log anybody in; it only tells us that letters reach you.',
    'If it was not you, turn over and go back to sleep. Nothing happens without your click.',
  ],
});

export const resetLetter = (server: string, link: string): MailTemplate => ({
  subject: 'A new key for your door',
  paragraphs: [
    `Somebody, we trust it was you, has forgotten the password to your account in ${server}. It happens to the best ` +
      'sleepers. Here is the way to a new one.',
  ],
  action: { label: 'Choose a new password', link },
  afterwards: [
    'The link works once, within an hour. When you have used it, every browser that was logged in is logged out.',
    'If you asked for nothing, do nothing: your old password is still good, and your legend has not noticed.',
  ],
});

/** @param at when it was changed. */
export const passwordChangedLetter = (server: string, at: number, resetPage: string): MailTemplate => ({
  subject: 'Your lock has been changed',
  paragraphs: [
    `The password of your account in ${server} was changed on ${dateText(at)}. If that was you, all is well, and this letter ` +
      'may be used to light the stove.',
    'If it was not you, ask for a new password at once. That locks out whoever it was.',
  ],
  action: { label: 'It was not me', link: resetPage },
  afterwards: [],
});

/** @param at when it was done. */
export const secondFactorLetter = (
  server: string,
  what: 'added' | 'removed',
  at: number,
  resetPage: string,
): MailTemplate => ({
  subject: what === 'added' ? 'A second lock on your door' : 'One lock fewer on your door',
  paragraphs: [
    what === 'added'
      ? `From ${dateText(at)} on, logging in to your account in ${server} asks for the code of an authenticator app, too. ` +
        'Keep the recovery codes somewhere that you will still find after a very long nap.'
      : `Since ${dateText(at)} your account in ${server} opens with the password alone, without the code of an app.`,
    'If this was not you, ask for a new password at once. That locks out whoever it was.',
  ],
  action: { label: 'It was not me', link: resetPage },
  afterwards: [],
});

/**
 * @param at when it was found to have ended.
 * @param alertsPage where such letters are switched off.
 */
export const sessionEndedLetter = (
  server: string,
  at: number,
  home: string,
  alertsPage: string,
): MailTemplate => ({
  subject: 'Your legend is wide awake',
  paragraphs: [
    `What your legend in ${server} was doing ended on ${dateText(at)} or shortly before. It is sitting by the lamp and ` +
      'looking at the door.',
  ],
  action: { label: 'See what came of it', link: home },
  afterwards: [
    `You asked for this letter, and get at most one a day. It can be switched off at ${alertsPage}`,
  ],
});

const dateText = (at: number): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;
