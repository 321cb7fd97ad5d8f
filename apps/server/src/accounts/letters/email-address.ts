import { z } from 'zod';

const schema = z.email().max(254);

/**
 * An e-mail address in the stored form: trimmed, with the host in lower case. The part before the @ keeps its
 * case, for the few mail servers that distinguish it. Addresses that differ only in case still belong to the
 * same account.
 * @returns null when the text is not an address.
 */
export function emailAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!schema.safeParse(trimmed).success) return null;
  const at = trimmed.lastIndexOf('@');
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}

/** The part of an address between a plus sign and the @. Most mail servers ignore it. */
const TAG = /(?<=^[^+@]+)\+[^@]*(?=@[^@]*$)/;

/**
 * The mailbox of an e-mail address, in lower case and without the part after a plus sign. Letters to
 * `ann+1@example.org` and `ann+2@example.org` reach the same mailbox, so they are counted together. Text that
 * is not an address is returned in lower case.
 */
export const mailboxOf = (address: string): string => address.trim().toLowerCase().replace(TAG, '');
