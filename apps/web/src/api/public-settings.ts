import type { PublicSettings } from '@slumberfell/protocol';

/** A call of the landing page; a test holds it to the protocol's route table. */
export const PUBLIC_SETTINGS = '/api/utils/public-settings';

/** What the host tells of itself. Like `isAuthenticated` not by `call`; a server out of reach tells nothing. */
export async function publicSettings(): Promise<PublicSettings> {
  try {
    const response = await fetch(PUBLIC_SETTINGS);
    return response.ok ? ((await response.json()) as PublicSettings) : {};
  } catch {
    return {};
  }
}
