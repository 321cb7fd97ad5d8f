import {
  type BagAim,
  beginHunt,
  beginRuns,
  type FightQuestion,
  type Forecast,
  type Habits,
  type Item,
  isCombat,
  isPet,
  type SettingCommand,
  type World,
} from '@slumberfell/engine';
import { useWorld } from '../../lib/static-data/load.ts';
import { useCharacter } from '../character/use-character.ts';
import type { FightPlace } from '../session-counts/session-counts.ts';
import { useSessionCounts } from '../session-counts/use-session-counts.ts';
import type { ForecastStatus } from './forecast-client.ts';
import type { Question } from './messages.ts';
import { useForecast } from './use-forecast.ts';
import { usePackAim } from './use-pack-aim.ts';
import { useHabits } from './use-rest.ts';

/** What is known of a forecast, and the instant of its question in epoch ms. */
export interface KnownForecast {
  readonly status: ForecastStatus<Forecast>;
  readonly at: number;
  /** Whether the forecast is that of an earlier question, because this one has none yet. */
  readonly isOld?: boolean;
}

/** The fight that what-ifs are about. */
export interface Fight {
  readonly isRunning: boolean;
  readonly place: FightPlace;
  readonly habits: Habits;
  /** What the character is to wear and pack the best for. */
  readonly aim: BagAim;
}

/** The running fight; out of combat, the last one; without that, open combat in the present region. */
export function useFight(): Fight {
  const world = useWorld();
  const isRunning = useCharacter(({ shown }) => isCombat(shown.action));
  const regionId = useCharacter(({ shown }) => shown.regionId);
  const last = useSessionCounts()?.place;
  const place =
    last !== undefined && isKnown(last, world) ? last : ({ kind: 'region', id: regionId } as const);
  const characterId = useCharacter(({ id }) => id);
  const habits = useHabits();
  const [aim] = usePackAim(characterId);
  return { isRunning, place, habits, aim };
}

/** Whether the live content has the place. A stored one may have been retired since. */
const isKnown = ({ kind, id }: FightPlace, world: World): boolean =>
  (kind === 'region' ? world.region(id) : world.dungeon(id)) !== undefined;

/** Says where the fight of a what-if takes place: `in this fight`, `in open combat in Wick`. */
export function fightText({ isRunning, place }: Fight, world: World): string {
  if (isRunning) return 'in this fight';
  if (place.kind === 'dungeon') return `in ${world.dungeon(place.id)?.name}`;
  return `in open combat in ${world.region(place.id)?.name}`;
}

const NO_COMMANDS: readonly SettingCommand[] = [];

/** What a what-if about a piece supposes beside its commands. */
interface SupposedPiece {
  /** An item that the character owns at least once. */
  readonly owned?: number;
  /** An item whose traits do not count. */
  readonly traitless?: number;
}

/**
 * The forecast of the fight of `useFight`, to its end.
 * @param after a what-if: commands that are executed first. Null asks nothing
 */
export function useFightForecast(
  after: readonly SettingCommand[] | null = NO_COMMANDS,
  supposed?: SupposedPiece,
): KnownForecast {
  const fight = useFight();
  return useForecast<'session' | 'target'>(after === null ? null : fightQuestion(fight, after, supposed));
}

/** The command of a what-if that wears a piece, or takes a pet along. */
export const wearing = (item: Item): SettingCommand => ({
  name: isPet(item) ? 'take-along' : 'equip',
  input: { itemId: item.id },
});

/** The question what a fight brings after some commands. */
export function fightQuestion(
  { isRunning, place, habits }: Fight,
  after: readonly SettingCommand[],
  { owned, traitless }: SupposedPiece = {},
): Question<'session'> | Question<'target'> {
  const more = owned === undefined ? {} : { owned: [{ itemId: owned, amount: 1 }] };
  const asked = { after, suppose: more, ...(traitless !== undefined && { traitless: [traitless] }) };
  if (isRunning) return { ...asked, kind: 'session', command: null };
  if (place.kind === 'dungeon') return { ...asked, kind: 'target', target: place };
  const regionId = place.id;
  return {
    ...asked,
    kind: 'session',
    command: beginHunt(regionId, habits),
    suppose: { ...more, regionId },
    atRest: true,
  };
}

/** The best healing threshold for the same fight, with what is worn. */
export const thresholdQuestion = (fight: Fight, world: World): Question<'threshold'> => ({
  ...packQuestion(fight, world),
  kind: 'threshold',
});

/** Keys and runs that advice on a dungeon supposes: more than fit into a session. */
const RUNS = 10_000;

/**
 * What to wear and to pack for the fight of `useFight`, as if it began now. Home, Equipment and Combat ask
 * this same question, so that no screen takes off what another has put on.
 */
export function packQuestion({ place, habits, aim }: Fight, world: World): Question<'pack'> & FightQuestion {
  const asked = { kind: 'pack', aim, atRest: true } as const;
  if (place.kind === 'region') {
    const regionId = place.id;
    return {
      ...asked,
      command: beginHunt(regionId, habits),
      suppose: { regionId },
    };
  }
  const { regionId = 0, keyItemId = 0 } = world.dungeon(place.id) ?? {};
  return {
    ...asked,
    command: beginRuns(place.id, RUNS, habits),
    suppose: { regionId, owned: [{ itemId: keyItemId, amount: RUNS }] },
  };
}
