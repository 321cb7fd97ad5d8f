import type { Route, RouteName } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../../accounts/limits/network.ts';
import type { Caller } from '../../accounts/logins/caller.ts';
import type { Refused } from '../../errors.ts';
import { type FoldedLines, more } from '../../observe/folded-lines.ts';

/**
 * Maximum number of outcomes that a line lists with the numbers of guests. A longer list counts the guests
 * together, because one network can have thousands of them.
 */
const LISTED_GUESTS = 30;

interface SecurityLogDependencies {
  readonly log: FastifyBaseLogger;
  readonly folded: FoldedLines;
  /**
   * The client's address. Lines are folded by its network (`accounts/limits/network.ts`). Neither is logged.
   */
  readonly address: string;
  readonly call: RouteName;
  readonly route: Route;
  readonly caller: Caller | null;
}

/**
 * Logs one line for each call that concerns identity or permissions (ASVS 16.3): every POST under
 * `/account/`, every administrator call, and every call refused for lack of a role or of a second factor.
 * Calls that `registerRoutes` refuses because of their origin, their rate or an invalid input are not logged
 * here. The line has the account's id, and no names, addresses or other input. Lines of one registered
 * account with the same call and outcome are folded, and all lines of one network for calls without a login
 * or with that of a guest.
 */
export class SecurityLog {
  readonly #log: FastifyBaseLogger;
  readonly #folded: FoldedLines;
  readonly #address: string;
  readonly #call: RouteName;
  readonly #isNoted: boolean;
  readonly #caller: Caller | null;
  #account: number | null;

  constructor({ log, folded, address, call, route, caller }: SecurityLogDependencies) {
    this.#log = log;
    this.#folded = folded;
    this.#address = address;
    this.#call = call;
    this.#caller = caller;
    this.#account = caller?.accountId ?? null;
    this.#isNoted =
      route.access === 'admin' || (route.method === 'POST' && route.path.startsWith('/account/'));
  }

  /** Sets the account id that the line contains, for a call that begins without a login. */
  identify(accountId: number): void {
    this.#account = accountId;
  }

  done(): void {
    if (this.#isNoted) this.#write('done');
  }

  refused({ refused }: Pick<Refused, 'refused'>): void {
    const isDenial = refused === 'request/forbidden' || refused === 'account/second-factor-missing';
    if (this.#isNoted || isDenial) this.#write(refused);
  }

  #write(outcome: string): void {
    if (this.#caller === null || this.#caller.kind === 'guest') this.#writeOfNetwork(outcome);
    else this.#writeOfAccount(outcome);
  }

  #writeOfAccount(outcome: string): void {
    const line = { call: this.#call, account: this.#account, outcome };
    this.#folded.add(`security ${outcome}`, `${this.#call} account ${this.#account}`, (count) =>
      this.#log.info({ ...line, ...more(count) }, 'security'),
    );
  }

  /**
   * Visitors and guests of a network have one line a minute, with the number of each call, outcome and
   * account.
   */
  #writeOfNetwork(outcome: string): void {
    const line = { call: this.#call, account: this.#account, outcome };
    this.#folded.add(
      'security',
      networkOf(this.#address),
      (count, outcomes) => {
        const what = outcomes.size > 1 ? { outcomes: listed(outcomes) } : line;
        this.#log.info({ ...what, ...more(count) }, 'security');
      },
      [line.call, outcome, ...this.#who()].join(' '),
    );
  }

  /** The account of the call, for the list of outcomes. */
  #who(): readonly string[] {
    if (this.#account === null) return [];
    return [`${this.#account === this.#caller?.accountId ? 'guest' : 'account'} ${this.#account}`];
  }
}

function listed(outcomes: ReadonlyMap<string, number>): Readonly<Record<string, number>> {
  if (outcomes.size <= LISTED_GUESTS) return Object.fromEntries(outcomes);
  const together: Record<string, number> = {};
  for (const [outcome, count] of outcomes) {
    const name = outcome.replace(/ guest \d+$/, ' guests');
    together[name] = (together[name] ?? 0) + count;
  }
  return together;
}
