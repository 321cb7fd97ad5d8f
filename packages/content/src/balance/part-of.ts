/**
 * The entries that `CHARACTERS` names, such as `21-25` or `7`, counted from 1; all without it. So a proof
 * that takes hours is played in parts.
 */
export function partOf<T>(all: readonly T[]): readonly T[] {
  const range = process.env.CHARACTERS;
  if (range === undefined) return all;
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const part = all.slice(Number(from) - 1, Number(to));
  if (from === '' || part.length === 0) throw new Error(`No characters ${range}: there are 1-${all.length}`);
  return part;
}
