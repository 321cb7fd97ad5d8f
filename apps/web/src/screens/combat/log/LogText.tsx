import { type LogLine, LogType, type World } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format/number.ts';
import { useWorld } from '../../../lib/static-data/load.ts';
import { QualityName } from '../../../ui/components/QualityName.tsx';
import { EnemyPortrait } from '../../../ui/pictures/EnemyFigure.tsx';
import styles from './LogText.module.css';
import { traitLine } from './trait-line.ts';

/**
 * One line of the combat log as text. An enemy or item that the world does not contain any more gets a
 * general name, such as Something.
 */
export function LogText({ line: [, type, subject, amount] }: { readonly line: LogLine }) {
  const world = useWorld();
  const number = formatNumber(amount);
  switch (type) {
    case LogType.CharacterDamage:
      return subject === 1 ? (
        <>
          You hit for <b className={styles.critical}>{`${number} critical`}</b>.
        </>
      ) : (
        <>
          You hit for <b>{number}</b>.
        </>
      );
    case LogType.EnemyDamage:
      return (
        <>
          <span>{`${enemyName(world, subject)} hits you for`}</span> <b className={styles.wound}>{number}</b>.
        </>
      );
    case LogType.CharacterHealing:
      return (
        <>
          You eat {itemName(world, subject)} and heal <b className={styles.healing}>{number}</b>.
        </>
      );
    case LogType.EnemySpawn:
      return (
        <>
          <LinePortrait world={world} enemyId={subject} />
          <span>{`${enemyName(world, subject)} appears.`}</span>
        </>
      );
    case LogType.Victory:
      return (
        <>
          <LinePortrait world={world} enemyId={subject} />
          <b className={styles.victory}>Victory</b> <span>{`over ${enemyName(world, subject)}.`}</span>
        </>
      );
    case LogType.Defeat:
      return (
        <>
          <LinePortrait world={world} enemyId={subject} />
          <b className={styles.wound}>Defeat.</b>{' '}
          <span>{`${enemyName(world, subject)} sends you home.`}</span>
        </>
      );
    case LogType.Experience:
    case LogType.HealthExperience:
      return (
        <>
          +<b>{number}</b> <span>{`${skillName(world, subject)} experience.`}</span>
        </>
      );
    case LogType.Loot:
      return (
        <>
          Loot: {itemName(world, subject)} <span translate="no">{`×${number}`}</span>
        </>
      );
    case LogType.Trait:
    case LogType.Trick:
      return <span>{traitLine(type, subject, amount)}</span>;
  }
}

/** The enemy's portrait, in lines that say that the enemy appears, is beaten, or has beaten the character. */
function LinePortrait({ world, enemyId }: { readonly world: World; readonly enemyId: number }) {
  const enemy = world.enemy(enemyId);
  return (
    enemy && (
      <span className={styles.portrait}>
        <EnemyPortrait enemy={enemy} />
      </span>
    )
  );
}

const enemyName = (world: World, id: number): string => world.enemy(id)?.name ?? 'Something';

const skillName = (world: World, id: number): string =>
  world.sets.skills.find((skill) => skill.id === id)?.name ?? '';

function itemName(world: World, id: number): ReactNode {
  const item = world.item(id);
  return item ? <QualityName item={item} /> : 'something';
}
