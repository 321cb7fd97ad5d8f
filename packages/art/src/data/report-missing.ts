import type { Problems } from '@slumberfell/content';

/** Reports every entry of the world for which a file has no row. */
export function reportMissing(
  file: string,
  things: readonly { readonly id: number; readonly name: string }[],
  isThere: (id: number) => boolean,
  problems: Problems,
): void {
  for (const { id, name } of things) {
    if (!isThere(id)) problems.add({ file, row: null }, `has no row for ${id}, ${name}`);
  }
}
