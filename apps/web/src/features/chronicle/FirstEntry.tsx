import type { World } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { formatMoment } from '../../lib/format/date.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { QualityName } from '../../ui/components/QualityName.tsx';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { skillGlyph } from '../../ui/pictures/names.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { WikiLink } from '../wiki/WikiLink.tsx';
import styles from './FirstEntry.module.css';
import { type ChronicleFirst, firstName, firstWords } from './first-words.ts';

interface FirstEntryProps {
  readonly first: ChronicleFirst;
  /** Whether it is the earliest one of its kind. */
  readonly isEarliest: boolean;
  /** How an instant is shown, such as its time of day. */
  readonly timeOf: (at: number) => string;
}

/** A first: its picture, its name as a link to its page, and what is said of it. An item of a list. */
export function FirstEntry({ first, isEarliest, timeOf }: FirstEntryProps) {
  const world = useWorld();
  const { at } = first;
  return (
    <li className={styles.entry} data-earliest={isEarliest}>
      <span className={styles.picture}>
        <FirstPicture first={first} world={world} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <FirstLink first={first} world={world} />
        </span>
        <span className={styles.said}>
          <span>{firstWords(first, isEarliest)}</span>
          {at !== null && (
            <time dateTime={new Date(at).toISOString()} title={formatMoment(at)}>
              {timeOf(at)}
            </time>
          )}
        </span>
      </span>
    </li>
  );
}

interface FirstInWorld {
  readonly first: ChronicleFirst;
  readonly world: World;
}

function FirstPicture({ first: { kind, id, level }, world }: FirstInWorld): ReactNode {
  if (kind === 'level') {
    return (
      <span className={styles.level}>
        <Glyph name={skillGlyph(id)} size={26} />
        <b aria-hidden="true">{level}</b>
      </span>
    );
  }
  if (kind === 'region')
    return world.region(id) ? <RegionScene regionId={id} view="card" className={styles.region} /> : null;
  if (kind === 'boss') {
    const enemy = world.enemy(id);
    return enemy ? <EnemyPortrait enemy={enemy} /> : null;
  }
  const item = world.item(id);
  return item ? <ItemPicture item={item} /> : null;
}

const SECTIONS = { level: 'skills', region: 'regions', boss: 'enemies' } as const;

function FirstLink({ first, world }: FirstInWorld): ReactNode {
  const { kind, id } = first;
  const name = firstName(first, world);
  if (kind === 'level' || kind === 'region' || kind === 'boss') {
    return (
      <WikiLink section={SECTIONS[kind]} id={id}>
        {name}
      </WikiLink>
    );
  }
  const item = world.item(id);
  return item ? (
    <WikiLink section="items" id={id}>
      <QualityName item={item} />
    </WikiLink>
  ) : (
    name
  );
}
