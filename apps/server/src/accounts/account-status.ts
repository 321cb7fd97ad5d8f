import type { AccountStatus } from '@slumberfell/protocol';
import type { AccountKind } from '../storage/tables/accounts.ts';

const STATUS: Readonly<Record<AccountKind, AccountStatus>> = {
  guest: { status: 'Guest', isGuest: true },
  registered: { status: 'Registered', isGuest: false },
  validated: { status: 'Validated', isGuest: false },
};

/** An account's kind as the wire says it (specification 3.36). */
export const accountStatusOf = (kind: AccountKind): AccountStatus => STATUS[kind];
