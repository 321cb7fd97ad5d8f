import { Button } from '@mantine/core';
import { type Dungeon, dungeonFinds, type Forecast } from '@slumberfell/engine';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { useShown } from '../character/use-character.ts';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { ItemLink } from '../wiki/WikiLink.tsx';
import styles from './DungeonFinds.module.css';
import { chanceText, findText } from './find-words.ts';

interface DungeonFindsProps {
  readonly dungeon: Dungeon;
  /** The first hour in it: undefined until it is known; null where it is not asked for, or cannot begin. */
  readonly rate: Forecast | null | undefined;
}

/** Number of finds that are shown at first. */
const FIRST = 4;

/** What a dungeon is entered for, with the chance of a run and the time to one. The rest is folded. */
export function DungeonFinds({ dungeon, rate }: DungeonFindsProps) {
  const world = useWorld();
  const shown = useShown();
  const [isOpen, setIsOpen] = useState(false);
  const finds = useMemo(() => dungeonFinds(dungeon, shown, world), [dungeon, shown, world]);
  const listed = isOpen ? finds : finds.slice(0, FIRST);
  return (
    <div aria-busy={rate === undefined}>
      <ul className={styles.list}>
        {listed.map((find) => (
          <li key={find.item.id} data-had={find.had !== null}>
            <span>
              <ItemPicture item={find.item} />
            </span>
            <span className={styles.name}>
              <ItemLink item={find.item} />
            </span>
            <span className={styles.chance}>
              <b>{chanceText(find)}</b>{' '}
              <small>
                {find.had !== null && <span aria-hidden="true">✓ </span>}
                <span>{rate === undefined && find.had === null ? '…' : findText(find, rate ?? null)}</span>
              </small>
            </span>
          </li>
        ))}
      </ul>
      {finds.length > FIRST && (
        <Button
          variant="subtle"
          fullWidth
          className={styles.more ?? ''}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `Show all ${formatNumber(finds.length)}`}
        </Button>
      )}
    </div>
  );
}
