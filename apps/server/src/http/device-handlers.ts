import type { Accounts } from '../accounts/accounts.ts';
import type { Alerts } from '../alerts/alerts.ts';
import type { Handlers } from './call.ts';

type DeviceRoutes = 'alert-key' | 'devices' | 'register-device' | 'withdraw-device' | 'test-device';

interface Dependencies {
  readonly alerts: Alerts;
  readonly accounts: Pick<Accounts, 'ownDevices'>;
}

/** Handlers with which players choose the devices that get alerts. */
export const deviceHandlers = ({
  alerts,
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
});
