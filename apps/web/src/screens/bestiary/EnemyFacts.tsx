import { beats, CARD_MULTIPLIER, type Enemy, EnemyType, STYLE_ADVANTAGE } from '@slumberfell/engine';
import type { ReactNode } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { EnemyRecordRows } from '../../features/chronicle/EnemyRecord.tsx';
import { useEnemyRecord } from '../../features/chronicle/use-luck.ts';
import { enemyPlaceName } from '../../features/collections/source-lines.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { EnemyLore } from '../../features/lore/EnemyLore.tsx';
import { TrickList } from '../../features/traits/TrickList.tsx';
import { traitLines } from '../../features/traits/trait-lines.ts';
import { KillExperienceText } from '../../features/wiki/KillExperienceText.tsx';
import { WikiLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { EnemyFigure } from '../../ui/pictures/EnemyFigure.tsx';
import { ENEMY_TYPE_NAMES, STYLE_GLYPHS, STYLE_NAMES } from '../../ui/pictures/names.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { CARD_STATES, cardState } from './chapters.ts';
import styles from './EnemyFacts.module.css';
import { isMet } from './is-met.ts';
import { percentMore } from './percent-more.ts';

/**
 * The front of the card with an enemy's details: picture, facts, where the enemy is met, and the effect of
 * its Bestiary card.
 */
export function EnemyFacts({ enemy }: { readonly enemy: Enemy }) {
  const world = useWorld();
  const card = useCharacter(({ shown }) => cardState(shown.cards, enemy.id));
  const attackStyle = useCharacter(({ shown }) => shown.attackStyle);
  const record = useEnemyRecord(enemy.id);
  const where = enemyPlaceName(enemy, world);
  return (
    <div className={styles.facts}>
      <RegionScene view="card" regionId={enemy.regionId} className={styles.scene}>
        <span className={styles.figure} data-card={card}>
          <EnemyFigure key={enemy.id} enemy={enemy} />
        </span>
        <span className={styles.chips}>
          <Chip glyph={STYLE_GLYPHS[enemy.attackStyle]}>{STYLE_NAMES[enemy.attackStyle]}</Chip>
          <Chip tone={enemy.type === EnemyType.Boss ? 'boss' : 'plain'}>{ENEMY_TYPE_NAMES[enemy.type]}</Chip>
        </span>
      </RegionScene>
      <div>
        <h2 className={styles.name}>
          <WikiLink section="enemies" id={enemy.id}>
            {enemy.name}
          </WikiLink>
        </h2>
        <p className={styles.story}>{enemy.description}</p>
        <EnemyLore key={enemy.id} enemyId={enemy.id} />
      </div>
      {/* The key gives each enemy its own rows: a translator would not notice that a number has changed. */}
      <FactList key={`facts ${enemy.id}`}>
        <Row label="Card">{CARD_STATES[card]}</Row>
        <Row label="Level">{formatNumber(enemy.level)}</Row>
        <Row label="Health">{formatNumber(enemy.health)}</Row>
        <Row label="Attack power">{formatNumber(enemy.attackPower)}</Row>
        <Row label="Experience">
          <KillExperienceText enemy={enemy} />
        </Row>
        <Row label="Met in">{where || 'Nowhere any more'}</Row>
        <EnemyRecordRows enemyId={enemy.id} />
      </FactList>
      <TrickList lines={traitLines(enemy.traits, 'enemy', world)} isMet={isMet(card, record)} />
      <p className={styles.note}>
        {`${
          card > 0
            ? `You know its name: you hit it ${percentMore(CARD_MULTIPLIER)}% harder.`
            : `Claim its card to hit it ${percentMore(CARD_MULTIPLIER)}% harder.`
        }${beats(attackStyle, enemy.attackStyle) ? ` Your style has the upper hand: another ${percentMore(STYLE_ADVANTAGE)}%.` : ''}`}
      </p>
    </div>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
