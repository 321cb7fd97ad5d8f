import type { PublicSettings } from '@slumberfell/protocol';

/** A call of the pages that stand without the game; a test holds it to the protocol's route table. */
export const PUBLIC_SETTINGS = '/api/utils/public-settings';

/** ms: what is still missing after that is done without. */
const PATIENCE = 5_000;

/** What the host tells of itself. Like `isAuthenticated` not by `call`. @returns null when the server is out of reach */
export async function publicSettings(): Promise<PublicSettings | null> {
  try {
    const response = await fetch(PUBLIC_SETTINGS, { signal: AbortSignal.timeout(PATIENCE) });
    return response.ok ? ((await response.json()) as PublicSettings) : null;
  } catch {
    return null;
  }
}
