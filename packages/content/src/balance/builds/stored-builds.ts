import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AttackStyle, isPet } from '@slumberfell/engine';
import { Problems } from '../../content-error.ts';
import { shippedWorldDirectory } from '../../shipped-world.ts';
import { BEST_BUILD_COLUMNS, BEST_BUILDS_FILE, readBestBuilds } from '../../source/read-best-builds.ts';
import { item, sets } from '../shipped.ts';
import type { BestBuild } from './build.ts';
import { BUILD_PLACES } from './build-cells.ts';

/** The best builds that the world of the game has stored. @throws ContentError for a table with a fault */
export function storedBuilds(): readonly BestBuild[] {
  const problems = new Problems();
  const rows = readBestBuilds(shippedWorldDirectory, problems);
  problems.throwIfAny();
  const byName = new Map(sets.items.map((one) => [one.name, one]));
  return rows.map(({ style, level, aim, threshold, pieces }) => {
    const place = BUILD_PLACES.find((one) => one.style === style && one.level === level);
    if (place === undefined) throw new Error(`Nothing is searched for style ${style} and level ${level}`);
    const items = pieces.flatMap((name) => byName.get(name) ?? []);
    return {
      cell: { ...place, aim },
      pieces: items.filter((one) => !isPet(one)).map(({ id }) => id),
      companion: items.find(isPet)?.id ?? null,
      threshold,
    };
  });
}

/** Replaces the table of the world of the game. */
export function storeBuilds(builds: readonly BestBuild[]): void {
  writeFileSync(join(shippedWorldDirectory, BEST_BUILDS_FILE), tableOf(builds));
}

export const styleName = (style: AttackStyle): string =>
  Object.entries(AttackStyle).find(([, value]) => value === style)?.[0] ?? String(style);

export const namesOf = ({ pieces, companion }: Pick<BestBuild, 'pieces' | 'companion'>): readonly string[] =>
  [...pieces, ...(companion === null ? [] : [companion])].map((id) => item(id).name);

const tableOf = (builds: readonly BestBuild[]): string =>
  [
    BEST_BUILD_COLUMNS.join(),
    ...builds.map(({ cell: { style, level, aim }, threshold, ...build }) =>
      [styleName(style), level, aim, threshold, quoted(namesOf(build).join('; '))].join(),
    ),
    '',
  ].join('\n');

const quoted = (cell: string): string => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
