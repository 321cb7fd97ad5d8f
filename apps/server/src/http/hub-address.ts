import { HUB_PATH } from '@slumberfell/protocol';

/**
 * Whether a request is for the address of the hub. `http/raw-refusals.ts` refuses upgrades at other
 * addresses.
 */
export function isHubAddress(url = ''): boolean {
  const [path = ''] = url.split('?', 1);
  return path === HUB_PATH || path === `${HUB_PATH}/`;
}
