import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DeviceCookie } from './device-cookie.ts';

describe('the cookie of a known browser', () => {
  const secret = randomBytes(32);
  const HOST = 'localhost';
  const sent = (cookie?: string) => ({ host: HOST, cookie });
  const devices = new DeviceCookie(null, secret);
  const [pair = ''] = devices.write('ann', HOST).split(';');

  it('is HttpOnly, Strict and lasts; under https it is bound to the host', () => {
    expect(devices.write('ann', HOST)).toMatch(
      /^slumberfell-browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(new DeviceCookie(new URL('https://localhost'), secret).write('ann', HOST)).toMatch(
      /^__Host-slumberfell-browser=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('makes a browser known to one account, on every node', () => {
    expect(devices.read(sent(`a=1; ${pair}; slumberfell=x`), 'ann')).toMatch(/^[\w-]{16}$/);
    expect(new DeviceCookie(null, secret).read(sent(pair), 'ann')).not.toBeNull();
    expect(devices.read(sent(pair), 'bea')).toBeNull();
    expect(new DeviceCookie(null, randomBytes(32)).read(sent(pair), 'ann')).toBeNull();
    expect(devices.read(sent(), 'ann')).toBeNull();
  });

  it('has the port of the address in its name, and is read without one', () => {
    const host = 'localhost:4207';
    const [own = ''] = devices.write('ann', host).split(';');
    expect(own).toMatch(/^slumberfell-browser-4207=/);
    for (const cookie of [own, pair, `slumberfell-browser=x; ${own}`, `slumberfell-browser-4207=x; ${pair}`])
      expect(devices.read({ host, cookie }, 'ann')).not.toBeNull();
    expect(devices.read({ host: 'localhost:4208', cookie: own }, 'ann')).toBeNull();
  });

  it('is invalid when altered or in another spelling', () => {
    const value = pair.slice(pair.indexOf('=') + 1);
    const bytes = Buffer.from(value, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(devices.read(sent(`slumberfell-browser=${altered.toString('base64url')}`), 'ann')).toBeNull();
    }
    expect(devices.read(sent(`${pair}=`), 'ann')).toBeNull();
  });
});
