import { type Night, targetsIn } from '@slumberfell/engine';
import { useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';
import { characterStore } from '../character/store.ts';
import { useCharacter } from '../character/use-character.ts';
import { circumstancesOf } from '../forecast/circumstances.ts';
import { ask, type ForecastStatus, WAITING } from '../forecast/forecast-client.ts';
import { usePackAim } from '../forecast/use-pack-aim.ts';
import { useHabits } from '../forecast/use-rest.ts';
import { readThenMemory } from '../plan/then-memory.ts';
import { useFirstsKnown } from './use-firsts-known.ts';

type TonightStatus = ForecastStatus<readonly Night[]>;

/** The last answer for each region, with its question, so that the player who comes back need not wait. */
const answers = new Map<number | null, { readonly key: string; readonly status: TonightStatus }>();

function answerTo(regionId: number | null, key: string): TonightStatus | null {
  const last = answers.get(regionId);
  return last?.key === key ? last.status : null;
}

/**
 * The best nights of the open character, from the forecast worker. They are asked for again when something
 * changes on which they depend; until the new answer is there, the earlier one stays.
 * @param regionId only fights there; null for all that is in reach
 */
export function useTonight(regionId: number | null = null): TonightStatus {
  const world = useWorld();
  const id = useCharacter((character) => character.id);
  const [aim] = usePackAim(id);
  const habits = useHabits();
  const known = useFirstsKnown();
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const isPaying = useCharacter(({ shown }) => payableKey(shown.gold, world));
  const key = useMemo(
    () => JSON.stringify([id, world.version, aim, habits, known.length, circumstances, isPaying]),
    [id, world, aim, habits, known, circumstances, isPaying],
  );
  const [status, setStatus] = useState(() => answerTo(regionId, key) ?? WAITING);
  useEffect(() => {
    const answered = answerTo(regionId, key);
    if (answered !== null) {
      setStatus(answered);
      return;
    }
    const { character } = characterStore.getState();
    if (character === null) return;
    const memory = readThenMemory(character.id);
    const question = {
      shown: character.shown,
      at: serverNow(),
      habits,
      memory,
      aim,
      skillId: null,
      known,
    };
    const targets = regionId === null ? {} : { targets: targetsIn(regionId, world) };
    return ask({ kind: 'tonight', ...question, ...targets }, world, (found) => {
      const nights = found as TonightStatus;
      answers.set(regionId, { key, status: nights });
      setStatus(nights);
    });
  }, [regionId, key, world, aim, habits, known]);
  return status;
}

/** Changes when the gold pays another fare or key. */
function payableKey(gold: number, { sets, item }: ReturnType<typeof useWorld>): number {
  const prices = [
    ...sets.regions.map(({ travelCost }) => travelCost),
    ...sets.dungeons.map(({ keyItemId }) => item(keyItemId)?.value ?? 0),
  ];
  return prices.filter((price) => price <= gold).length;
}
