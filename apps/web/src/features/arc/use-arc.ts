import { type Arc, type FightQuestion, keyOfThing } from '@slumberfell/engine';
import { useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { circumstancesOf } from '../forecast/circumstances.ts';
import { ask, type ForecastStatus, WAITING } from '../forecast/forecast-client.ts';
import { packQuestion, useFight } from '../forecast/use-fight-forecast.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { dayOf, noteShown, refusedOf, useShownAims } from './refused.ts';

type ArcStatus = ForecastStatus<Arc>;

/** The last answer, with its question, so that the player who comes back need not wait. */
let last: { readonly key: string; readonly status: ArcStatus } | null = null;

const answerTo = (key: string): ArcStatus | null => (last?.key === key ? last.status : null);

/**
 * What the open character is on the way to, from the forecast worker. It is asked for again when something
 * changes on which it depends; until the new answer is there, the earlier one stays.
 */
export function useArc(): ArcStatus {
  const world = useWorld();
  const id = useCharacter((character) => character.id);
  const { command, suppose, aim } = packQuestion(useFight(), world);
  const fight = JSON.stringify({ command, suppose, aim });
  const habits = useHabits();
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const gold = useCharacter(({ shown }) => shown.gold);
  const recipes = useCharacter(({ shown }) => shown.knownRecipes);
  const trophies = useCharacter(({ shown }) => shown.trophies);
  const wanted = useCharacter(({ shown }) => shown.wanted);
  const [aims] = useShownAims(id);
  const refused = refusedOf(aims, dayOf(serverNow())).join(' ');
  const key = useMemo(
    () =>
      JSON.stringify([
        id,
        world.version,
        fight,
        habits,
        circumstances,
        gold,
        recipes,
        trophies,
        wanted,
        refused,
      ]),
    [id, world, fight, habits, circumstances, gold, recipes, trophies, wanted, refused],
  );
  const [status, setStatus] = useState<ArcStatus>(() => answerTo(key) ?? WAITING);
  useEffect(() => {
    const known = answerTo(key);
    if (known !== null) {
      setStatus(known);
      return;
    }
    const { character } = characterStore.getState();
    if (character === null) return;
    const question = {
      shown: character.shown,
      at: serverNow(),
      fight: JSON.parse(fight) as FightQuestion,
      habits,
      pinned: wanted.pinned,
      hidden: wanted.hiddenThings,
      refused: refused === '' ? [] : refused.split(' '),
    };
    return ask({ kind: 'arc', ...question }, world, (answered) => {
      const found = answered as ArcStatus;
      last = { key, status: found };
      setStatus(found);
      if (found.status === 'answered') noteShown(character.id, keysOf(found.answer), dayOf(serverNow()));
    });
  }, [key, world, fight, habits, wanted, refused]);
  return status;
}

/** The keys of what gives way after some days. A pinned thing and a dream stay. */
const keysOf = ({ near, week }: Arc): string[] => [
  ...(near === null ? [] : [near.aim.key]),
  ...(week === null || week.isPinned ? [] : [keyOfThing(week.thing)]),
];
