import type { World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { longTime } from '../../features/chronicle/long-time.ts';
import { formatDay } from '../../lib/format/date.ts';
import { formatNumber } from '../../lib/format/number.ts';

const sumOf = (values: Iterable<number | undefined>): number =>
  [...values].reduce<number>((all, one) => all + (one ?? 0), 0);

type Sums = Pick<ChronicleAnswer, 'times' | 'kills' | 'items' | 'gold' | 'firsts'>;

export const workTime = ({ times }: Pick<Sums, 'times'>): number =>
  sumOf(times.flatMap(({ ms }) => Object.values(ms)));

export const killCount = ({ kills }: Pick<Sums, 'kills'>): number => sumOf(kills.map((row) => row.kills));

/** Whether nothing has happened since the chronicle began. The region of a new character is not counted. */
export const isBlank = (chronicle: Sums): boolean =>
  workTime(chronicle) === 0 &&
  chronicle.items.every(({ came }) => sumOf(Object.values(came)) === 0) &&
  chronicle.firsts.filter(({ at }) => at !== null).length <= 1 &&
  chronicle.firsts.every(({ kind, at }) => at === null || kind === 'region');

/** The story of a chronicle in a few sentences. */
export function storyOf(
  chronicle: Pick<ChronicleAnswer, 'since' | 'times' | 'kills'>,
  world: World,
): readonly string[] {
  const { since, times, kills } = chronicle;
  const opened = `The book was opened on ${formatDay(since)}.`;
  const all = workTime(chronicle);
  if (all === 0) return [opened];
  const [most] = times.toSorted(
    (one, other) => sumOf(Object.values(other.ms)) - sumOf(Object.values(one.ms)),
  );
  const place = world.region(most?.regionId ?? 0)?.name;
  const work = `Since then it has seen ${longTime(all)} of work${place ? `, most of it in ${place}` : ''}.`;
  const won = killCount(chronicle);
  if (won === 0) return [opened, work, 'Nothing has been beaten yet. Nothing has complained, either.'];
  const lost = sumOf(kills.map(({ defeats }) => defeats));
  const often = lost === 1 ? 'once' : `${formatNumber(lost)} times`;
  const beaten = `${formatNumber(won)} ${won === 1 ? 'enemy has' : 'enemies have'} been beaten`;
  return [
    opened,
    work,
    lost === 0
      ? `${beaten}, and never the other way round.`
      : `${beaten}, and ${often} it was the other way round.`,
  ];
}
