import type { AccountStatus } from '@slumberfell/protocol';
import type { AccountKind } from '../../storage/tables/accounts.ts';

const STATUS: Readonly<Record<AccountKind, AccountStatus>> = {
  guest: { status: 'Guest', isGuest: true },
  registered: { status: 'Registered', isGuest: false },
  validated: { status: 'Validated', isGuest: false },
};

/** The status that is sent to pages for a kind of account (specification 3.36). */
export const accountStatusOf = (kind: AccountKind): AccountStatus => STATUS[kind];
