import type { AccountKind, Role } from '../../storage/tables/accounts.ts';

/** The account and login of a request. */
export interface Caller {
  readonly tokenHash: string;
  readonly accountId: number;
  readonly username: string;
  readonly kind: AccountKind;
  readonly role: Role;
  /** Whether the login began with a second factor. */
  readonly secondFactor: boolean;
  /** The selected character; null before one is created. */
  readonly characterId: number | null;
  readonly expiresAt: number;
  /** Whether the login continues after the browser is closed. */
  readonly persistent: boolean;
  /** Whether this request has prolonged the login, so that a persistent cookie must be sent again. */
  readonly renewed: boolean;
}
