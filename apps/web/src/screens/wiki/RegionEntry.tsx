import { combatLevelOf, EnemyType, meetingChances, type Region } from '@slumberfell/engine';
import { useShown } from '../../features/character/use-character.ts';
import { FightAfterThis } from '../../features/combat/FightAfterThis.tsx';
import { ItemSetFacts } from '../../features/items/ItemSetFacts.tsx';
import {
  combatDrops,
  dungeonFacts,
  levelBand,
  levelText,
  openCombatEnemies,
  resources,
} from '../../features/travel/region-facts.ts';
import { ItemLink } from '../../features/wiki/WikiLink.tsx';
import { formatChance } from '../../lib/format/chance.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { PageHead } from '../../ui/components/PageHead.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { ENEMY_TYPE_NAMES } from '../../ui/pictures/names.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import styles from './EntryPage.module.css';
import { EntryName, EntryRow } from './EntryRow.tsx';
import { NoSuchEntry } from './NoSuchEntry.tsx';
import { RowList } from './RowList.tsx';
import { Trail } from './Trail.tsx';

/** The page of a region: its enemies with the odds of meeting them, dungeons, resources and drops. */
export function RegionEntry({ id }: { readonly id: number }) {
  const region = useWorld().region(id);
  return region ? <KnownRegion region={region} /> : <NoSuchEntry />;
}

function KnownRegion({ region }: { readonly region: Region }) {
  useTitle(region.name);
  const world = useWorld();
  const shown = useShown();
  const [lowest, highest] = levelBand(world, region.id) ?? [1, 1];
  const level = shown ? combatLevelOf(shown) : Math.floor((lowest + highest) / 2);
  const chances = new Map(
    meetingChances(world, region.id, level).map(({ enemy, chance }) => [enemy.id, chance]),
  );
  const enemies = openCombatEnemies(world, region, [EnemyType.Normal, EnemyType.Elite, EnemyType.Rare]);
  const dungeons = dungeonFacts(world, region);
  const gathered = resources(world, region);
  const drops = combatDrops(world, region);
  // An item set has the id of its region.
  const itemSet = world.itemSet(region.id);
  const skillName = (skillId: number) => world.sets.skills.find((skill) => skill.id === skillId)?.name;
  return (
    <>
      <Trail section="regions" />
      <PageHead
        title={region.name}
        beside={
          <>
            <Chip glyph="crossed-swords">{levelText(world, region.id)}</Chip>
            <Chip glyph="treasure-map">
              {region.travelCost > 0 ? `${formatNumber(region.travelCost)} gold to travel` : 'Free to travel'}
            </Chip>
          </>
        }
      />
      <RegionScene view="banner" regionId={region.id} className={styles.banner} />
      <p className={styles.story}>{region.description}</p>
      {shown && enemies.length > 0 && (
        <div className={styles.after}>
          <FightAfterThis target={{ kind: 'region', id: region.id }} />
        </div>
      )}
      <div className={styles.rest}>
        {enemies.length > 0 && (
          <Panel
            title="Enemies"
            flush
            aside={
              <small className={styles.hint}>{shown ? 'Odds for you' : 'Odds for a mid-level fighter'}</small>
            }
          >
            <RowList rows={enemies} keyOf={({ id }) => id} first={30}>
              {(enemy) => (
                <EntryRow
                  picture={{ kind: 'enemy', enemy }}
                  title={
                    <EntryName section="enemies" id={enemy.id}>
                      {enemy.name}
                    </EntryName>
                  }
                  below={`Level ${enemy.level} · ${ENEMY_TYPE_NAMES[enemy.type]}`}
                  aside={chances.get(enemy.id) ? formatChance(chances.get(enemy.id) ?? 0) : 'out of reach'}
                />
              )}
            </RowList>
          </Panel>
        )}
        {dungeons.length > 0 && (
          <Panel title="Dungeons" flush>
            <RowList rows={dungeons} keyOf={({ dungeon }) => dungeon.id}>
              {({ dungeon, level: bossLevel }) => (
                <EntryRow
                  picture={{ kind: 'place', path: dungeon.imagePath }}
                  title={
                    <EntryName section="dungeons" id={dungeon.id}>
                      {dungeon.name}
                    </EntryName>
                  }
                  below={`Level ${bossLevel}`}
                />
              )}
            </RowList>
          </Panel>
        )}
        {itemSet && (
          <Panel title="Item set">
            <ItemSetFacts itemSet={itemSet} />
          </Panel>
        )}
        {gathered.length > 0 && (
          <Panel title="Resources" flush>
            <RowList rows={gathered} keyOf={({ item }) => item.id} first={30}>
              {({ item, skillId, level: required }) => (
                <EntryRow
                  picture={{ kind: 'item', item }}
                  title={<ItemLink item={item} />}
                  below={`${skillName(skillId)} level ${required}`}
                />
              )}
            </RowList>
          </Panel>
        )}
        {drops.length > 0 && (
          <Panel title="Combat drops" flush>
            <RowList rows={drops} keyOf={({ id }) => id}>
              {(item) => <EntryRow picture={{ kind: 'item', item }} title={<ItemLink item={item} />} />}
            </RowList>
          </Panel>
        )}
      </div>
    </>
  );
}
