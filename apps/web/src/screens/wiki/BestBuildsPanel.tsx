import type { Item } from '@slumberfell/engine';
import { useMemo } from 'react';
import { type BestBuildLine, bestBuildLines } from '../../features/best-builds/best-build-lines.ts';
import { useShown } from '../../features/character/use-character.ts';
import { PieceList } from '../../features/items/PieceList.tsx';
import { piecesSummary, statedPieces } from '../../features/items/stated-pieces.ts';
import { AIM_TITLES } from '../../features/traits/aim-titles.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { formatShare } from '../../lib/format/share.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { STYLE_NAMES } from '../../ui/pictures/names.ts';
import styles from './BestBuildsPanel.module.css';

/** The best builds in which a piece or a pet stands. Nothing for an item that stands in none. */
export function BestBuildsPanel({ item }: { readonly item: Item }) {
  const world = useWorld();
  const lines = useMemo(() => bestBuildLines(item, world.sets.items), [item, world]);
  if (lines.length === 0) return null;
  return (
    <Panel id="best-builds" title="Best builds">
      <p className={styles.note}>
        It is part of these builds. The search behind “Wear and pack the best” found them for a hunter who
        owns every piece and has tamed every pet.
      </p>
      <ul className={styles.builds}>
        {lines.map((line) => (
          <BestBuild key={line.key} line={line} />
        ))}
      </ul>
    </Panel>
  );
}

function BestBuild({ line: { style, level, aim, threshold, pieces } }: { readonly line: BestBuildLine }) {
  const title = `${STYLE_NAMES[style]} for ${AIM_TITLES[aim].toLowerCase()}, level ${formatNumber(level)}`;
  const stated = statedPieces(pieces, useShown());
  return (
    <li>
      <b>{title}</b>
      <span className={styles.threshold}>{` · eats at ${formatShare(threshold / 100)} of health`}</span>
      <PieceList label={`Pieces of the build ${title}`} summary={piecesSummary(stated)} pieces={stated} />
    </li>
  );
}
