import { parseCookie } from 'cookie';

/** Values stay as they are sent: a token in another spelling, such as with `%41` for `A`, is no token. */
const asSent = (value: string): string => value;

/** The value of a cookie in a `Cookie` header: the first one of that name; null when there is none. */
export const cookieValue = (header: string | undefined, name: string): string | null =>
  parseCookie(header ?? '', { decode: asSent })[name] ?? null;
