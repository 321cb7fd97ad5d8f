import type { Aim, Collection, FightQuestion } from '@slumberfell/engine';
import { useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { circumstancesOf } from '../forecast/circumstances.ts';
import { ask, type ForecastStatus, WAITING } from '../forecast/forecast-client.ts';
import { packQuestion, useFight } from '../forecast/use-fight-forecast.ts';
import { useHabits } from '../forecast/use-rest.ts';

type AimsStatus = ForecastStatus<readonly Aim[]>;

/**
 * The last answer for each collection, and the circumstances that it is of, so that the player who comes back
 * need not wait.
 */
const answers = new Map<Collection, { readonly key: string; readonly status: AimsStatus }>();

const answerTo = (collection: Collection, key: string): AimsStatus | null => {
  const last = answers.get(collection);
  return last?.key === key ? last.status : null;
};

/**
 * What a collection of the open character lacks and is nearest, from the forecast worker. They are asked for
 * again when something changes on which they depend; until the new answer is there, the earlier one stays.
 */
export function useNearest(collection: Collection): AimsStatus {
  const world = useWorld();
  const id = useCharacter((character) => character.id);
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const { command, suppose, aim } = packQuestion(useFight(), world);
  const fight = JSON.stringify({ command, suppose, aim });
  const habits = useHabits();
  const gold = useCharacter(({ shown }) => shown.gold);
  const trophies = useCharacter(({ shown }) => shown.trophies);
  const cards = useCharacter(({ shown }) => shown.cards);
  const recipes = useCharacter(({ shown }) => shown.knownRecipes);
  const key = useMemo(
    () => JSON.stringify([id, world.version, fight, habits, circumstances, gold, trophies, cards, recipes]),
    [id, world, fight, habits, circumstances, gold, trophies, cards, recipes],
  );
  const [status, setStatus] = useState(() => answerTo(collection, key) ?? WAITING);
  useEffect(() => {
    const known = answerTo(collection, key);
    if (known !== null) {
      setStatus(known);
      return;
    }
    const { character } = characterStore.getState();
    if (character === null) return;
    const { shown } = character;
    const asked = { shown, at: serverNow(), fight: JSON.parse(fight) as FightQuestion, habits };
    return ask({ kind: 'nearest', ...asked, collection }, world, (answered) => {
      const found = answered as AimsStatus;
      answers.set(collection, { key, status: found });
      setStatus(found);
    });
  }, [collection, key, world, fight, habits]);
  return status;
}
