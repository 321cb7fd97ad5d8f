const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * What players are told of characters that have closed a chapter whose end is announced.
 * @param names at least one
 * @param more how many others there are
 */
export function putOffText(names: readonly string[], more = 0): string {
  const all = more === 0 ? names : [...names, `${more} more`];
  return `${LIST.format(all)} ${all.length === 1 ? 'has' : 'have'} put off the morning.`;
}
