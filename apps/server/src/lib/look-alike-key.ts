/** Letters that look like another one, each with that one. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { i: 'l', '1': 'l', '|': 'l', '0': 'o' };

/**
 * The form in which names that look alike are equal: lower case, without blanks, - and _; i, 1 and | as l, 0
 * as o, rn as m, vv as w. It is stored, so it never changes.
 */
export const lookAlikeKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/[i1|0]/g, (one) => LOOK_ALIKES[one] ?? one)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w');
