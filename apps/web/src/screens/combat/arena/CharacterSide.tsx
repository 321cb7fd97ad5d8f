import {
  beats,
  type CombatAction,
  type Enemy,
  HushKind,
  maxHealthOf,
  type Shown,
  skillLevel,
  styleSkill,
} from '@slumberfell/engine';
import { useCharacter } from '../../../features/character/use-character.ts';
import { hushes } from '../../../features/traits/hushes.ts';
import { formatChange, formatNumber } from '../../../lib/format/number.ts';
import { Bar } from '../../../ui/components/Bar.tsx';
import { Chip } from '../../../ui/components/Chip.tsx';
import { Fighter } from '../../../ui/pictures/Face.tsx';
import { STYLE_GLYPHS, STYLE_NAMES } from '../../../ui/pictures/names.ts';
import { type CountingTraits, countingLines, titlesOf } from '../traits/counting-traits.ts';
import { TraitsButton } from '../traits/TraitsButton.tsx';
import styles from './Arena.module.css';
import { displayedHealth, MEAL_BAR_DELAY, MEAL_NUMBER_DELAY } from './displayed-health.ts';
import { HitNumber } from './HitNumber.tsx';
import type { LastTurn } from './last-turn.ts';
import { PhaseBar } from './PhaseBar.tsx';
import { TraitNumbers } from './TraitNumbers.tsx';
import { useInstant } from './use-instant.ts';
import { WornPieces } from './WornPieces.tsx';

interface CharacterSideProps {
  readonly shown: Shown;
  readonly action: CombatAction;
  /** The enemy that the character fights; null during a pull (the wait before a fight). */
  readonly enemy: Enemy | null;
  readonly turn: LastTurn | null;
  readonly traits: CountingTraits;
  readonly openTraits: () => void;
}

/**
 * The character's half of the arena: bonuses to damage (attack style, card), traits, figure, health, progress
 * of the turn or pull, worn pieces.
 */
export function CharacterSide({ shown, action, enemy, turn, traits, openTraits }: CharacterSideProps) {
  const name = useCharacter((character) => character.name);
  const appearanceId = useCharacter((character) => character.appearanceId);
  const { fighter } = action;
  const hasBonuses = enemy === null || !hushes(enemy, HushKind['Card and Upper Hand']);
  const level = skillLevel(shown, styleSkill(shown.attackStyle));
  return (
    <section className={styles.side} aria-label="Your character">
      <div className={styles.stage}>
        <div className={styles.chips}>
          {hasBonuses && fighter && enemy && beats(fighter.attackStyle, enemy.attackStyle) && (
            <Chip tone="good" glyph={STYLE_GLYPHS[fighter.attackStyle]}>
              Upper Hand +20%
            </Chip>
          )}
          {hasBonuses && fighter?.card && (
            <Chip tone="good" glyph="card-pick">
              Card DMG +10%
            </Chip>
          )}
          <TraitsButton
            label="Your traits"
            titles={titlesOf(countingLines(traits))}
            isHushed={traits.isHushed}
            changes={traits.gained.length + traits.lost.length > 0}
            onClick={openTraits}
          />
        </div>
        <span key={turn?.at} className={styles.character} data-hit={turn !== null && turn.taken > 0}>
          <Fighter appearanceId={appearanceId} />
        </span>
        {turn && (
          <>
            <HitNumber key={turn.at} at={turn.at} tone="taken">
              {formatNumber(turn.taken)}
            </HitNumber>
            {turn.healing > 0 && (
              <HitNumber key={-turn.at} at={turn.at + MEAL_NUMBER_DELAY} tone="healed">
                {formatChange(turn.healing)}
              </HitNumber>
            )}
            <TraitNumbers turn={turn} over="character" />
          </>
        )}
      </div>
      <div className={styles.plate}>
        <header className={styles.head}>
          <h2>{name}</h2>
          <span>{`${STYLE_NAMES[shown.attackStyle]} ${level}`}</span>
        </header>
        <HealthBar shown={shown} turn={turn} />
        <PhaseBar action={action} />
        <WornPieces equipment={shown.equipment} />
      </div>
    </section>
  );
}

function HealthBar({ shown, turn }: Pick<CharacterSideProps, 'shown' | 'turn'>) {
  const now = useInstant(turn && turn.healing > 0 ? turn.at + MEAL_BAR_DELAY : null);
  const maximum = maxHealthOf(shown);
  const health = displayedHealth(shown.health, turn, now);
  const text = `${formatNumber(health)} / ${formatNumber(maximum)}`;
  return (
    <Bar label="Your health" percent={(100 * health) / maximum} valueText={text} tint="moss" height={24}>
      {text}
    </Bar>
  );
}
