import {
  GAIN_SOURCES,
  type GainSource,
  type Item,
  ItemCategory,
  ItemQuality,
  levelOf,
  netWorthOf,
  type World,
  worthOf,
} from '@slumberfell/engine';
import type { IdleReportAnswer } from '@slumberfell/protocol';

/** An item with an amount. */
export interface ReportItem {
  readonly item: Item;
  readonly amount: number;
}

/** A report's items, prepared for display. */
export interface ReportItems {
  /** Trophies, cards, pets, recipes, and items of quality Elite or better; the rarest first. */
  readonly finds: readonly ReportItem[];
  /**
   * All gained items that are not in `finds`, by the source that gave them; within a source, the amounts
   * with the highest total value first.
   */
  readonly gains: readonly { readonly source: GainSource; readonly items: readonly ReportItem[] }[];
  readonly used: readonly ReportItem[];
  /** The gold for all gained items at shop prices, less that for all used ones. May be negative. */
  readonly worth: number;
}

const COLLECTED: ReadonlySet<number> = new Set([
  ItemCategory.Trophy,
  ItemCategory.Card,
  ItemCategory.Pet,
  ItemCategory.Recipe,
]);

const isFind = ({ category, quality }: Item): boolean =>
  COLLECTED.has(category) || quality >= ItemQuality.Elite;

/** What items are worth together at shop prices. */
export const worthOfItems = (items: readonly ReportItem[], world: World): number =>
  worthOf(
    items.map(({ item, amount }) => ({ itemId: item.id, amount })),
    world,
  );

export function reportItemsOf({ gained, used }: IdleReportAnswer, world: World): ReportItems {
  const known = (entries: readonly { readonly itemId: number; readonly amount: number }[]): ReportItem[] =>
    entries.flatMap(({ itemId, amount }) => {
      const item = world.item(itemId);
      return item ? [{ item, amount }] : [];
    });
  const byWorth = (one: ReportItem, other: ReportItem): number =>
    worthOfItems([other], world) - worthOfItems([one], world);
  const all = known(gained);
  const finds = new Map<number, ReportItem>();
  for (const { item, amount } of all.filter((entry) => isFind(entry.item)))
    finds.set(item.id, { item, amount: amount + (finds.get(item.id)?.amount ?? 0) });
  return {
    finds: [...finds.values()].sort(
      (one, other) => other.item.quality - one.item.quality || byWorth(one, other),
    ),
    gains: GAIN_SOURCES.flatMap((source) => {
      const items = known(gained.filter((gain) => gain.source === source)).filter(
        ({ item }) => !isFind(item),
      );
      return items.length > 0 ? [{ source, items: items.sort(byWorth) }] : [];
    }),
    used: known(used).sort(byWorth),
    worth: netWorthOf(gained, used, world),
  };
}

/** Experience gained in one skill. */
export interface SkillGain {
  readonly skillId: number;
  readonly name: string;
  readonly points: number;
  /** `from` and `to`: the skill's level at the begin and at the end of the absence. */
  readonly from: number;
  readonly to: number;
  /** Experience at the end of the absence, in whole points. */
  readonly experience: number;
}

/**
 * Gains by skill: those with most gained levels first; of equal ones, the one with most gained experience.
 */
export const skillGainsOf = ({ experience }: IdleReportAnswer, world: World): SkillGain[] =>
  experience
    .flatMap(({ skillId, before, points }) => {
      const skill = world.sets.skills.find(({ id }) => id === skillId);
      if (!skill) return [];
      const after = before + points;
      return [
        { skillId, name: skill.name, points, from: levelOf(before), to: levelOf(after), experience: after },
      ];
    })
    .sort((one, other) => other.to - other.from - (one.to - one.from) || other.points - one.points);

/** Skills up to so many are all shown. */
const FEW_SKILLS = 4;

/**
 * The skills of a report that it shows, and those behind a line. Of many, all with a new level are shown, and
 * at least three.
 */
export function foldedGains(gains: readonly SkillGain[]): {
  readonly shown: readonly SkillGain[];
  readonly folded: readonly SkillGain[];
} {
  const risen = gains.filter(({ from, to }) => to > from).length;
  const count = gains.length <= FEW_SKILLS ? gains.length : Math.max(risen, FEW_SKILLS - 1);
  return { shown: gains.slice(0, count), folded: gains.slice(count) };
}
