import { readFileSync, writeFileSync } from 'node:fs';

/** The page docs/balance.md has two parts, each of which a command of its own writes. */

const PAGE = new URL('../../../../docs/balance.md', import.meta.url);
/** The heading with which the second part begins. */
const STORY = '## Story';

export type BalancePart = 'builds' | 'story';

/** @returns the text of a part; empty for a part that was never written */
export function readBalancePart(part: BalancePart): string {
  const text = readFileSync(PAGE, 'utf8');
  const at = text.indexOf(`${STORY}\n`);
  const end = at < 0 ? text.length : at;
  return part === 'builds' ? text.slice(0, end) : text.slice(end);
}

/** Replaces a part and keeps the other one. @param text that of the story begins with its heading */
export function writeBalancePart(part: BalancePart, text: string): void {
  const [builds, story] =
    part === 'builds' ? [text, readBalancePart('story')] : [readBalancePart('builds'), text];
  writeFileSync(PAGE, builds + story);
}
