import { isIPv6 } from 'node:net';

/**
 * The subject under which attempts of an address are counted: an IPv4 address itself, or the first 64 bits of
 * an IPv6 address, since one customer has all addresses of such a prefix.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
