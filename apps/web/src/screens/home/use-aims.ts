import { useEffect, useMemo, useState } from 'react';
import type { Aim } from '../../features/aims/aim.ts';
import { characterStore } from '../../features/character/store.ts';
import { useCharacter } from '../../features/character/use-character.ts';
import { circumstancesOf } from '../../features/forecast/circumstances.ts';
import { ask, type ForecastStatus, WAITING } from '../../features/forecast/forecast-client.ts';
import type { Requests } from '../../features/forecast/messages.ts';
import { packQuestion, useFight } from '../../features/forecast/use-fight-forecast.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useWorld } from '../../lib/static-data/load.ts';

type AimsStatus = ForecastStatus<readonly Aim[]>;

/** The last answer, and the circumstances that it is of, so that the player who comes back need not wait. */
let last: { readonly key: string; readonly status: AimsStatus } = { key: '', status: WAITING };

/**
 * The aims of the open character, from the forecast worker. They are asked for again when something changes
 * on which they depend; until the new answer is there, the earlier one stays.
 */
export function useAims(): AimsStatus {
  const world = useWorld();
  const id = useCharacter((character) => character.id);
  const circumstances = useCharacter(({ shown }) => circumstancesOf(shown));
  const { command, suppose, aim } = packQuestion(useFight(), world);
  const fight = JSON.stringify({ command, suppose, aim });
  const gold = useCharacter(({ shown }) => shown.gold);
  const trophies = useCharacter(({ shown }) => shown.trophies);
  const cards = useCharacter(({ shown }) => shown.cards);
  const recipes = useCharacter(({ shown }) => shown.knownRecipes);
  const key = useMemo(
    () => JSON.stringify([id, world.version, fight, circumstances, gold, trophies, cards, recipes]),
    [id, world, fight, circumstances, gold, trophies, cards, recipes],
  );
  const [status, setStatus] = useState(last.key === key ? last.status : WAITING);
  useEffect(() => {
    if (last.key === key) {
      setStatus(last.status);
      return;
    }
    const { character } = characterStore.getState();
    if (character === null) return;
    const asked: Requests['aims'] = { shown: character.shown, at: serverNow(), fight: JSON.parse(fight) };
    return ask({ kind: 'aims', ...asked }, world, (answered) => {
      const found = answered as AimsStatus;
      last = { key, status: found };
      setStatus(found);
    });
  }, [key, world, fight]);
  return status;
}
