// chunk: first
import type { PublicSettings } from '@slumberfell/protocol';

/**
 * The address of a call that pages without the protocol's scripts make. A test compares the address with the
 * protocol's route table.
 */
export const PUBLIC_SETTINGS = '/api/utils/public-settings';

/** Timeout of `publicSettings` in ms. After it, the page shows its texts without the host's settings. */
const TIMEOUT = 5_000;

/**
 * The settings that the host makes public. It does not use `call`, because pages that show these settings do
 * not all load the scripts of `call`.
 * @returns null when the server cannot be reached
 */
export async function publicSettings(): Promise<PublicSettings | null> {
  try {
    const response = await fetch(PUBLIC_SETTINGS, { signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? ((await response.json()) as PublicSettings) : null;
  } catch {
    return null;
  }
}
