import { amountOf, type Enemy, EnemyType, enemyPlaces } from '@slumberfell/engine';
import { useShown } from '../../features/character/use-character.ts';
import { EnemyRecordRows, LootLuck, LootLuckNote } from '../../features/chronicle/EnemyRecord.tsx';
import { FightAfterThis } from '../../features/combat/FightAfterThis.tsx';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { LootList } from '../../features/items/LootList.tsx';
import { experienceLabel } from '../../features/skills/experience-text.ts';
import { TrickList } from '../../features/traits/TrickList.tsx';
import { traitLines } from '../../features/traits/trait-lines.ts';
import { KillExperienceText } from '../../features/wiki/KillExperienceText.tsx';
import { meetingChance, meetingNote } from '../../features/wiki/odds.ts';
import { formatChance } from '../../lib/format/chance.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { EnemyFigure } from '../../ui/pictures/EnemyFigure.tsx';
import { ENEMY_TYPE_NAMES, STYLE_GLYPHS, STYLE_NAMES } from '../../ui/pictures/names.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { AskedForPanel } from './AskedForPanel.tsx';
import styles from './EntryPage.module.css';
import { EntryName, EntryRow } from './EntryRow.tsx';
import { FactRow } from './FactRow.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';
import { Trail } from './Trail.tsx';

const CARD_TEXTS = ['Not owned', 'Owned', 'Owned, radiant'] as const;

/** The page of an enemy: its strength, where it is met and how often, and its loot. */
export function EnemyEntry({ id }: { readonly id: number }) {
  const enemy = useWorld().enemy(id);
  return enemy ? <KnownEnemy enemy={enemy} /> : <NoSuchEntry />;
}

function KnownEnemy({ enemy }: { readonly enemy: Enemy }) {
  useTitle(enemy.name);
  const shown = useShown();
  const world = useWorld();
  return (
    <>
      <Trail section="enemies" />
      <div className={styles.columns}>
        <Panel brass className={styles.facts}>
          <RegionScene view="card" regionId={enemy.regionId} className={styles.scene}>
            <span className={styles.figure}>
              <EnemyFigure enemy={enemy} />
            </span>
          </RegionScene>
          <h1 className={styles.name}>{enemy.name}</h1>
          <p className={styles.chips}>
            <Chip glyph={STYLE_GLYPHS[enemy.attackStyle]}>{STYLE_NAMES[enemy.attackStyle]}</Chip>
            <Chip tone={enemy.type === EnemyType.Boss ? 'boss' : 'plain'}>
              {ENEMY_TYPE_NAMES[enemy.type]}
            </Chip>
          </p>
          <p className={styles.story}>{enemy.description}</p>
          <div className={styles.traits}>
            <TrickList lines={traitLines(enemy.traits, 'enemy', world)} isMet />
          </div>
          <FactList>
            <FactRow label="Level">{formatNumber(enemy.level)}</FactRow>
            <FactRow label="Health">{formatNumber(enemy.health)}</FactRow>
            <FactRow label="Attack power">{formatNumber(enemy.attackPower)}</FactRow>
            <FactRow label={experienceLabel(shown)}>
              <KillExperienceText enemy={enemy} />
            </FactRow>
            {shown && (
              <FactRow label="Card">{CARD_TEXTS[amountOf(shown.cards, enemy.id)] ?? 'Owned'}</FactRow>
            )}
            <EnemyRecordRows enemyId={enemy.id} />
          </FactList>
          {shown && (
            <div className={styles.after}>
              <FightAfterThis target={{ kind: 'enemy', id: enemy.id }} />
            </div>
          )}
        </Panel>
        <div className={styles.rest}>
          <Places enemy={enemy} />
          <Panel title="Loot from one kill">
            <LootList enemy={enemy} below={(loot) => <LootLuck enemyId={enemy.id} loot={loot} />} />
            <LootLuckNote enemyId={enemy.id} />
          </Panel>
          <AskedForPanel section="enemies" id={enemy.id} />
        </div>
      </div>
    </>
  );
}

function Places({ enemy }: { readonly enemy: Enemy }) {
  const world = useWorld();
  const shown = useShown();
  const { regions, dungeons } = enemyPlaces(enemy.id, world);
  return (
    <Panel title="Where to meet it" flush>
      {regions.length + dungeons.length === 0 && <p className={styles.note}>Nowhere any more.</p>}
      {regions.map((region) => (
        <EntryRow
          key={region.id}
          picture={{ kind: 'place', path: `regions/${region.id}-narrow.webp` }}
          title={
            <EntryName section="regions" id={region.id}>
              {region.name}
            </EntryName>
          }
          below={meetingNote(shown)}
          aside={`${formatChance(meetingChance(enemy, region.id, shown, world))} of fights`}
        />
      ))}
      {dungeons.map((dungeon) => {
        const amount = dungeon.sequences
          .filter(({ enemyId }) => enemyId === enemy.id)
          .reduce((sum, one) => sum + one.amount, 0);
        const isLast = dungeon.sequences.at(-1)?.enemyId === enemy.id;
        return (
          <EntryRow
            key={dungeon.id}
            picture={{ kind: 'place', path: dungeon.imagePath }}
            title={
              <EntryName section="dungeons" id={dungeon.id}>
                {dungeon.name}
              </EntryName>
            }
            below={isLast ? 'At the end, with its loot' : 'On the way, without loot'}
            aside={`${formatNumber(amount)} a run`}
          />
        );
      })}
    </Panel>
  );
}
