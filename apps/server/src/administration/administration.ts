import type { AdminRouteName, Answer, Parsed } from '@slumberfell/protocol';
import type { Caller } from '../accounts/logins/caller.ts';
import type { Refused } from '../errors.ts';
import { insertAudit } from '../storage/tables/audit.ts';
import { type Acting, ADMIN_ACTS } from './admin-acts.ts';
import type { AdministrationTools } from './administration-tools.ts';

/**
 * Runs the calls of administrators (specification 2.108, 6.4). All that reach this class are in the audit
 * log, refused ones too, except for those that read numbers alone; those that `registerRoutes` refuses before
 * are not.
 */
export class Administration {
  readonly #tools: AdministrationTools;
  /** Calls that this node runs once at a time, while they run. */
  readonly #underWay = new Set<AdminRouteName>();

  constructor(tools: AdministrationTools) {
    this.#tools = tools;
  }

  async run<N extends AdminRouteName>(
    name: N,
    caller: Caller,
    input: Parsed<N>,
  ): Promise<Answer<N> | Refused> {
    const { underWay } = ADMIN_ACTS[name];
    if (underWay === undefined) return await this.#limited(name, caller, input);
    if (this.#underWay.has(name)) return await this.#noted(caller, name, { refused: underWay });
    this.#underWay.add(name);
    try {
      return await this.#limited(name, caller, input);
    } finally {
      this.#underWay.delete(name);
    }
  }

  async #limited<N extends AdminRouteName>(
    name: N,
    caller: Caller,
    input: Parsed<N>,
  ): Promise<Answer<N> | Refused> {
    const { isLimited, act } = ADMIN_ACTS[name];
    if (isLimited) {
      const subject = String(caller.accountId);
      const usedUp = await this.#tools.attempts.take({ rate: 'administration', subject });
      if (usedUp !== null)
        return await this.#noted(caller, name, { refused: 'request/too-many', retryAt: usedUp.retryAt });
    }
    return await act(this.#acting(caller), input);
  }

  /** Notes a call that is refused before it does anything. */
  async #noted(caller: Caller, action: AdminRouteName, refusal: Refused): Promise<Refused> {
    const { storage, actor } = this.#acting(caller);
    const entry = { at: storage.clock.now(), actor, action, subject: null, outcome: refusal.refused };
    await storage.write((tx) => insertAudit(tx, entry));
    return refusal;
  }

  #acting({ accountId }: Caller): Acting {
    return { storage: this.#tools.storage, actor: `account ${accountId}`, tools: this.#tools };
  }
}
