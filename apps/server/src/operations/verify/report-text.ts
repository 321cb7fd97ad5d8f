import type { Verification } from './verify.ts';

/** The result of a verification as text for the host. */
export function reportText({ characters, commands, ofOtherRules, findings, unlisted }: Verification): string {
  const lines = findings.map(({ characterId, name, what }) => `Character ${characterId} (${name}), ${what}`);
  if (unlisted > 0) lines.push(`and ${unlisted} more`);
  if (ofOtherRules > 0) {
    lines.push(
      `${ofOtherRules} character(s) were read and not replayed: they have not been opened since the rules changed.`,
    );
  }
  const outcome = findings.length === 0 ? 'All is as it must be' : 'Not all is as it must be';
  lines.push(`${outcome}: ${characters} character(s) and ${commands} command(s) were verified.`);
  return lines.join('\n');
}
