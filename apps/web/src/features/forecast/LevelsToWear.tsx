import { fightTraining, type Item, missingLevels, type Shown, type SkillLevel } from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import { fightTrainingText, levelName } from '../proposals/training-words.ts';
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
  const ways = levels.map((wanted) => ({ wanted, training: fightTraining(wanted, fights, shown) }));
  const lost = ways.filter(({ training }) => training === null);
  const names = lost.map(({ wanted }) => levelName(wanted));
  if (isWaiting)
    return <p className={styles.levels} aria-busy="true">{`${levels.map(levelName).join(', ')}: …`}</p>;
  return (
    <ul className={styles.levels}>
      {ways.map(
        ({ wanted, training }) =>
          training && (
            <li key={wanted.skillId}>
              {`${levelName(wanted)}: ${fightTrainingText(training, shown, world)}`}
            </li>
          ),
      )}
      {lost.length > 0 && <li>{`No safe fight in what you are wearing leads to ${names.join(' or ')}`}</li>}
    </ul>
  );
}
