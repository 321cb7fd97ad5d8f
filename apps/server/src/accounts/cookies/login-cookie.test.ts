import { describe, expect, it } from 'vitest';
import { hashToken, isToken, newToken } from '../secrets/token.ts';
import { LoginCookie } from './login-cookie.ts';

const at = (host: string, cookie?: string) => ({ host, cookie });

describe('the login cookie', () => {
  const token = newToken();
  const HOST = 'play.example.org';

  it('is HttpOnly, Lax and for the whole site; it ends with the browser unless it has an age', () => {
    const cookie = new LoginCookie(null);
    expect(cookie.write(token, null, HOST)).toBe(`slumberfell=${token}; Path=/; HttpOnly; SameSite=Lax`);
    expect(cookie.write(token, 2_592_000, HOST)).toBe(
      `slumberfell=${token}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(cookie.clear(HOST)).toContain('Max-Age=0');
  });

  it('is Secure and bound to the host under https', () => {
    const header = new LoginCookie(new URL('https://play.example.org')).write(token, null, HOST);
    expect(header).toBe(`__Host-slumberfell=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`);
  });

  it.each([
    [null, 'localhost:4207', 'slumberfell-4207'],
    [null, '[::1]:4207', 'slumberfell-4207'],
    [null, '[::1]', 'slumberfell'],
    [null, 'play.example.org:80', 'slumberfell'],
    [null, 'play.example.org:443', 'slumberfell'],
    [null, undefined, 'slumberfell'],
    ['http://play.example.org', '127.0.0.1:3000', 'slumberfell'],
    ['http://play.example.org:4207', '127.0.0.1:3000', 'slumberfell-4207'],
    ['https://play.example.org', '127.0.0.1:3000', '__Host-slumberfell'],
    ['https://play.example.org:8443', 'play.example.org', '__Host-slumberfell-8443'],
  ])('with PUBLIC_URL %s and Host %s has the name %s', (publicUrl, host, name) => {
    const cookie = new LoginCookie(publicUrl === null ? null : new URL(publicUrl));
    expect(cookie.write(token, null, host)).toContain(`${name}=${token};`);
    expect(cookie.read({ host, cookie: `${name}=${token}` })).toBe(token);
    expect(cookie.clear(host)).toContain(`${name}=;`);
  });

  it('is read among other cookies, and only in its exact spelling', () => {
    const cookie = new LoginCookie(null);
    expect(cookie.read(at(HOST, `theme=dark; slumberfell=${token}; other=1`))).toBe(token);
    expect(cookie.read(at(HOST, `slumberfell=${token}x`))).toBeNull();
    expect(
      cookie.read(at(HOST, `slumberfell=%${token.charCodeAt(0).toString(16)}${token.slice(1)}`)),
    ).toBeNull();
    expect(cookie.read(at(HOST, 'slumberfell='))).toBeNull();
    expect(cookie.read(at(HOST, `__Host-slumberfell=${token}`))).toBeNull();
    expect(cookie.read(at('localhost:4207', `slumberfell=${token}; slumberfell-4208=${token}`))).toBeNull();
    expect(cookie.read(at(HOST))).toBeNull();
    expect(cookie.read(at(HOST, ''))).toBeNull();
  });

  it('without a port is read apart from the own one', () => {
    const cookie = new LoginCookie(null);
    expect(cookie.readPlain(at('localhost:4207', `slumberfell=${token}`))).toBe(token);
    expect(cookie.readPlain(at(HOST, `slumberfell=${token}`))).toBeNull();
  });

  it('is the first of its name, as browsers send the one with the longest path first', () => {
    const cookie = new LoginCookie(null);
    expect(cookie.read(at(HOST, `slumberfell=${token}; slumberfell=${newToken()}`))).toBe(token);
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
