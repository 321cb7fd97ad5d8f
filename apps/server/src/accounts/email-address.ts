import { z } from 'zod';

const schema = z.email().max(254);

/**
 * An e-mail address as it is kept: without what stands around it, its host in lower case. Before the @ it
 * stays as it was typed, for those few mail servers that care; addresses that differ in case only are the
 * same account all the same.
 * @returns null when it is none.
 */
export function emailAddress(text: string): string | null {
  const trimmed = text.trim();
  if (!schema.safeParse(trimmed).success) return null;
  const at = trimmed.lastIndexOf('@');
  return trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
}
