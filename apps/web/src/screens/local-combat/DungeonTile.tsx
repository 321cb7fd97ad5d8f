import { Tooltip } from '@mantine/core';
import { amountOf, type Dungeon, dungeonLength, dungeonObstacles, type Forecast } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import { useCharacter } from '../../features/character/use-character.ts';
import { TargetRate } from '../../features/forecast/TargetRate.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { STYLE_GLYPHS, STYLE_NAMES } from '../../ui/pictures/names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import styles from './DungeonTile.module.css';

interface DungeonTileProps {
  readonly dungeon: Dungeon;
  /** Level of the dungeon's boss. */
  readonly level: number;
  /** What an hour in it would bring. */
  readonly rate: Forecast | null | undefined;
  readonly onChoose: () => void;
}

/**
 * A dungeon as a tile: recommended attack style, owned keys, number of fights, rates of an hour. It is
 * disabled while the character is in combat.
 */
export function DungeonTile({ dungeon, level, rate, onChoose }: DungeonTileProps) {
  const keys = useCharacter((character) => amountOf(character.shown.inventory, dungeon.keyItemId));
  const world = useWorld();
  // Without runs no key is needed: the entrance sells keys.
  const wanted = { dungeonId: dungeon.id, runs: 0 };
  const obstacle = useCharacter(({ shown }) => dungeonObstacles(shown, wanted, world)[0]);
  const bosses = dungeon.sequences.at(-1)?.amount ?? 0;
  return (
    <Tooltip
      label={obstacle && REFUSALS[obstacle]}
      disabled={obstacle === undefined}
      events={{ hover: true, focus: true, touch: true }}
      multiline
      maw={320}
    >
      <button
        type="button"
        className={styles.tile}
        aria-disabled={obstacle !== undefined}
        onClick={() => {
          if (obstacle === undefined) onChoose();
        }}
      >
        <span className={styles.gate}>
          <Picture path={dungeon.imagePath} width={720} height={440} className={styles.picture} />
          <span className={styles.badges}>
            <Chip glyph={STYLE_GLYPHS[dungeon.attackStyle]}>
              <span>{STYLE_NAMES[dungeon.attackStyle]}</span>
              <span className="visually-hidden"> recommended,</span>
            </Chip>
            <Chip glyph="key" tone={keys > 0 ? 'good' : 'plain'}>
              <span translate="no">{formatNumber(keys)}</span>
              <span className="visually-hidden">{` ${keys === 1 ? 'key' : 'keys'} owned,`}</span>
            </Chip>
          </span>
        </span>
        <span className={styles.words}>
          <b className={styles.name}>{dungeon.name}</b>
          <span
            className={styles.facts}
          >{`Level ${level} · ${dungeonLength(dungeon) - bosses} fights and a boss`}</span>
          <TargetRate rate={rate} />
        </span>
      </button>
    </Tooltip>
  );
}
