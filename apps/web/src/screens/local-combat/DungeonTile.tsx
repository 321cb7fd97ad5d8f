import { amountOf, type Dungeon, dungeonLength, type Forecast } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { TargetRate } from '../../features/forecast/TargetRate.tsx';
import { formatNumber } from '../../lib/format/number.ts';
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
 * A dungeon as a tile: recommended attack style, owned keys, number of fights, rates of an hour. A press on
 * it opens its dialog, also during a fight.
 */
export function DungeonTile({ dungeon, level, rate, onChoose }: DungeonTileProps) {
  const keys = useCharacter((character) => amountOf(character.shown.inventory, dungeon.keyItemId));
  const bosses = dungeon.sequences.at(-1)?.amount ?? 0;
  return (
    <button type="button" className={styles.tile} onClick={onChoose}>
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
  );
}
