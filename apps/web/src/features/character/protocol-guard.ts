import type { LayoutData } from '@slumberfell/protocol';
import type { Outcome } from '../../lib/api/call.ts';

/**
 * Whether the protocol versions of page and server are equal. `reloads`: they differ, and the page reloads
 * itself as soon as no input would be lost. `differs`: they differ and a reload would not help; the page asks
 * the server again after a pause.
 */
export type ProtocolStatus = 'same' | 'reloads' | 'differs';

export interface ProtocolGuardTools {
  /** The protocol version of this page. */
  readonly own: number;
  /** The protocol version of the page that a reload would bring; null when it could not be fetched. */
  readonly servedVersion: () => Promise<number | null>;
  /** Whether the page may reload itself now. It must not reload in a loop. */
  readonly mayReload: () => boolean;
  /**
   * Reloads the page when no input would be lost, if `isWanted` is still true then. False when it did not
   * reload.
   */
  readonly reload: (isWanted: () => Promise<boolean>) => Promise<boolean>;
  readonly onStatus: (status: ProtocolStatus) => void;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Where the server's version was received. */
type VersionSource = 'layout' | 'hub';

/** Pauses in ms before the server is asked again. The last one is repeated. */
const PAUSES = [5_000, 10_000, 20_000, 30_000];

/**
 * Reloads are delayed by a random time up to this many ms, because all pages notice a replaced server at the
 * same moment.
 */
const SPREAD = 2_000;

/**
 * Compares the server's protocol version with the page's in each layout and at each connection, and reloads
 * the page when they differ. While nodes are replaced one by one, the layout and the hub may come from
 * different nodes.
 */
export function createProtocolGuard(tools: ProtocolGuardTools) {
  const { own, onStatus } = tools;
  const differing = new Set<VersionSource>();
  let pauses = 0;
  let isReloading = false;
  let closed = false;

  /** Reloads the page if that would bring the server's version. */
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
   * Compares a received version with the page's.
   * @returns true at once when they are equal; else false after a pause. It never settles when the page is
   * about to reload
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
    /** Fetches the layout until it comes from a node with the page's version. */
    async fetchLayout(take: () => Promise<Outcome<LayoutData>>): Promise<Outcome<LayoutData>> {
      for (;;) {
        const outcome = await take();
        // Servers before the first protocol version send none.
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
