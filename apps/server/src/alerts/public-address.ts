import ipaddr from 'ipaddr.js';

/** The addresses of IPv6 that are assigned for the public network (RFC 4291, section 2.4). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public network. Not public are private, loopback, link-local,
 * carrier-grade NAT, multicast, documentation and reserved addresses, and those of IPv6 that contain an
 * address of IPv4 (mapped, NAT64, 6to4, Teredo), since a gateway could lead them to a private one.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text).range() === 'unicast';
  if (!ipaddr.IPv6.isValid(text)) return false;
  const address = ipaddr.IPv6.parse(text);
  return address.zoneId === undefined && address.range() === 'unicast' && address.match(GLOBAL_IPV6);
}
