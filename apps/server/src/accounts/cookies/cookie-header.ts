import { parseCookie } from 'cookie';

/** Leaves a cookie value undecoded. A token with an escape, such as `%41` for `A`, is not valid. */
const asSent = (value: string): string => value;

/** The value of the first cookie with this name in a `Cookie` header; null when there is none. */
export const cookieValue = (header: string | undefined, name: string): string | null =>
  parseCookie(header ?? '', { decode: asSent })[name] ?? null;

/** All cookies of a `Cookie` header, as name and value. Of cookies with one name, the first. */
export const cookiesOf = (header: string | undefined): readonly (readonly [string, string])[] =>
  Object.entries(parseCookie(header ?? '', { decode: asSent })).map(([name, value]) => [name, value ?? '']);
