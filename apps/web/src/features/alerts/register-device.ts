import { call, type Outcome } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { deviceTimeZone } from '../../lib/clock/time-zone.ts';
import { REFUSAL_TEXTS } from './cannot-tell.ts';
import { deviceIdOf } from './device-id.ts';
import {
  type DeviceSettings,
  FIRST_SETTINGS,
  rememberedSettings,
  rememberSettings,
} from './device-settings.ts';
import { currentSubscription, subscribe, unsubscribe } from './subscription.ts';

/**
 * Subscribes this browser and registers it, or changes the settings of its device. It remembers the settings.
 * The permission must have been granted.
 * @returns why the device is not registered, a sentence for the player; null when it is
 */
export async function register(characterId: number, settings: DeviceSettings): Promise<string | null> {
  const key = await call('alert-key', {});
  if (!key.ok) return failureText(key.failure);
  const subscription = await subscribe(key.answer.publicKey);
  if (typeof subscription === 'string') return REFUSAL_TEXTS[subscription];
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const outcome = await call('register-device', {
    endpoint: subscription.endpoint,
    keys: { p256dh, auth },
    timeZone: deviceTimeZone(),
    ...settings,
  });
  if (!outcome.ok) return failureText(outcome.failure);
  rememberSettings(characterId, settings);
  return null;
}

/**
 * Switches alerts on after a press, with the settings that this browser remembers, if any. The browser asks
 * the player for the permission.
 * @returns why alerts stay off, a sentence for the player; null when they are on, and when the permission was
 *   denied, which the page says by itself
 */
export async function askAndRegister(characterId: number): Promise<string | null> {
  // First of all: some browsers ask only right after a press.
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return null;
  if (permission === 'default') return REFUSAL_TEXTS.unanswered;
  return register(characterId, rememberedSettings(characterId) ?? FIRST_SETTINGS);
}

/** Withdraws this device, and ends the subscription of this browser. */
export async function withdraw(characterId: number, deviceId: string): Promise<Outcome<void>> {
  const outcome = await call('withdraw-device', deviceId);
  if (outcome.ok) await forgetHere(characterId);
  return outcome;
}

/** Forgets that alerts are on in this browser, and ends its subscription. */
export async function forgetHere(characterId: number): Promise<void> {
  rememberSettings(characterId, null);
  await unsubscribe();
}

/**
 * Registers this browser again if alerts were switched on in it and the server does not know it any more, as
 * after a login, or if the device is in another time zone now. It asks the player nothing.
 * @returns whether the server's list has changed
 */
export async function registerAgain(characterId: number): Promise<boolean> {
  const settings = rememberedSettings(characterId);
  if (settings === null || !('Notification' in globalThis) || Notification.permission !== 'granted')
    return false;
  const devices = await call('devices', {});
  if (!devices.ok) return false;
  const subscription = await currentSubscription();
  const id = subscription && (await deviceIdOf(subscription.endpoint));
  const known = devices.answer.find((device) => device.id === id);
  if (known?.timeZone === deviceTimeZone()) return false;
  return (await register(characterId, settings)) === null;
}
