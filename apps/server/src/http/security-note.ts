import type { Route, RouteName } from '@slumberfell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../accounts/caller.ts';
import type { Refused } from '../errors.ts';

/**
 * One line of the log for each call that has to do with who somebody is or what they may do (ASVS 16.3):
 * everything that is posted to an account, everything that administrators call, and everybody who is not let
 * in. It names accounts by their ids, and no names, addresses or anything that was typed.
 */
export class SecurityNote {
  readonly #log: FastifyBaseLogger;
  readonly #call: RouteName;
  readonly #isNoted: boolean;
  #account: number | null;

  constructor(log: FastifyBaseLogger, call: RouteName, route: Route, caller: Caller | null) {
    this.#log = log;
    this.#call = call;
    this.#account = caller?.accountId ?? null;
    this.#isNoted =
      route.access === 'admin' || (route.method === 'POST' && route.path.startsWith('/account/'));
  }

  /** Whose account it turned out to be. */
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
    this.#log.info({ call: this.#call, account: this.#account, outcome }, 'security');
  }
}
