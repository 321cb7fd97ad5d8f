/** Most characters of a path in a line of the log. The longest path of a route has a third of that. */
const LONGEST = 200;

/** The form of an address in the log: the path without the query, which may contain secrets, truncated. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
}
