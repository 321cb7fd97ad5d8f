import { EnemyType } from '@slumberfell/engine';
import { useCharacter } from '../../features/character/use-character.ts';
import { levelText, openCombatEnemies, PREVIEWED_TYPES } from '../../features/travel/region-facts.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Panel } from '../../ui/components/Panel.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { Dungeons } from './Dungeons.tsx';
import { EnemyPreview } from './EnemyPreview.tsx';
import { HuntForecast } from './HuntForecast.tsx';
import styles from './LocalCombatScreen.module.css';
import { StartHunt } from './StartHunt.tsx';

/** The dungeons and the open combat of the region in which the character is (specification 2.73, 2.74). */
export function LocalCombatScreen() {
  useTitle('Combat in your Area');
  const world = useWorld();
  const regionId = useCharacter((character) => character.shown.regionId);
  const attackStyle = useCharacter((character) => character.shown.attackStyle);
  const region = world.region(regionId);
  if (!region) return <EmptyState title="This place is on no map.">Travel somewhere that is.</EmptyState>;
  const enemies = openCombatEnemies(world, region, PREVIEWED_TYPES);
  const rarer = openCombatEnemies(world, region, [EnemyType.Rare]).length > 0;
  return (
    <>
      <RegionScene view="banner" regionId={regionId} className={styles.banner}>
        <div className={styles.title}>
          <div>
            <h1>Combat in {region.name}</h1>
            <p>
              {[
                levelText(world, regionId),
                ...counted(enemies.length, 'enemy', 'enemies'),
                ...counted(region.dungeons.length, 'dungeon', 'dungeons'),
              ].join(' · ')}
            </p>
          </div>
          <StartHunt regionId={regionId} />
        </div>
      </RegionScene>
      {enemies.length > 0 && <HuntForecast regionId={regionId} />}
      <Dungeons region={region} />
      <section aria-labelledby="open-combat">
        <header className={styles.head}>
          <h2 id="open-combat">Open Combat</h2>
          {rarer && <p>…and something rarer has been seen here.</p>}
        </header>
        {enemies.length === 0 ? (
          <Panel>
            <EmptyState title={rarer ? 'Nobody ordinary roams here.' : 'Nobody roams here.'}>
              Your legend has called twice, and only its echo came.
            </EmptyState>
          </Panel>
        ) : (
          <ul className={styles.enemies}>
            {enemies.map((enemy) => (
              <li key={enemy.id}>
                <EnemyPreview enemy={enemy} attackStyle={attackStyle} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

/** A number with its noun, as a list of one text; an empty list for 0. */
const counted = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
