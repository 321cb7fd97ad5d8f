import { type Answer, DEVICES_PER_ACCOUNT } from '@slumberfell/protocol';
import { useQuery } from '@tanstack/react-query';
import type { Failure } from '../../lib/api/call.ts';
import { alertKeyQuery, devicesQuery, thisBrowserQuery } from './alert-queries.ts';
import type { AlertsProblem } from './browser-facts.ts';
import { problemOf } from './cannot-tell.ts';

type Devices = Answer<'devices'>;

/** Whether this device is told, and if not, whether it can be. */
export type ThisDevice =
  | { readonly status: 'checking' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly status: 'cannot'; readonly problem: AlertsProblem }
  | { readonly status: 'off' }
  | { readonly status: 'on'; readonly device: Devices[number] };

export function useThisDevice(): ThisDevice {
  const key = useQuery(alertKeyQuery);
  const devices = useQuery(devicesQuery);
  const browser = useQuery(thisBrowserQuery);
  if (!key.data || !devices.data || !browser.data) return { status: 'checking' };
  const problem = problemOf(browser.data.facts);
  if (!key.data.ok && key.data.failure.code === 'alerts/off')
    return { status: 'cannot', problem: 'off-by-host' };
  if (problem) return { status: 'cannot', problem };
  const retry = () => void Promise.all([key.refetch(), devices.refetch()]);
  for (const outcome of [key.data, devices.data])
    if (!outcome.ok) return { status: 'failed', failure: outcome.failure, retry };
  const list = devices.data.ok ? devices.data.answer : [];
  const device = list.find(({ id }) => id === browser.data.deviceId);
  if (device) return { status: 'on', device };
  return list.length >= DEVICES_PER_ACCOUNT ? { status: 'cannot', problem: 'limit' } : { status: 'off' };
}
