import type { LayoutData } from '@slumberfell/protocol';
import type { Outcome } from '../../lib/api/call.ts';

/**
 * The result of comparing the protocol versions of page and server. `same`: they are equal. `reloads`: they
 * differ, and the page reloads itself as soon as the player would lose no input. `differs`: they differ, and
 * a reload would not help or is not allowed; the page compares again after a pause.
 */
export type ProtocolStatus = 'same' | 'reloads' | 'differs';

export interface ProtocolGuardTools {
  /** The protocol version of this page. */
  readonly own: number;
  /** The protocol version of the page that a reload would bring; null when it could not be fetched. */
  readonly servedVersion: () => Promise<number | null>;
  /**
   * Whether the page may reload itself now. It returns false when the page has just reloaded, so that the
   * page never reloads in a loop.
   */
  readonly mayReload: () => boolean;
  /**
   * Waits until a reload would lose no input; then reloads the page if `isWanted` returns true. @returns
   * false when it did not reload
   */
  readonly reload: (isWanted: () => Promise<boolean>) => Promise<boolean>;
  readonly onStatus: (status: ProtocolStatus) => void;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** What contained the server's version: an answer with the layout, or a message of the hub. */
type VersionSource = 'layout' | 'hub';

/**
 * Pauses in ms before the page compares the protocol versions again: the first pause, the second, and so on.
 * The last one is repeated.
 */
const PAUSES = [5_000, 10_000, 20_000, 30_000];

/**
 * Reloads are delayed by a random time up to this many ms, because all pages notice a replaced server at the
 * same moment.
 */
const SPREAD = 2_000;

/**
 * Compares the server's protocol version with the page's, at each fetched layout and at each connection to
 * the hub. When they differ, it reloads the page. While nodes are replaced one by one, the layout may come
 * from a node of one version and the hub from a node of another.
 */
export function createProtocolGuard(tools: ProtocolGuardTools) {
  const { own, onStatus } = tools;
  const differing = new Set<VersionSource>();
  let pauses = 0;
  let isReloading = false;
  let closed = false;

  /**
   * Reloads the page if the reloaded page would have the server's version. @returns false when it did not
   * reload
   */
  async function reload(version: number): Promise<boolean> {
    if (isReloading || !tools.mayReload()) return false;
    isReloading = true;
    try {
      const wouldHelp = async () => !closed && (await tools.servedVersion()) === version;
      if (!(await wouldHelp())) return false;
      onStatus('reloads');
      await tools.wait(Math.random() * SPREAD);
      return await tools.reload(wouldHelp);
    } finally {
      isReloading = false;
    }
  }

  /**
   * Compares a version that the server sent with the page's.
   * @returns true at once when they are equal; else false after a pause; it never settles once a reload of
   * the page has started
   */
  async function receiveVersion(source: VersionSource, version: number): Promise<boolean> {
    if (version === own) {
      differing.delete(source);
      if (differing.size === 0) {
        pauses = 0;
        onStatus('same');
      }
      return true;
    }
    differing.add(source);
    if (await reload(version)) await new Promise(() => {});
    if (!isReloading) onStatus('differs');
    await tools.wait(PAUSES[Math.min(pauses, PAUSES.length - 1)] as number);
    pauses += 1;
    return false;
  }

  return {
    receiveVersion,
    /**
     * Fetches the layout, again and again until it comes from a node with the page's version. A failure is
     * returned at once.
     */
    async fetchLayout(take: () => Promise<Outcome<LayoutData>>): Promise<Outcome<LayoutData>> {
      for (;;) {
        const outcome = await take();
        // A server of a release before the first protocol version does not send a version.
        if (closed || !outcome.ok || (await receiveVersion('layout', outcome.answer.protocolVersion ?? 0)))
          return outcome;
        if (closed) return outcome;
      }
    },
    close() {
      closed = true;
    },
  };
}
