import {
  disenchantingRate,
  type ItemSource,
  type Learner,
  recipeRate,
  type WikiSection,
  type World,
} from '@slumberfell/engine';
import type { WikiPicture } from '../../features/entry-pictures/PictureOf.tsx';
import { VISITOR, xpAnHourText } from '../../features/skills/experience-text.ts';
import { workWords } from '../../features/skills/work-words.ts';
import { formatChance } from '../../lib/format/chance.ts';
import { formatNumber, formatRate } from '../../lib/format/number.ts';
import { skillGlyph } from '../../ui/pictures/names.ts';

/** One source of an item as a row. */
export interface SourceRow {
  readonly key: string;
  readonly picture: WikiPicture;
  readonly title: string;
  /** The entry to which the title leads; null for none. */
  readonly entry: { readonly section: WikiSection; readonly id: number } | null;
  readonly below: string;
  /** The effective chance, or what the source costs. */
  readonly chance: string;
  /** How much the source brings in an hour; empty where only a forecast can say it. */
  readonly rate: string;
}

const perHour = (amount: number): string => `${formatRate(amount)} an hour`;

/** The expected amount, if the chance does not say it already. */
const meanOf = ({ chance, amount }: { readonly chance: number; readonly amount: number }): string =>
  Math.abs(amount - chance) < chance / 100
    ? ''
    : ` · ${formatNumber(Math.round(amount * 100) / 100)} on average`;

export const regionNames = (ids: readonly number[], world: World): string =>
  ids.flatMap((id) => world.region(id)?.name ?? []).join(', ');

const skillName = (skillId: number, world: World): string =>
  world.sets.skills.find(({ id }) => id === skillId)?.name ?? '';

/**
 * A source as a row.
 * @param character decides the experience of recipes by its pets and traits. Null for a visitor
 */
export function sourceRow(source: ItemSource, character: Learner | null, world: World): SourceRow {
  const shown = character ?? VISITOR;
  switch (source.kind) {
    case 'recipe': {
      const { recipe } = source;
      const { itemId, skillId, requiredLevel, requiredRegions } = recipe;
      const rate = recipeRate(shown, recipe, world);
      const place = regionNames(requiredRegions, world);
      return {
        key: 'recipe',
        picture: { kind: 'glyph', glyph: skillGlyph(skillId) },
        title: `${workWords(recipe).name} it`,
        entry: { section: 'recipes', id: itemId },
        below: `${skillName(skillId, world)} level ${requiredLevel}${place && ` · ${place}`}`,
        chance: perHour(rate.products),
        rate: xpAnHourText(rate.experience, character),
      };
    }
    case 'disenchanting': {
      const { recipe, pieces } = source;
      const yields = pieces.map(({ amount }) => amount);
      const [least, most] = [Math.min(...yields), Math.max(...yields)];
      const [best] = pieces;
      const rate = best && disenchantingRate(shown, best.piece, world);
      return {
        key: 'disenchanting',
        picture: { kind: 'glyph', glyph: skillGlyph(recipe.skillId) },
        title: 'Disenchant equipment',
        entry: { section: 'recipes', id: recipe.itemId },
        below: `${skillName(recipe.skillId, world)} level ${recipe.requiredLevel} · ${formatNumber(pieces.length)} kinds of pieces`,
        chance: least === most ? `${least} a piece` : `${least} to ${most} a piece`,
        rate: rate ? `up to ${perHour(rate.products)}` : '',
      };
    }
    case 'shop':
      return {
        key: 'shop',
        picture: { kind: 'glyph', glyph: 'two-coins' },
        title: 'Buy it at the entrance',
        entry: { section: 'dungeons', id: source.dungeon.id },
        below: source.dungeon.name,
        chance: `${formatNumber(source.price)} gold`,
        rate: '',
      };
    case 'milestone':
      return {
        key: 'milestone',
        picture: { kind: 'glyph', glyph: 'sparkles' },
        title: `A gift at total level ${formatNumber(source.totalLevel)}`,
        entry: null,
        below: 'The sum of the levels of all skills',
        chance: 'once',
        rate: '',
      };
    case 'fight':
      return {
        key: `fight ${source.enemy.id} ${source.region.id}`,
        picture: { kind: 'enemy', enemy: source.enemy },
        title: source.enemy.name,
        entry: { section: 'enemies', id: source.enemy.id },
        below: `Level ${source.enemy.level} · ${source.region.name}${meanOf(source)}`,
        chance: `${formatChance(source.chance)} a kill`,
        rate: '',
      };
    case 'dungeon':
      return {
        key: `dungeon ${source.dungeon.id} ${source.enemy.id}`,
        picture: { kind: 'place', path: source.dungeon.imagePath },
        title: source.dungeon.name,
        entry: { section: 'dungeons', id: source.dungeon.id },
        below: `${source.enemy.name}, level ${source.enemy.level}${meanOf(source)}`,
        chance: `${formatChance(source.chance)} a run`,
        rate: '',
      };
    case 'found': {
      const { recipe, amount } = source;
      const item = world.item(recipe.itemId);
      const actions = recipeRate(shown, recipe, world).actions;
      return {
        key: `found ${recipe.itemId}`,
        picture: item ? { kind: 'item', item } : { kind: 'glyph', glyph: skillGlyph(recipe.skillId) },
        title: item?.name ?? '',
        entry: { section: 'recipes', id: recipe.itemId },
        below: `Found with ${skillName(recipe.skillId, world)} level ${recipe.requiredLevel}${meanOf(source)}`,
        chance: `${formatChance(source.chance)} an action`,
        rate: perHourOf(actions * amount),
      };
    }
  }
}

/** A rate, with enough digits for what is rare. */
const perHourOf = (amount: number): string =>
  amount >= 1 ? perHour(amount) : `one in ${formatNumber(Math.round(1 / amount))} h`;
