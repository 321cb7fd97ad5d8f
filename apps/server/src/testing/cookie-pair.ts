import { parseSetCookie, stringifyCookie } from 'cookie';

/** The `Cookie` header that a browser sends after a `Set-Cookie` header: `name=value`. */
export function cookiePair(setCookie: string): string {
  const { name, value } = parseSetCookie(setCookie);
  return stringifyCookie({ [name]: value });
}
