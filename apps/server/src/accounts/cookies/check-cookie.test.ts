import { parseSetCookie } from 'cookie';
import { expect, it } from 'vitest';
import { cookiePair } from '../../testing/cookie-pair.ts';
import { CheckCookie } from './check-cookie.ts';
import { LoginCookie } from './login-cookie.ts';

it.each(['http://localhost', 'https://localhost', 'http://localhost:4207'])(
  'has the attributes of the login cookie, at %s',
  (address) => {
    const publicUrl = new URL(address);
    const { host } = publicUrl;
    const check = new CheckCookie(publicUrl);
    const login = new LoginCookie(publicUrl);
    const attributesOf = (header: string) => {
      const { name: _name, value: _value, maxAge: _maxAge, ...attributes } = parseSetCookie(header);
      return attributes;
    };
    expect(attributesOf(check.write(host))).toEqual(attributesOf(login.write('token', 60, host)));
    expect(check.isIn({ host, cookie: cookiePair(check.write(host)) })).toBe(true);
    expect(check.isIn({ host, cookie: cookiePair(login.write('token', null, host)) })).toBe(false);
    expect(check.isIn({ host })).toBe(false);
    expect(parseSetCookie(check.clear(host))).toMatchObject({
      name: parseSetCookie(check.write(host)).name,
      maxAge: 0,
    });
  },
);
