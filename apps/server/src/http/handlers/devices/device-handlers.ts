import type { Accounts } from '../../../accounts/accounts.ts';
import type { EndMailChoice } from '../../../accounts/letters/end-mail-choice.ts';
import type { Alerts } from '../../../alerts/alerts.ts';
import type { Handlers } from '../../routes/call.ts';

type DeviceRoutes =
  | 'alert-key'
  | 'devices'
  | 'register-device'
  | 'withdraw-device'
  | 'test-device'
  | 'end-letters'
  | 'set-end-letters';

interface Dependencies {
  readonly alerts: Alerts;
  readonly endLetters: EndMailChoice;
  readonly accounts: Pick<Accounts, 'ownDevices'>;
}

/** Handlers with which players choose the devices that get alerts, and letters about ends. */
export const deviceHandlers = ({
  alerts,
  endLetters,
  accounts: { ownDevices },
}: Dependencies): Handlers<DeviceRoutes> => ({
  'alert-key': () => alerts.key(),

  devices: ({ caller }) => ownDevices.list(caller),

  'register-device': ({ input, caller }) => alerts.register(caller, input),

  'withdraw-device': async ({ input, caller }) => {
    await ownDevices.withdraw(caller, input);
    return undefined;
  },

  'test-device': async ({ input, caller }) => (await alerts.test(caller, input)) ?? undefined,

  'end-letters': ({ caller }) => endLetters.status(caller),

  'set-end-letters': async ({ input, caller }) => (await endLetters.set(caller, input.wanted)) ?? undefined,
});
