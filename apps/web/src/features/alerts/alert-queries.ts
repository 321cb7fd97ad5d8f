import { call } from '../../lib/api/call.ts';
import { browserFacts } from './browser-facts.ts';
import { deviceIdOf } from './device-id.ts';
import { currentSubscription } from './subscription.ts';

/** What the page asks about alerts. A change of a device makes all of them old. */
const KEY = 'alerts';

export const ALERT_QUERIES = { queryKey: [KEY] };

export const devicesQuery = { queryKey: [KEY, 'devices'], queryFn: () => call('devices', {}), gcTime: 0 };

/** Whether this server sends alerts at all. */
export const alertKeyQuery = { queryKey: [KEY, 'key'], queryFn: () => call('alert-key', {}), gcTime: 0 };

export const endMailsQuery = {
  queryKey: [KEY, 'end-letters'],
  queryFn: () => call('end-letters', {}),
  gcTime: 0,
};

/**
 * What this browser can do, and the id of the device that its subscription is; null without a subscription.
 * The player may change the permission in another window, so it is asked again with each return to the page.
 */
export const thisBrowserQuery = {
  queryKey: [KEY, 'this-browser'],
  async queryFn() {
    const subscription = await currentSubscription();
    return { facts: browserFacts(), deviceId: subscription && (await deviceIdOf(subscription.endpoint)) };
  },
  gcTime: 0,
  staleTime: 0,
  refetchOnWindowFocus: true,
};
