import { describe, expect, it } from 'vitest';
import { LoginCookie } from './login-cookie.ts';
import { hashToken, isToken, newToken } from './token.ts';

describe('the login cookie', () => {
  const token = newToken();

  it('is HttpOnly, Lax and for the whole site; it ends with the browser unless it has an age', () => {
    const cookie = new LoginCookie(false);
    expect(cookie.write(token, null)).toBe(`slumberfell=${token}; Path=/; HttpOnly; SameSite=Lax`);
    expect(cookie.write(token, 2_592_000)).toBe(
      `slumberfell=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(cookie.clear()).toContain('Max-Age=0');
  });

  it('is Secure and bound to the host under https', () => {
    const header = new LoginCookie(true).write(token, null);
    expect(header).toBe(`__Host-slumberfell=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`);
  });

  it('is read among other cookies, and only in its exact spelling', () => {
    const cookie = new LoginCookie(false);
    expect(cookie.read(`theme=dark; slumberfell=${token}; other=1`)).toBe(token);
    expect(cookie.read(`slumberfell=${token}x`)).toBeNull();
    expect(cookie.read(`slumberfell=%${token.charCodeAt(0).toString(16)}${token.slice(1)}`)).toBeNull();
    expect(cookie.read('slumberfell=')).toBeNull();
    expect(cookie.read(`__Host-slumberfell=${token}`)).toBeNull();
    expect(cookie.read(undefined)).toBeNull();
    expect(cookie.read('')).toBeNull();
  });

  it('is the first of its name, as browsers send the one with the longest path first', () => {
    const cookie = new LoginCookie(false);
    expect(cookie.read(`slumberfell=${token}; slumberfell=${newToken()}`)).toBe(token);
  });
});

describe('a login token', () => {
  it('has 256 bits and is stored as its SHA-256', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(isToken(token)).toBe(true);
    expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
    expect(newToken()).not.toBe(token);
  });
});
