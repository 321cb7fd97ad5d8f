import { type CombatAction, type Enemy, EnemyType } from '@slumberfell/engine';
import { formatNumber } from '../../../lib/format/number.ts';
import { useWorld } from '../../../lib/static-data/load.ts';
import { Bar } from '../../../ui/components/Bar.tsx';
import { Chip } from '../../../ui/components/Chip.tsx';
import type { GlyphName } from '../../../ui/glyph/glyphs.ts';
import { EnemyFigure } from '../../../ui/pictures/EnemyFigure.tsx';
import { STYLE_GLYPHS, STYLE_NAMES } from '../../../ui/pictures/names.ts';
import { type CountingTraits, titlesOf } from '../traits/counting-traits.ts';
import { TraitsButton } from '../traits/TraitsButton.tsx';
import styles from './Arena.module.css';
import { HitNumber } from './HitNumber.tsx';
import type { LastTurn } from './last-turn.ts';
import { PhaseBar } from './PhaseBar.tsx';
import { pullText } from './pull-text.ts';
import { TraitNumbers } from './TraitNumbers.tsx';

interface EnemySideProps {
  readonly action: CombatAction;
  /** The enemy that the character fights; null during a pull (the wait before a fight). */
  readonly enemy: Enemy | null;
  readonly turn: LastTurn | null;
  readonly traits: CountingTraits;
  readonly openTraits: () => void;
}

/** Name and glyph of the enemy types. Null: the arena shows neither for a normal enemy. */
const TYPES: Readonly<Record<EnemyType, { readonly name: string; readonly glyph: GlyphName } | null>> = {
  [EnemyType.Normal]: null,
  [EnemyType.Rare]: { name: 'Miniboss', glyph: 'cut-diamond' },
  [EnemyType.Boss]: { name: 'Boss', glyph: 'crown' },
  [EnemyType.Elite]: { name: 'Elite', glyph: 'crown' },
};

/** The enemy's half of the arena. During a pull it shows the pull's progress. */
export function EnemySide({ enemy, ...sides }: EnemySideProps) {
  return enemy ? <CurrentEnemy {...sides} enemy={enemy} /> : <Pull action={sides.action} turn={sides.turn} />;
}

function CurrentEnemy({
  action,
  enemy,
  turn,
  traits,
  openTraits,
}: EnemySideProps & { readonly enemy: Enemy }) {
  const kind = TYPES[enemy.type];
  const health = `${formatNumber(action.enemyHealth)} / ${formatNumber(enemy.health)}`;
  // A turn in which an enemy was beaten or fled was the last turn of the previous enemy. Its damage is not
  // shown on the current enemy.
  const hit = turn?.fallenId === null && turn.fledId === null ? turn : null;
  return (
    <section className={styles.side} aria-label="Enemy">
      <div className={styles.stage}>
        <div className={styles.chips} data-end="true">
          {kind && (
            <Chip tone="boss" glyph={kind.glyph}>
              {kind.name}
            </Chip>
          )}
          <Chip glyph={STYLE_GLYPHS[enemy.attackStyle]}>{STYLE_NAMES[enemy.attackStyle]}</Chip>
          <TraitsButton label="Its tricks" titles={titlesOf(traits.tricks)} onClick={openTraits} />
        </div>
        <div key={enemy.id} className={styles.enemy}>
          <EnemyFigure enemy={enemy} hit={hit?.at ?? 0} />
        </div>
        {hit && <DamageNumber turn={hit} />}
      </div>
      <div className={styles.plate}>
        <header className={styles.head}>
          <h2>{enemy.name}</h2>
          <span>{`Level ${enemy.level}`}</span>
        </header>
        <Bar
          label="Enemy health"
          percent={(100 * action.enemyHealth) / enemy.health}
          valueText={health}
          tint="blood"
          height={24}
        >
          {health}
        </Bar>
        <PhaseBar action={action} />
        <dl className={styles.stats}>
          <div>
            <dt>Attack</dt>
            <dd translate="no">{formatNumber(enemy.attackPower)}</dd>
          </div>
          <div>
            <dt>Health</dt>
            <dd translate="no">{formatNumber(enemy.health)}</dd>
          </div>
          <div>
            <dt>Tier</dt>
            <dd translate="no">{enemy.tier}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/**
 * The enemy's half of the arena during a pull: the enemy that was beaten or fled fades out, and a bar shows
 * the time until the next enemy appears.
 */
function Pull({ action, turn }: Pick<EnemySideProps, 'action' | 'turn'>) {
  const world = useWorld();
  const ended = turn?.at === action.phaseAt ? turn : null;
  const hasFled = ended !== null && ended.fledId !== null;
  const last = world.enemy(ended?.fallenId ?? ended?.fledId ?? 0);
  const { title, text } = pullText(action, ended);
  return (
    <section className={styles.side} aria-label="Enemy">
      <div className={styles.stage}>
        {last && (
          <div key={action.phaseAt} className={styles.enemy} data-gone={hasFled ? 'fled' : 'fallen'}>
            <EnemyFigure enemy={last} />
          </div>
        )}
        {ended && last && <DamageNumber turn={ended} />}
      </div>
      <div className={styles.plate}>
        <header className={styles.head}>
          <h2>{title}</h2>
        </header>
        <p className={styles.pull}>{text}</p>
        <PhaseBar action={action} />
      </div>
    </section>
  );
}

/** The damage to the enemy in a turn, and what traits did to it. */
function DamageNumber({ turn }: { readonly turn: LastTurn }) {
  return (
    <>
      <HitNumber key={turn.at} at={turn.at} tone={turn.critical ? 'critical' : 'dealt'}>
        {`${formatNumber(turn.dealt)}${turn.critical ? '!' : ''}`}
      </HitNumber>
      <TraitNumbers turn={turn} over="enemy" />
    </>
  );
}
