import { isIP } from 'node:net';

/**
 * The push services of Chrome and most browsers made from it, of Firefox, of Edge on Windows, and of Safari.
 * `*.` stands for one or more labels.
 */
export const KNOWN_PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
];

/** A label of a host name, and a name of at least two labels whose last one has a letter. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST_PATTERN = new RegExp(`^(?:\\*\\.)?(?:${LABEL}\\.)+(?=[a-z0-9-]*[a-z])${LABEL}$`);

/**
 * Whether a setting may list this host: a name such as `push.example.org`, or `*.push.example.org` for all
 * names below it. Addresses are none, and neither are names of one label, such as `localhost`.
 */
export const isPushHost = (text: string): boolean => HOST_PATTERN.test(text) && text.length <= 253;

/**
 * The address of an endpoint, if the server may send to it: https at its usual port, a host that is on the
 * list, and no user or fragment. Null for all others.
 *
 * The text must be in the normal form of WHATWG URLs, as browsers give it. So no other parser can read
 * another host from it, and no other spelling of an address passes.
 * @param hosts the list, of which each passes `isPushHost`.
 */
export function allowedEndpoint(endpoint: string, hosts: readonly string[]): URL | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  const { protocol, username, password, port, hash, hostname, href } = url;
  if (href !== endpoint || protocol !== 'https:' || port !== '') return null;
  if (username !== '' || password !== '' || hash !== '') return null;
  // A URL has IPv6 addresses in brackets.
  if (isIP(hostname) !== 0 || hostname.startsWith('[') || !isListed(hostname, hosts)) return null;
  return url;
}

/** A star takes only names that can exist: no empty label, and none of more than 63 characters. */
const isListed = (hostname: string, hosts: readonly string[]): boolean =>
  !hostname.startsWith('*') &&
  isPushHost(hostname) &&
  hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
