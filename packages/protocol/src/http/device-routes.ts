import { alertKey, device, deviceId, devices, registerDeviceInput } from './device.ts';
import { endLetters, setEndLettersInput } from './end-letters.ts';
import { get, noQuery, nothing, post } from './route.ts';

/** The routes of devices, which are told by alerts what has happened to the account's characters. */
export const deviceRoutes = {
  'alert-key': get('alert-key', {
    access: 'account',
    input: noQuery,
    answer: alertKey,
    refusals: ['alerts/off'],
  }),

  devices: get('devices', { access: 'account', input: noQuery, answer: devices, refusals: [] }),

  /**
   * Registers a device, or updates the one with the same endpoint. A device that another login registered
   * moves to the caller's login and account.
   */
  'register-device': post('register-device', {
    access: 'account',
    input: registerDeviceInput,
    answer: device,
    refusals: ['alerts/off', 'device/endpoint', 'device/keys', 'device/time-zone', 'device/limit'],
  }),

  /** Without such a device it does nothing. */
  'withdraw-device': post('withdraw-device', {
    access: 'account',
    input: deviceId,
    answer: nothing,
    refusals: [],
  }),

  /** Sends an alert to a device at once, also in its quiet hours. */
  'test-device': post('test-device', {
    access: 'account',
    input: deviceId,
    answer: nothing,
    refusals: ['alerts/off', 'device/unknown', 'device/gone', 'device/not-reached'],
  }),

  'end-letters': get('end-letters', {
    access: 'account',
    input: noQuery,
    answer: endLetters,
    refusals: [],
  }),

  /** Switching them off is never refused. */
  'set-end-letters': post('set-end-letters', {
    access: 'account',
    input: setEndLettersInput,
    answer: nothing,
    refusals: ['letters/off', 'letters/not-validated'],
  }),
};
