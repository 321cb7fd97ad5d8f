import { FAULTS } from '../errors.ts';
import { accountStatus } from '../layout/account-status.ts';
import { PASSWORD_MIN } from '../schemas/limits.ts';
import { count, id } from '../schemas/numbers.ts';
import { z } from '../schemas/zod.ts';

/**
 * What the account may beside playing stands here alone: the layout, which is sent at every opening, does not
 * tell it.
 */
export const ownStatus = accountStatus.extend({ isAdmin: z.boolean() });

/**
 * An e-mail address or a guest's username. Not judged further: an unknown one fails like a wrong password.
 */
const loginName = z.string().min(1).max(254);

/** What may be sent as a password; only its upper bound is anyone's business when logging in. */
const password = z.string().min(1).max(128);

/**
 * A password that a player chooses. The server also refuses the most common ones and those that name the
 * account.
 */
const newPassword = password.min(PASSWORD_MIN, FAULTS['password/short']);

/** A pair that the server made up. It is stored nowhere; `register` accepts it within 30 minutes. */
export const guestCredentials = z.strictObject({ username: loginName, password });
export type GuestCredentials = z.infer<typeof guestCredentials>;

/** Of an authenticator app, or a recovery code. */
export const code = z.string().min(1).max(40);

export const loginInput = z.strictObject({
  email: loginName,
  password,
  rememberMe: z.boolean(),
  /** From accounts with a second factor, once `account/code-needed` has asked for it. */
  code: code.optional(),
});

/** Where to go; null leaves it to the client, which goes to /home. */
export const loginAnswer = z.strictObject({ redirectTo: z.string().max(200).nullable() });

export const registerInput = z.strictObject({
  username: loginName,
  password: newPassword,
  /** Whether the session outlives the browser. */
  isPersistent: z.boolean(),
  isGuest: z.boolean(),
  /** For accounts with an e-mail address: send the validation mail at once. */
  validationRequested: z.boolean().optional(),
});

/** What a link in a letter carries beside the account's id. */
const secret = z.string().min(1).max(100);

/** Judged by the handler: a link that lacks something is told like one that is wrong (`success: false`). */
export const confirmEmailQuery = z.strictObject({
  userId: z.string().optional(),
  code: z.string().optional(),
});
export const confirmEmailAnswer = z.strictObject({ success: z.boolean(), message: z.string().max(200) });

/** Not judged: for an address without an account, nothing happens. */
export const passwordResetRequest = z.string().min(1, FAULTS['email/missing']).max(254);

export const resetPasswordInput = z.strictObject({ userId: id, token: secret, newPassword });
export const changePasswordInput = z.strictObject({
  currentPassword: password,
  newPassword,
  /** From accounts with a second factor. */
  code: code.optional(),
});

export const secondFactorStatus = z.strictObject({ enabled: z.boolean(), recoveryCodesLeft: count });

/** The caller's own password, once more, before something that an open browser alone must not do. */
export const passwordAgain = z.strictObject({ password });

/**
 * What an authenticator app is given: the secret to type in (base32), or the address that a picture holds.
 */
export const secondFactorOffer = z.strictObject({
  secret: z.string().max(64),
  address: z.string().max(1_000),
});
export const secondFactorCode = z.strictObject({ code });

/** Each stands in for the app once. They are shown this one time. */
export const recoveryCodes = z.strictObject({
  recoveryCodes: z.array(z.string().max(40)).max(10).readonly(),
});
export const secondFactorRemoval = z.strictObject({ password, code });
