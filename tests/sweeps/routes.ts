/**
 * Whether the path of an address, such as `/skills/mining`, matches a route of the page, such as
 * `/skills/$skillName`.
 */
export function leadsTo(route: string, address: string): boolean {
  const pattern = route
    .replace(/\/\{-\$\w+\}/, '(/[^/]+)?')
    .replaceAll(/\$\w+/g, '[^/]+')
    .replace(/^\/$/, '/');
  return new RegExp(`^${pattern}$`).test(new URL(address, 'http://localhost').pathname);
}
