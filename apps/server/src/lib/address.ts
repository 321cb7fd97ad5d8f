/** The parts of an address such as `postgres://user:password@host:5432/path?name=value`. */
export interface Address {
  readonly user: string;
  readonly password: string;
  /** Without the brackets of an IPv6 address; empty when the address names no host. */
  readonly host: string;
  /** Digits; empty when the address names no port. */
  readonly port: string;
  /** What stands between the slash after the host and the question mark. */
  readonly path: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const PARTS = /^[a-z]+:\/\/([^/?#]*)(?:\/([^/?#@]*))?(?:\?([^#]*))?$/i;
const HOST_AND_PORT = /^(\[[^[\]]+\]|[^:[\]]*)(?::(\d{0,5}))?$/;

/**
 * Reads an address whose password the host of the server may have left unencoded. The readers of libraries
 * take a part of such a password for the name of the host, and then print it: in
 * `postgres://me:a@bc/d@db/game` the host is `bc`. So an `@`, `/`, `?` or `#` that would move the borders of
 * the parts is refused here.
 *
 * A `%` without two hexadecimal digits stands for itself, and of several `@` before the first slash the last
 * one begins the host: neither moves a border.
 * @returns null for an address that is malformed, or ambiguous.
 */
export function readAddress(text: string): Address | null {
  const [, authority, path = '', query = ''] = PARTS.exec(text.trim()) ?? [];
  if (authority === undefined || (authority !== '' && query.includes('@'))) return null;
  const at = authority.lastIndexOf('@');
  const [, host, port = ''] = HOST_AND_PORT.exec(authority.slice(at + 1)) ?? [];
  if (host === undefined) return null;
  const [user = '', ...words] = authority.slice(0, Math.max(at, 0)).split(':');
  const parts = [user, words.join(':'), host.replace(/^\[(.*)\]$/, '$1'), path].map(decoded);
  if (parts.includes(null)) return null;
  const [decodedUser, password, decodedHost, decodedPath] = parts as [string, string, string, string];
  // No host has such a name. It may be a part of a password.
  if (/[@\s]/.test(decodedHost)) return null;
  return {
    user: decodedUser,
    password,
    host: decodedHost,
    port,
    path: decodedPath,
    parameters: new Map(new URLSearchParams(query)),
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'));
  } catch {
    // The bytes are not UTF-8.
    return null;
  }
}

/** The end of a sentence about an address that `readAddress` refuses. */
export const ENCODING =
  'in which each character of the user name and the password that is not a letter or a digit is percent-encoded: ' +
  '@ as %40, : as %3A, / as %2F, ? as %3F, # as %23, % as %25';
