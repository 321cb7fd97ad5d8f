import type { LayoutData } from '@slumberfell/protocol';
import type { Outcome } from '../../lib/api/call.ts';

/**
 * How the page and the server get on. `reloads`: the page loads itself again as soon as nothing would be
 * lost. `differs`: a reload would not help, or has not; the page goes on asking.
 */
export type ProtocolStatus = 'same' | 'reloads' | 'differs';

export interface ProtocolGuardTools {
  /** The protocol version of this page. */
  readonly own: number;
  /** That of the page which a reload would bring; null when it could not be had. */
  readonly servedVersion: () => Promise<number | null>;
  /** Whether the page may reload itself now: it never does so in a loop. */
  readonly mayReload: () => boolean;
  /** Reloads the page once nothing would be lost and if it is still wanted then. False when it was not. */
  readonly reload: (isWanted: () => Promise<boolean>) => Promise<boolean>;
  readonly onStatus: (status: ProtocolStatus) => void;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Who tells of the server's version. */
type Teller = 'layout' | 'hub';

/** Pauses in ms before the server is asked again; the last one is repeated. */
const PAUSES = [5_000, 10_000, 20_000, 30_000];

/** Reloads are spread over so many ms: all pages find out at once that a server has been replaced. */
const SPREAD = 2_000;

/**
 * Compares the server's protocol version with the page's wherever it is told, and has the page reloaded where
 * they differ. While servers are replaced one by one, the layout and the hub may come from different ones.
 */
export function createProtocolGuard(tools: ProtocolGuardTools) {
  const { own, onStatus } = tools;
  const differing = new Set<Teller>();
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
   * Takes in the version that a server told.
   * @returns at once and true when it is the page's; else false, after a pause. Never when the page is about
   *   to be reloaded
   */
  async function hear(teller: Teller, version: number): Promise<boolean> {
    if (version === own) {
      differing.delete(teller);
      if (differing.size === 0) {
        pauses = 0;
        onStatus('same');
      }
      return true;
    }
    differing.add(teller);
    if (await reload(version)) await new Promise(() => {});
    if (!isReloading) onStatus('differs');
    await tools.wait(PAUSES[Math.min(pauses, PAUSES.length - 1)] as number);
    pauses += 1;
    return false;
  }

  return {
    hear,
    /** Fetches the layout until it comes from a server of the page's version. */
    async fetchLayout(take: () => Promise<Outcome<LayoutData>>): Promise<Outcome<LayoutData>> {
      for (;;) {
        const outcome = await take();
        // Servers that know no version name none.
        if (closed || !outcome.ok || (await hear('layout', outcome.answer.protocolVersion ?? 0)))
          return outcome;
        if (closed) return outcome;
      }
    },
    close() {
      closed = true;
    },
  };
}
