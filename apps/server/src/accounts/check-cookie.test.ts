import { parseSetCookie } from 'cookie';
import { expect, it } from 'vitest';
import { cookiePair } from '../testing/cookie-pair.ts';
import { CheckCookie } from './check-cookie.ts';
import { LoginCookie } from './login-cookie.ts';

it.each([false, true])('has the attributes of the login cookie (https: %s)', (secure) => {
  const check = new CheckCookie(secure);
  const attributesOf = (header: string) => {
    const { name: _name, value: _value, maxAge: _maxAge, ...attributes } = parseSetCookie(header);
    return attributes;
  };
  expect(attributesOf(check.write())).toEqual(attributesOf(new LoginCookie(secure).write('token', 60)));
  expect(check.isIn(cookiePair(check.write()))).toBe(true);
  expect(check.isIn(cookiePair(new LoginCookie(secure).write('token', null)))).toBe(false);
  expect(check.isIn(undefined)).toBe(false);
  expect(parseSetCookie(check.clear())).toMatchObject({
    name: parseSetCookie(check.write()).name,
    maxAge: 0,
  });
});
