import { Button } from '@mantine/core';
import { beginHunt, EnemyType, type Region, travelObstacles } from '@slumberfell/engine';
import { REFUSALS } from '@slumberfell/protocol';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format/number.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { Chip } from '../../ui/components/Chip.tsx';
import { CommandButton } from '../../ui/components/CommandButton.tsx';
import { Gold } from '../../ui/components/Gold.tsx';
import { takeFocus } from '../../ui/components/take-focus.ts';
import { Glyph } from '../../ui/glyph/Glyph.tsx';
import { EnemyPortrait } from '../../ui/pictures/EnemyFigure.tsx';
import { STYLE_GLYPHS, STYLE_NAMES, skillGlyph } from '../../ui/pictures/names.ts';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { RegionScene } from '../../ui/pictures/RegionScene.tsx';
import { useCharacter } from '../character/use-character.ts';
import { useCommands } from '../character/use-commands.ts';
import { ForecastFacts } from '../forecast/ForecastFacts.tsx';
import { useForecast } from '../forecast/use-forecast.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { ItemPicture } from '../items/ItemPicture.tsx';
import { notify } from '../notices/notify.ts';
import { AfterThis } from '../plan/AfterThis.tsx';
import { NightThere } from '../tonight/NightThere.tsx';
import { ItemLink, WikiLink } from '../wiki/WikiLink.tsx';
import styles from './RegionDetails.module.css';
import { combatDrops, dungeonFacts, levelText, openCombatEnemies, resources } from './region-facts.ts';

interface RegionDetailsProps {
  readonly region: Region;
  readonly onBack: () => void;
  readonly onArrive: () => void;
}

/**
 * The enemies, resources and dungeons of a region, what open combat there would bring, and the button that
 * travels there.
 */
export function RegionDetails({ region, onBack, onArrive }: RegionDetailsProps) {
  const world = useWorld();
  const [gathered, dungeons, enemies, drops] = [
    resources(world, region),
    dungeonFacts(world, region),
    openCombatEnemies(world, region, [EnemyType.Normal, EnemyType.Elite, EnemyType.Rare]),
    combatDrops(world, region),
  ];
  const skillName = (id: number) => world.sets.skills.find((skill) => skill.id === id)?.name;
  return (
    <div className={styles.details}>
      <Button ref={takeFocus} variant="subtle" size="compact-md" className={styles.back} onClick={onBack}>
        ← All regions
      </Button>
      <RegionScene view="card" regionId={region.id} className={styles.scene} />
      <p className={styles.story}>{region.description}</p>
      <Chip glyph="crossed-swords">{levelText(world, region.id)}</Chip>
      {enemies.length > 0 && <FightsThere regionId={region.id} onBegun={onArrive} />}
      <Section title="Gathering Resources" isEmpty={gathered.length === 0}>
        <ul className={styles.list}>
          {gathered.map(({ item, skillId, level }) => (
            <li key={item.id} className={styles.row}>
              <span className={styles.picture}>
                <ItemPicture item={item} />
              </span>
              <span className={styles.name}>
                <ItemLink item={item} />
                <small>
                  <Glyph name={skillGlyph(skillId)} /> <span>{skillName(skillId) ?? ''}</span>
                </small>
              </span>
              <Chip>{`Level ${level}`}</Chip>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Dungeons" isEmpty={dungeons.length === 0}>
        <ul className={styles.list}>
          {dungeons.map(({ dungeon, level }) => (
            <li key={dungeon.id} className={styles.row}>
              <Picture path={dungeon.imagePath} width={720} height={440} className={styles.gate} />
              <span className={styles.name}>
                <WikiLink section="dungeons" id={dungeon.id}>
                  <b>{dungeon.name}</b>
                </WikiLink>
                <small>
                  <Glyph name={STYLE_GLYPHS[dungeon.attackStyle]} />{' '}
                  <span>{`${STYLE_NAMES[dungeon.attackStyle]} recommended`}</span>
                </small>
              </span>
              <Chip>{`Level ${level}`}</Chip>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Enemies" isEmpty={enemies.length === 0}>
        <ul className={styles.list}>
          {enemies.map((enemy) => (
            <li key={enemy.id} className={styles.row}>
              <span className={styles.picture}>
                <EnemyPortrait enemy={enemy} />
              </span>
              <span className={styles.name}>
                <WikiLink section="enemies" id={enemy.id}>
                  <b>{enemy.name}</b>
                </WikiLink>
                <small>
                  <Glyph name={STYLE_GLYPHS[enemy.attackStyle]} />{' '}
                  <span>{STYLE_NAMES[enemy.attackStyle]}</span>
                </small>
              </span>
              <Chip>{`Level ${enemy.level}`}</Chip>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Combat Drops" isEmpty={drops.length === 0}>
        <ul className={styles.drops}>
          {drops.map((item) => (
            <li key={item.id} className={styles.drop}>
              <span className={styles.small}>
                <ItemPicture item={item} />
              </span>
              <ItemLink item={item} />
            </li>
          ))}
        </ul>
      </Section>
      <TravelFoot region={region} onArrive={onArrive} />
    </div>
  );
}

/** The best night of fights in a region; else what open combat would bring there. */
function FightsThere({ regionId, onBegun }: { readonly regionId: number; readonly onBegun: () => void }) {
  const isResting = useCharacter(({ shown }) => shown.action === null);
  const hunt = <HuntThere regionId={regionId} />;
  return isResting ? <NightThere regionId={regionId} onBegun={onBegun} otherwise={hunt} /> : hunt;
}

/** What open combat in a region would bring, as if the character were there with what is worn. */
function HuntThere({ regionId }: { readonly regionId: number }) {
  const habits = useHabits();
  const { status, at, isOld } = useForecast({
    kind: 'session',
    command: beginHunt(regionId, habits),
    suppose: { regionId },
    atRest: true,
  });
  return (
    <Section title="Open Combat there" isEmpty={false}>
      <ForecastFacts status={status} at={at} isOld={isOld} kind="hunt" />
    </Section>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Section({ title, isEmpty, children }: SectionProps) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      {isEmpty ? <p className={styles.none}>None that the map knows of.</p> : children}
    </section>
  );
}

/** The fare, the character's gold, and the travel button. They stay visible while the details scroll. */
function TravelFoot({ region, onArrive }: Omit<RegionDetailsProps, 'onBack'>) {
  const gold = useCharacter((character) => character.shown.gold);
  const world = useWorld();
  const obstacle = useCharacter(({ shown }) => travelObstacles(shown, { regionId: region.id }, world)[0]);
  const { run, pending } = useCommands();
  const travel = async () => {
    if (!(await run({ name: 'travel', input: { regionId: region.id } }))) return;
    notify(`You are in ${region.name} now.`);
    onArrive();
  };
  return (
    <footer className={styles.foot}>
      <dl className={styles.purse}>
        <dt>Your gold</dt>
        <dd>
          <Gold amount={gold} />
        </dd>
      </dl>
      {obstacle && (
        <p className={styles.refusal} role="status">
          {REFUSALS[obstacle]}
        </p>
      )}
      <AfterThis steps={[{ name: 'travel', input: { regionId: region.id } }]} onPlanned={onArrive} />
      <CommandButton
        size="md"
        onClick={() => void travel()}
        loading={pending}
        disabled={obstacle !== undefined}
        leftSection={<Glyph name="treasure-map" size={20} />}
      >
        {region.travelCost > 0 ? `Travel for ${formatNumber(region.travelCost)} gold` : 'Travel for free'}
      </CommandButton>
    </footer>
  );
}
