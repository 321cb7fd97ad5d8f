import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DeviceCookie } from './device-cookie.ts';

describe('the cookie of a known browser', () => {
  const secret = randomBytes(32);
  const devices = new DeviceCookie(false, secret);
  const [pair = ''] = devices.write('ann').split(';');

  it('is HttpOnly, Strict and lasts; under https it is bound to the host', () => {
    expect(devices.write('ann')).toMatch(
      /^slumberfell-browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(new DeviceCookie(true, secret).write('ann')).toMatch(
      /^__Host-slumberfell-browser=.*; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('makes a browser known to one account, on every node', () => {
    expect(devices.read(`a=1; ${pair}; slumberfell=x`, 'ann')).toMatch(/^[\w-]{16}$/);
    expect(new DeviceCookie(false, secret).read(pair, 'ann')).not.toBeNull();
    expect(devices.read(pair, 'bea')).toBeNull();
    expect(new DeviceCookie(false, randomBytes(32)).read(pair, 'ann')).toBeNull();
    expect(devices.read(undefined, 'ann')).toBeNull();
  });

  it('is invalid when altered or in another spelling', () => {
    const value = pair.slice(pair.indexOf('=') + 1);
    const bytes = Buffer.from(value, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(devices.read(`slumberfell-browser=${altered.toString('base64url')}`, 'ann')).toBeNull();
    }
    expect(devices.read(`${pair}=`, 'ann')).toBeNull();
  });
});
