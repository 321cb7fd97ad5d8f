import { type Dungeon, dungeonLength } from '@slumberfell/engine';
import { useShown } from '../../features/character/use-character.ts';
import { FightAfterThis } from '../../features/combat/FightAfterThis.tsx';
import { DungeonFinds } from '../../features/dungeons/DungeonFinds.tsx';
import { KeyOrigin } from '../../features/dungeons/KeyOrigin.tsx';
import { TargetRate } from '../../features/forecast/TargetRate.tsx';
import { useRates } from '../../features/forecast/use-rates.ts';
import { FactList } from '../../features/items/ItemFacts.tsx';
import { LootList } from '../../features/items/LootList.tsx';
import { ItemLink, WikiLink } from '../../features/wiki/WikiLink.tsx';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { STYLE_GLYPHS, STYLE_NAMES } from '../../ui/pictures/names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { AskedForPanel } from './AskedForPanel.tsx';
import styles from './EntryPage.module.css';
import { EntryName, EntryRow } from './EntryRow.tsx';
import { FactRow } from './FactRow.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';
import { Trail } from './Trail.tsx';

/** The page of a dungeon: its key, its enemies in their order, and the loot at its end. */
export function DungeonEntry({ id }: { readonly id: number }) {
  const dungeon = useWorld().dungeon(id);
  return dungeon ? <KnownDungeon dungeon={dungeon} /> : <NoSuchEntry />;
}

function KnownDungeon({ dungeon }: { readonly dungeon: Dungeon }) {
  useTitle(dungeon.name);
  const world = useWorld();
  const shown = useShown();
  const key = world.item(dungeon.keyItemId);
  const region = world.region(dungeon.regionId);
  const last = dungeon.sequences.at(-1);
  const boss = world.enemy(last?.enemyId ?? 0);
  return (
    <>
      <Trail section="dungeons" />
      <div className={styles.columns}>
        <Panel brass className={styles.facts}>
          <Picture path={dungeon.imagePath} width={720} height={440} className={styles.gate} eager />
          <h1 className={styles.name}>{dungeon.name}</h1>
          <p className={styles.chips}>
            <Chip glyph={STYLE_GLYPHS[dungeon.attackStyle]}>
              {`${STYLE_NAMES[dungeon.attackStyle]} recommended`}
            </Chip>
          </p>
          <p className={styles.story}>{dungeon.description}</p>
          <FactList>
            {region && (
              <FactRow label="Region">
                <WikiLink section="regions" id={region.id}>
                  {region.name}
                </WikiLink>
              </FactRow>
            )}
            {key && (
              <FactRow label="Key for a run">
                <ItemLink item={key} />
              </FactRow>
            )}
            {key && (
              <FactRow label="Price">
                <KeyOrigin dungeon={dungeon} />
              </FactRow>
            )}
            <FactRow label="Enemies in a run">{formatNumber(dungeonLength(dungeon))}</FactRow>
          </FactList>
          {shown && (
            <div className={styles.after}>
              <OwnRate dungeon={dungeon} />
              <FightAfterThis target={{ kind: 'dungeon', id: dungeon.id }} />
            </div>
          )}
        </Panel>
        <div className={styles.rest}>
          <Panel title="What you may win">
            {shown ? <OwnFinds dungeon={dungeon} /> : <DungeonFinds dungeon={dungeon} rate={null} />}
          </Panel>
          <Panel title="Enemies in order" flush>
            <ol className={styles.steps}>
              {dungeon.sequences.map(({ enemyId, amount }, place) => {
                const enemy = world.enemy(enemyId);
                return (
                  enemy && (
                    // biome-ignore lint/suspicious/noArrayIndexKey: sequences have no id and never move
                    <li key={`${place} ${enemyId}`}>
                      <EntryRow
                        picture={{ kind: 'enemy', enemy }}
                        title={
                          <EntryName section="enemies" id={enemyId}>
                            {enemy.name}
                          </EntryName>
                        }
                        below={`Level ${enemy.level} · ${STYLE_NAMES[enemy.attackStyle]}${enemy.traits.length > 0 ? ' · Trick' : ''}`}
                        aside={`×${formatNumber(amount)}`}
                      />
                    </li>
                  )
                );
              })}
            </ol>
          </Panel>
          {boss && (
            <Panel title={`Loot from ${boss.name}`}>
              <LootList enemy={boss} />
            </Panel>
          )}
          <AskedForPanel section="dungeons" id={dungeon.id} />
        </div>
      </div>
    </>
  );
}

interface OwnProps {
  readonly dungeon: Dungeon;
}

/** What an hour in the dungeon would bring the open character. */
function useOwnRate({ id }: Dungeon) {
  const target = { kind: 'dungeon', id } as const;
  return useRates([target]).rateOf(target);
}

const OwnRate = ({ dungeon }: OwnProps) => <TargetRate rate={useOwnRate(dungeon)} />;

const OwnFinds = ({ dungeon }: OwnProps) => <DungeonFinds dungeon={dungeon} rate={useOwnRate(dungeon)} />;
