import type { Route, RouteName } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../accounts/caller.ts';
import type { Refused } from '../errors.ts';
import type { FoldedLines } from '../observe/folded-lines.ts';

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
 * here. The line has the account's id, and no names, addresses or other input. Lines of one account, or
 * of one network without a login, with the same call and outcome are folded.
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
    const line = { call: this.#call, account: this.#account, outcome };
    const subject = this.#account === null ? this.#network : `account ${this.#account}`;
    this.#folded.add(`security ${outcome}`, `${this.#call} ${subject}`, (count) =>
      this.#log.info({ ...line, ...(count > 1 && { count }) }, 'security'),
    );
  }
}
