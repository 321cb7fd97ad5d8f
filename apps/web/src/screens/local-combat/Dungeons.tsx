import { Button } from '@mantine/core';
import type { Dungeon, Forecast } from '@slumberfell/engine';
import { type ReactNode, useId, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import type { DungeonFact } from '../../features/travel/region-facts.ts';
import { useKeptState } from '../../lib/kept/use-kept-state.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { DungeonDialog } from './DungeonDialog.tsx';
import { DungeonTile } from './DungeonTile.tsx';
import { isClosed } from './is-closed.ts';
import styles from './LocalCombatScreen.module.css';

interface DungeonsProps {
  readonly dungeons: readonly DungeonFact[];
  /** What an hour in a dungeon would bring. */
  readonly rateOf: (dungeonId: number) => Forecast | null | undefined;
}

/**
 * The dungeons of a region as tiles, and those that the character cannot enter folded to one line below. A
 * press on a tile opens the dungeon's dialog.
 */
export function Dungeons({ dungeons, rateOf }: DungeonsProps) {
  const world = useWorld();
  const inventory = useCharacter(({ shown }) => shown.inventory);
  const gold = useCharacter(({ shown }) => shown.gold);
  const entered = useCharacter(({ shown: { action } }) =>
    action?.kind === 'dungeon' ? action.dungeonId : null,
  );
  const [chosen, setChosen] = useState<Dungeon | null>(null);
  if (dungeons.length === 0) return null;
  const isFolded = ({ dungeon }: DungeonFact) =>
    dungeon.id !== entered && isClosed({ gold, inventory }, dungeon, world);
  const closed = dungeons.filter(isFolded);
  const open = dungeons.filter((fact) => !closed.includes(fact));
  const tilesOf = (some: readonly DungeonFact[]) => (
    <ul className={styles.dungeons}>
      {some.map(({ dungeon, level }) => (
        <li key={dungeon.id}>
          <DungeonTile
            dungeon={dungeon}
            level={level}
            rate={rateOf(dungeon.id)}
            onChoose={() => setChosen(dungeon)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="dungeons" className={styles.section}>
      <header className={styles.head}>
        <h2 id="dungeons">Dungeons</h2>
      </header>
      {open.length > 0 && tilesOf(open)}
      {closed.length > 0 && (
        <ClosedFold count={closed.length} isMore={open.length > 0}>
          {tilesOf(closed)}
        </ClosedFold>
      )}
      <DungeonDialog
        dungeon={chosen}
        rate={chosen ? rateOf(chosen.id) : null}
        onClose={() => setChosen(null)}
      />
    </section>
  );
}

interface ClosedFoldProps {
  readonly count: number;
  /** Whether others are shown above. */
  readonly isMore: boolean;
  readonly children: ReactNode;
}

/** The line that shows or hides the closed dungeons. It stays as it is until the page closes. */
function ClosedFold({ count, isMore, children }: ClosedFoldProps) {
  const [opened, setOpened] = useKeptState('closed dungeons', false);
  const id = useId();
  const noun = count === 1 ? 'dungeon' : 'dungeons';
  return (
    <>
      <Button
        variant="default"
        fullWidth
        classNames={{ root: styles.fold ?? '', label: styles.foldWords ?? '' }}
        leftSection={<Glyph name="plain-padlock" size={16} />}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <span>
          {`${count} ${isMore ? 'more ' : ''}${noun}: no key `}
          <span aria-hidden="true">{opened ? '▴' : '▾'}</span>
        </span>
      </Button>
      <div id={id} hidden={!opened} className={styles.folded}>
        {opened && children}
      </div>
    </>
  );
}
