/** Characters of a path that stand in a line of the log: the longest path of a route is a third of that. */
const LONGEST = 200;

/**
 * What the log says of an address: its path without the query, which may hold secrets, cut where it is long.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
}
