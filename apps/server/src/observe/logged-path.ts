/**
 * Maximum number of characters of a path in a line of the log. The longest path of a route has a third of
 * that.
 */
const LONGEST = 200;

/** An address as the log shows it: the path, truncated, without the query, which may contain secrets. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
}
