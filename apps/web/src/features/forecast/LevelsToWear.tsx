import {
  fightTraining,
  type Item,
  missingLevels,
  type Shown,
  type SkillLevel,
  type World,
} from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { fightTrainingText, levelName } from '../aims/training-words.ts';
import { useCharacter } from '../character/use-character.ts';
import styles from './LevelsToWear.module.css';
import { useRates } from './use-rates.ts';

/** How the levels that a character lacks to wear a piece are reached, each with its time. */
export function LevelsToWear({ item }: { readonly item: Item }) {
  const shown = useCharacter((character) => character.shown);
  const levels = missingLevels(item, shown);
  return levels.length > 0 && <Levels levels={levels} shown={shown} />;
}

interface LevelsProps {
  readonly levels: readonly SkillLevel[];
  readonly shown: Shown;
}

function Levels({ levels, shown }: LevelsProps) {
  const world = useWorld();
  const regions = world.sets.regions.filter(
    ({ id, travelCost }) => id === shown.regionId || travelCost <= shown.gold,
  );
  const targets = regions.map(({ id }) => ({ kind: 'region', id }) as const);
  const { rateOf } = useRates(targets);
  const rates = targets.map((target) => ({ target, forecast: rateOf(target) }));
  const isWaiting = rates.some(({ forecast }) => forecast === undefined);
  const fights = rates.flatMap(({ target, forecast }) => (forecast ? { target, forecast } : []));
  return (
    <ul className={styles.levels} aria-busy={isWaiting}>
      {levels.map((wanted) => (
        <li key={wanted.skillId}>
          {isWaiting ? `${levelName(wanted)}: …` : wordsOf(wanted, fights, shown, world)}
        </li>
      ))}
    </ul>
  );
}

function wordsOf(
  wanted: SkillLevel,
  fights: Parameters<typeof fightTraining>[1],
  shown: Shown,
  world: World,
): string {
  const training = fightTraining(wanted, fights, shown);
  return training === null
    ? `${levelName(wanted)}: no safe fight with what you wear leads there`
    : `${levelName(wanted)}: ${fightTrainingText(training, shown, world)}`;
}
