import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  authenticatorAddress,
  authenticatorCode,
  newAuthenticatorSecret,
  stepOfCode,
} from './authenticator-codes.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

/** The secret of the test vectors in RFC 6238. */
const RFC = Secret.fromUTF8('12345678901234567890').base32;

describe('the code of an authenticator app', () => {
  // From appendix B of RFC 6238. The codes there have eight digits; these are the last six.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', (seconds, code) => {
    expect(authenticatorCode(RFC, seconds * 1_000)).toBe(code);
    expect(stepOfCode(RFC, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  it('is accepted half a minute early or late, and no more', () => {
    const at = 1_800_000_000_000;
    const code = authenticatorCode(RFC, at);
    expect([-60_000, -30_000, 0, 30_000, 60_000].map((late) => stepOfCode(RFC, code, at + late))).toEqual([
      null,
      60_000_000,
      60_000_000,
      60_000_000,
      null,
    ]);
    expect(stepOfCode(RFC, `${code.slice(0, 3)} ${code.slice(3)}`, at)).toBe(60_000_000);
    for (const other of ['', '12345', '1234567', 'abcdef', `${code}0`]) {
      expect(stepOfCode(RFC, other, at)).toBeNull();
    }
  });

  it('comes from a secret of 160 bits, which the app reads from an address', () => {
    const secret = newAuthenticatorSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newAuthenticatorSecret()).not.toBe(secret);
    expect(authenticatorAddress(secret, 'ann@example.org', 'Slumberfell')).toBe(
      `otpauth://totp/Slumberfell:ann%40example.org?issuer=Slumberfell&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    // An app divides issuer and username at the first colon.
    expect(
      new URL(authenticatorAddress(secret, 'ann', 'Moon: a "Bed" & more')).searchParams.get('issuer'),
    ).toBe('Moon  a "Bed" & more');
    expect(authenticatorAddress(secret, 'ann', 'Moon: a')).toMatch(/^otpauth:\/\/totp\/Moon%20%20a:ann\?/);
  });
});

describe('recovery codes', () => {
  it('are eight, each of 140 bits, and are accepted in several spellings', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(8);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{7}-){3}[0-9A-HJKMNP-TV-Z]{7}$/);
    expect(hashRecoveryCode(' o1l-abc ')).toBe(hashRecoveryCode('011ABC'));
    expect(hashRecoveryCode('011ABC')).not.toBe(hashRecoveryCode('011ABD'));
  });
});
