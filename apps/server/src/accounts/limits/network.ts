import { isIPv6 } from 'node:net';

/**
 * The subject under which attempts of an address are counted: an IPv4 address itself, or the first 64 bits of
 * an IPv6 address, since one customer has all addresses of such a prefix.
 */
export const networkOf = (address: string): string => prefixOf(address, 64) ?? plainAddress(address);

/**
 * The first 48 bits of an IPv6 address, which hold 65,536 networks; null for an IPv4 address. One customer
 * may have all of them, and so may several households of a small provider.
 */
export const wideNetworkOf = (address: string): string | null => prefixOf(address, 48);

/** Factor by which the rates of a wide network are larger than those of a network. */
export const WIDE_FACTOR = 16;

/** An address without its zone. An IPv4 address mapped into IPv6 becomes IPv4. */
function plainAddress(address: string): string {
  const [plain = ''] = address.split('%', 1);
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
}

/** The first bits of an IPv6 address, such as `2001:db8:1::/48`; null for another address. */
function prefixOf(address: string, bits: 48 | 64): string | null {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return null;
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = new Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after]
    .slice(0, bits / 16)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.join(':')}::/${bits}`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
