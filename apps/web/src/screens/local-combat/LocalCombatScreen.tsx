import { combatLevelOf, type Enemy, EnemyType, meetingChances, type Region } from '@slumberfell/engine';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useCharacter } from '../../features/character/use-character.ts';
import { orderByRate, RATE_ORDERS, type RateOrder } from '../../features/forecast/rate-order.ts';
import { useRates } from '../../features/forecast/use-rates.ts';
import { AfterThis } from '../../features/plan/AfterThis.tsx';
import { NightThere } from '../../features/tonight/NightThere.tsx';
import {
  dungeonFacts,
  levelText,
  openCombatEnemies,
  PREVIEWED_TYPES,
} from '../../features/travel/region-facts.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { AmountForm } from '../../ui/components/AmountForm.tsx';
import { Panel } from '../../ui/components/Panel.tsx';
import { SelectField } from '../../ui/components/SelectField.tsx';
import { EmptyState } from '../../ui/components/StateNotice.tsx';
import { useTitle } from '../../ui/components/use-title.ts';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { Dungeons } from './Dungeons.tsx';
import { EnemyPreview } from './EnemyPreview.tsx';
import { HuntForecast } from './HuntForecast.tsx';
import styles from './LocalCombatScreen.module.css';
import { StartHunt } from './StartHunt.tsx';
import { useHuntOptions } from './use-hunt-options.ts';

/** The dungeons and the open combat of the region in which the character is (specification 2.73, 2.74). */
export function LocalCombatScreen() {
  useTitle('Combat in your Area');
  const world = useWorld();
  const regionId = useCharacter((character) => character.shown.regionId);
  const region = world.region(regionId);
  if (!region) return <EmptyState title="This place is on no map.">Travel somewhere that is.</EmptyState>;
  return (
    <AmountForm key={regionId}>
      <LocalCombat region={region} />
    </AmountForm>
  );
}

function LocalCombat({ region }: { readonly region: Region }) {
  const world = useWorld();
  const regionId = region.id;
  const attackStyle = useCharacter((character) => character.shown.attackStyle);
  const combatLevel = useCharacter(({ shown }) => combatLevelOf(shown));
  const chances = useMemo(
    () =>
      new Map(
        meetingChances(world, regionId, combatLevel).map(({ enemy, chance }) => [enemy.id, chance] as const),
      ),
    [world, regionId, combatLevel],
  );
  const chanceOf = ({ id }: Enemy) => chances.get(id) ?? 0;
  const options = useHuntOptions(regionId);
  const isResting = useCharacter(({ shown }) => shown.action === null);
  const [order, setOrder] = useState<RateOrder>('level');
  const dungeons = dungeonFacts(world, region);
  const enemies = openCombatEnemies(world, region, PREVIEWED_TYPES);
  const { rateOf, isDone } = useRates([
    ...dungeons.map(({ dungeon }) => ({ kind: 'dungeon' as const, id: dungeon.id })),
    ...enemies.map(({ id }) => ({ kind: 'enemy' as const, id })),
  ]);
  const sorted = isDone ? order : 'level';
  const rarer = openCombatEnemies(world, region, [EnemyType.Rare]).length > 0;
  return (
    <>
      <RegionScene view="banner" regionId={regionId} className={styles.banner}>
        <div className={styles.title}>
          <div>
            <h1>{`Combat in ${region.name}`}</h1>
            <p>
              {[
                levelText(world, regionId),
                ...counted(enemies.length, 'enemy', 'enemies'),
                ...counted(region.dungeons.length, 'dungeon', 'dungeons'),
              ].join(' · ')}
            </p>
          </div>
          <StartHunt {...options} isPlain={isResting} />
        </div>
      </RegionScene>
      {isResting && <NightHere regionId={regionId} />}
      {enemies.length > 0 && <HuntForecast {...options} />}
      <Dungeons
        dungeons={orderByRate(dungeons, ({ dungeon }) => rateOf({ kind: 'dungeon', id: dungeon.id }), sorted)}
        rateOf={(id) => rateOf({ kind: 'dungeon', id })}
      />
      <section aria-labelledby="open-combat">
        <header className={styles.head}>
          <h2 id="open-combat">Open Combat</h2>
          {rarer && <p>…and something rarer has been seen here.</p>}
          {options.step && enemies.length > 0 && (
            <AfterThis label="Hunt here after this" steps={[options.step]} />
          )}
          {enemies.length > 1 && (
            <SelectField
              aria-label="Sort by"
              className={styles.order ?? ''}
              data={[...RATE_ORDERS]}
              value={order}
              onChange={setOrder}
            />
          )}
        </header>
        {enemies.length === 0 ? (
          <Panel>
            <EmptyState title={rarer ? 'Nobody ordinary roams here.' : 'Nobody roams here.'}>
              Your legend has called twice, and only its echo came.
            </EmptyState>
          </Panel>
        ) : (
          <ul className={styles.enemies}>
            {orderByRate(enemies, ({ id }) => rateOf({ kind: 'enemy', id }), sorted, chanceOf).map(
              (enemy) => (
                <li key={enemy.id}>
                  <EnemyPreview
                    enemy={enemy}
                    attackStyle={attackStyle}
                    rate={rateOf({ kind: 'enemy', id: enemy.id })}
                    chance={chanceOf(enemy)}
                  />
                </li>
              ),
            )}
          </ul>
        )}
      </section>
    </>
  );
}

/** The best night here, which then opens the combat screen. */
function NightHere({ regionId }: { readonly regionId: number }) {
  const navigate = useNavigate();
  return (
    <div className={styles.night}>
      <NightThere regionId={regionId} onBegun={() => void navigate({ to: '/combat' })} />
    </div>
  );
}

/** A number with its noun, as a list of one text; an empty list for 0. */
const counted = (count: number, one: string, more: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
