import { parseSetCookie, stringifyCookie } from 'cookie';

/** What a browser sends back for a `Set-Cookie` header: `name=value`. */
export function cookiePair(setCookie: string): string {
  const { name, value } = parseSetCookie(setCookie);
  return stringifyCookie({ [name]: value });
}
