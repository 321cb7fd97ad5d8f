import type { ItemOrigin, TimeKind, World } from '@slumberfell/engine';
import type { ChronicleAnswer } from '@slumberfell/protocol';
import { longTime } from '../../features/chronicle/long-time.ts';
import { formatNumber } from '../../lib/format/number.ts';
import type { NamedRow } from './NamedTable.tsx';

export const SUM_KINDS = ['items', 'enemies', 'dungeons', 'regions', 'skills', 'gold'] as const;
export type SumKind = (typeof SUM_KINDS)[number];

export const SUM_LABELS: Readonly<Record<SumKind, string>> = {
  items: 'Items',
  enemies: 'Enemies',
  dungeons: 'Dungeons',
  regions: 'Time by region',
  skills: 'Experience',
  gold: 'Gold',
};

export const SUM_HEADS: Readonly<Record<SumKind, readonly string[]>> = {
  items: ['Item', 'In', 'Out'],
  enemies: ['Enemy', 'Kills', 'Defeats'],
  dungeons: ['Dungeon', 'Runs'],
  regions: ['Region', 'Time'],
  skills: ['Skill', 'Points'],
  gold: ['Source or use', 'Gold'],
};

const ORIGIN_NAMES: Readonly<Record<ItemOrigin, string>> = {
  fights: 'fights',
  bosses: 'bosses',
  gathering: 'gathering',
  crafting: 'crafting',
  disenchanting: 'disenchanting',
  bought: 'the shop',
  given: 'gifts',
  rewarded: 'villagers',
};

const USE_NAMES: Readonly<Record<keyof ChronicleAnswer['items'][number]['went'], string>> = {
  components: 'components',
  pieces: 'disenchanted',
  eaten: 'eaten',
  keys: 'keys',
  sold: 'sold',
  claimed: 'claimed',
  learned: 'learned',
  tamed: 'tamed',
  delivered: 'handed over',
};

const TIME_NAMES: Readonly<Record<TimeKind, string>> = {
  gathering: 'gathering',
  crafting: 'crafting',
  disenchanting: 'disenchanting',
  hunting: 'hunting',
  dungeons: 'dungeons',
};

type Amounts<N extends string> = Readonly<Partial<Record<N, number | undefined>>>;

const sumOf = (amounts: Amounts<string>): number =>
  Object.values(amounts).reduce<number>((all, one) => all + (one ?? 0), 0);

/** The parts of a sum, the largest first: `fights 1,200, crafting 30`. */
const partsText = <N extends string>(
  amounts: Amounts<N>,
  names: Readonly<Record<N, string>>,
  format: (amount: number) => string = formatNumber,
): string =>
  (Object.entries(amounts) as [N, number][])
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, amount]) => `${names[name]} ${format(amount)}`)
    .join(', ');

interface SumRow extends Omit<NamedRow, 'cells'> {
  readonly values: readonly number[];
}

const ROWS: Readonly<Record<SumKind, (chronicle: ChronicleAnswer, world: World) => readonly SumRow[]>> = {
  items: ({ items }, world) =>
    items
      .filter(({ came, went }) => sumOf(came) + sumOf(went) > 0)
      .map(({ itemId: id, came, went }) => ({
        section: 'items',
        id,
        name: world.item(id)?.name ?? 'A forgotten item',
        below: [
          sumOf(came) > 0 && `In: ${partsText(came, ORIGIN_NAMES)}.`,
          sumOf(went) > 0 && `Out: ${partsText(went, USE_NAMES)}.`,
        ]
          .filter(Boolean)
          .join(' '),
        values: [sumOf(came), sumOf(went)],
      })),
  enemies: ({ kills }, world) =>
    kills.map(({ enemyId: id, kills: won, defeats }) => ({
      section: 'enemies',
      id,
      name: world.enemy(id)?.name ?? 'A forgotten enemy',
      values: [won, defeats],
    })),
  dungeons: ({ runs }, world) =>
    runs.map(({ dungeonId: id, runs: all }) => ({
      section: 'dungeons',
      id,
      name: world.dungeon(id)?.name ?? 'A forgotten dungeon',
      values: [all],
    })),
  regions: ({ times }, world) =>
    times.map(({ regionId: id, ms }) => ({
      section: 'regions',
      id,
      name: world.region(id)?.name ?? 'A forgotten region',
      below: partsText(ms, TIME_NAMES, longTime),
      values: [sumOf(ms)],
    })),
  skills: ({ experience }, world) =>
    experience.map(({ skillId: id, points }) => ({
      section: 'skills',
      id,
      name: world.sets.skills.find((skill) => skill.id === id)?.name ?? 'A forgotten skill',
      values: [points],
    })),
  gold: ({ gold, openingGold }) =>
    [
      { name: 'From sales', amount: gold.sold },
      { name: 'Spent in the shop', amount: gold.bought },
      { name: 'Spent on travel', amount: gold.travel },
      { name: 'Owned before the chronicle', amount: openingGold },
    ].map(({ name, amount = 0 }, id) => ({ section: null, id, name, values: [amount] })),
};

/** The rows of one kind of sums, the largest first. */
export function sumRows(kind: SumKind, chronicle: ChronicleAnswer, world: World): readonly NamedRow[] {
  const format = kind === 'regions' ? longTime : formatNumber;
  const first = ({ values }: SumRow): number => values[0] ?? 0;
  return ROWS[kind](chronicle, world)
    .toSorted((one, other) => first(other) - first(one) || one.name.localeCompare(other.name, 'en'))
    .map(({ values, ...row }) => ({ ...row, cells: values.map(format) }));
}
