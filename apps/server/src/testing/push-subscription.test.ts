import { expect, it } from 'vitest';
import { PushSubscription } from './push-subscription.ts';

// The example of RFC 8291, section 5 and appendix A.
const KEYS = { privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', auth: 'BTBZMqHH6r4Tts7J_aSIgg' };
const BODY = [
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
  'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
  'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
].join('');

it('opens the example of RFC 8291', () => {
  const subscription = new PushSubscription(
    'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
    KEYS,
  );
  expect(subscription.open(Buffer.from(BODY, 'base64url'))).toBe('When I grow up, I want to be a watermelon');
});

it('does not open what was encrypted for another one, or was changed', () => {
  expect(() => new PushSubscription().open(Buffer.from(BODY, 'base64url'))).toThrow();
  const changed = Buffer.from(BODY, 'base64url');
  changed[120] = (changed[120] ?? 0) ^ 1;
  expect(() => new PushSubscription('', KEYS).open(changed)).toThrow();
});
