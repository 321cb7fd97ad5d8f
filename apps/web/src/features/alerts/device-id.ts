import { base64url } from './base64url.ts';

/** Characters of a device's id. */
const LENGTH = 22;

/** The id under which the server knows the device of a subscription (`deviceId` in packages/protocol). */
export async function deviceIdOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return base64url(digest).slice(0, LENGTH);
}
