import type { AccountStatus } from '@slumberfell/protocol';
import type { AccountKind } from '../storage/accounts.ts';

const STATUS: Readonly<Record<AccountKind, AccountStatus>> = {
  guest: { status: 'Guest', isGuest: true },
  registered: { status: 'Registered', isGuest: false },
  validated: { status: 'Validated', isGuest: false },
};

/** An account's kind as the wire says it (spec section 3). */
export const accountStatusOf = (kind: AccountKind): AccountStatus => STATUS[kind];
