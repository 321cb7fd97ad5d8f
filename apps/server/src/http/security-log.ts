import type { Route, RouteName } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../accounts/caller.ts';
import type { Refused } from '../errors.ts';
import { type FoldedLines, more } from '../observe/folded-lines.ts';

interface SecurityLogDependencies {
  readonly log: FastifyBaseLogger;
  readonly folded: FoldedLines;
  /** The client's network (`accounts/network.ts`), by which lines are folded. It is not logged. */
  readonly network: string;
  readonly call: RouteName;
  readonly route: Route;
  readonly caller: Caller | null;
}

/**
 * Logs one line for each call that concerns identity or permissions (ASVS 16.3): every POST under
 * `/account/`, every administrator call, and every call refused for lack of a role or of a second factor.
 * Calls that `registerRoutes` refuses because of their origin, their rate or an invalid input are not logged
 * here. The line has the account's id, and no names, addresses or other input. Lines of one account with
 * the same call and outcome are folded, and all lines of one network without an account.
 */
export class SecurityLog {
  readonly #log: FastifyBaseLogger;
  readonly #folded: FoldedLines;
  readonly #network: string;
  readonly #call: RouteName;
  readonly #isNoted: boolean;
  #account: number | null;

  constructor({ log, folded, network, call, route, caller }: SecurityLogDependencies) {
    this.#log = log;
    this.#folded = folded;
    this.#network = network;
    this.#call = call;
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
    const call = this.#call;
    if (this.#account === null) {
      this.#writeOfNetwork(call, outcome);
      return;
    }
    const line = { call, account: this.#account, outcome };
    this.#folded.add(`security ${outcome}`, `${call} account ${this.#account}`, (count) =>
      this.#log.info({ ...line, ...more(count) }, 'security'),
    );
  }

  /** A network without a login has one line a minute, with the number of each call and outcome. */
  #writeOfNetwork(call: RouteName, outcome: string): void {
    this.#folded.add(
      'security',
      this.#network,
      (count, outcomes) => {
        const what = outcomes.size > 1 ? { outcomes: Object.fromEntries(outcomes) } : { call, outcome };
        this.#log.info({ account: null, ...what, ...more(count) }, 'security');
      },
      `${call} ${outcome}`,
    );
  }
}
