import { HUB_PATH } from '@slumberfell/protocol';

/**
 * Whether the path of a request is that of the hub. `http/answers/raw-refusals.ts` refuses upgrades at other
 * paths.
 */
export function isHubAddress(url = ''): boolean {
  const [path = ''] = url.split('?', 1);
  return path === HUB_PATH || path === `${HUB_PATH}/`;
}
