import type { AccountKind, Role } from '../storage/tables/accounts.ts';

/** Whose session a request carries. */
export interface Caller {
  readonly tokenHash: string;
  readonly accountId: number;
  readonly username: string;
  readonly kind: AccountKind;
  readonly role: Role;
  /** Whether the session was begun with a second factor. */
  readonly secondFactor: boolean;
  /** The selected character; null before one is created. */
  readonly characterId: number | null;
  readonly expiresAt: number;
  /** Whether the session outlives the browser. */
  readonly persistent: boolean;
  /** Whether this very request prolonged the session, so that a persistent cookie is due anew. */
  readonly renewed: boolean;
}
