// chunk: first
/**
 * The invite with which a visitor has come: the token of its link. This tab keeps it until an account is made
 * with it, so it does not have to stand in the addresses of the pages in between.
 */

const KEY = 'slumberfell:invite';

/** @returns null where the browser refuses pages any storage */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export function keepInvite(token: string): void {
  try {
    storage()?.setItem(KEY, token);
  } catch {
    // The storage is full. The visitor can open the link again.
  }
}

export const keptInvite = (): string | null => storage()?.getItem(KEY) ?? null;

export const forgetInvite = (): void => storage()?.removeItem(KEY);
