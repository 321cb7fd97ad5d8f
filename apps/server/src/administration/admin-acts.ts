import type { AdminRouteName, Answer, ErrorCode, Parsed } from '@slumberfell/protocol';
import { inviteLink } from '../accounts/letters/links.ts';
import { closeReport, closeReportsOfAccount, nameReports } from '../accounts/name-reports.ts';
import { createInvite, invitesIn, withdrawInvite } from '../accounts/registration/invites.ts';
import { isRefused, type Refused } from '../errors.ts';
import { createResetLink, endLogins } from './account-acts.ts';
import type { AdministrationTools } from './administration-tools.ts';
import type { Deciding } from './deciding.ts';
import { decideHidden, decideName, decideShown, type HidingDecided, managedCharacter } from './decisions.ts';
import { importWorld } from './import-world.ts';
import { overviewOf } from './overview.ts';

/** Who acts as an administrator, and what the acts need. */
export interface Acting extends Deciding {
  readonly tools: AdministrationTools;
}

/** What a call of an administrator does. */
export interface AdminAct<N extends AdminRouteName> {
  /** Whether the call counts against the limit of an administrator's calls. */
  readonly isLimited: boolean;
  /**
   * For an act that each node does once at a time: the refusal of a further call. Such a call does not count
   * against the limit.
   */
  readonly underWay?: ErrorCode;
  /** Acts, and notes it in the audit log, except for acts that read numbers alone. */
  act(acting: Acting, input: Parsed<N>): Promise<Answer<N> | Refused>;
}

/** What every call of administrators does (specification 2.108, 6.4). */
export const ADMIN_ACTS: { readonly [N in AdminRouteName]: AdminAct<N> } = {
  'generate-password-reset-link': {
    isLimited: true,
    act: (acting, username) => createResetLink(acting, acting.tools.origin(), username),
  },
  'end-account-sessions': { isLimited: true, act: endLoginsOnAllNodes },
  'import-data': {
    isLimited: true,
    underWay: 'import/under-way',
    act: (acting) => importWorld(acting, acting.tools),
  },
  overview: {
    isLimited: false,
    act: ({ tools: { storage, overview } }) => overviewOf({ storage, ...overview }),
  },
  'create-invite': {
    isLimited: true,
    async act({ storage, actor, tools }, input) {
      const invite = await createInvite(storage, actor, input);
      if (isRefused(invite)) return invite;
      const { id, endsAt, token } = invite;
      return { id, endsAt, link: inviteLink(tools.origin(), token) };
    },
  },
  invites: { isLimited: false, act: async ({ storage }) => [...(await invitesIn(storage))] },
  'withdraw-invite': {
    isLimited: true,
    act: ({ storage, actor }, id) => emptyUnless(withdrawInvite(storage, actor, id)),
  },
  reports: {
    isLimited: false,
    act: ({ storage, actor }, { order, page = '1' }) =>
      nameReports(storage, actor, { order, page: Number(page) }),
  },
  'close-report': {
    isLimited: false,
    act: ({ storage, actor }, input) => emptyUnless(closeReport(storage, actor, input)),
  },
  'close-reports-of': {
    isLimited: false,
    async act({ storage, actor }, input) {
      const closed = await closeReportsOfAccount(storage, actor, input);
      return isRefused(closed) ? closed : undefined;
    },
  },
  'managed-character': { isLimited: false, act: (acting, { name }) => managedCharacter(acting, name) },
  'rename-character': {
    isLimited: true,
    act: async (acting, input) => await told(acting, await decideName(acting, acting.tools.names, input)),
  },
  'hide-character': {
    isLimited: true,
    act: async (acting, input) => await hidingTold(acting, await decideHidden(acting, input)),
  },
  'show-character': {
    isLimited: true,
    act: async (acting, input) => await hidingTold(acting, await decideShown(acting, input)),
  },
  announce: { isLimited: true, act: ({ actor, tools }, input) => tools.news.announce(actor, input) },
  'withdraw-announcement': {
    isLimited: true,
    act: ({ actor, tools }, id) => emptyUnless(tools.news.withdraw(actor, id)),
  },
  'post-news': { isLimited: true, act: ({ actor, tools }, input) => tools.news.post(actor, input) },
  'remove-news': {
    isLimited: true,
    act: ({ actor, tools }, id) => emptyUnless(tools.news.remove(actor, id)),
  },
};

/** The names of the calls of administrators. */
export const ADMIN_CALLS = Object.keys(ADMIN_ACTS) as readonly AdminRouteName[];

/** The empty answer of a call that was not refused. */
const emptyUnless = async (refused: Promise<Refused | null>): Promise<undefined | Refused> =>
  (await refused) ?? undefined;

async function endLoginsOnAllNodes(acting: Acting, username: string): Promise<undefined | Refused> {
  const ended = await endLogins(acting, username);
  if (isRefused(ended)) return ended;
  acting.tools.logins.ended(ended.accountId, ended.tokenHashes);
  return undefined;
}

async function hidingTold(acting: Acting, decided: HidingDecided | Refused): Promise<undefined | Refused> {
  if (isRefused(decided)) return decided;
  acting.tools.leaderboards.committed(decided.changes);
  return await told(acting, null);
}

/** Tells open pages of a decision, unless it was refused. */
async function told({ tools }: Acting, refused: Refused | null): Promise<undefined | Refused> {
  if (refused !== null) return refused;
  await tools.decisions.look();
  return undefined;
}
