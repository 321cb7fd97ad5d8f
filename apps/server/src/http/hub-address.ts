import { HUB_PATH } from '@slumberfell/protocol';

/**
 * Whether the address of a request is the hub's. Requests to upgrade any other address are refused by
 * `http/raw-refusals.ts`.
 */
export function isHubAddress(url = ''): boolean {
  const [path = ''] = url.split('?', 1);
  return path === HUB_PATH || path === `${HUB_PATH}/`;
}
