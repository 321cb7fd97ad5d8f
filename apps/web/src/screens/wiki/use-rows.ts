import type { ItemUse, WikiSection, World } from '@slumberfell/engine';
import type { WikiPicture } from '../../features/entry-pictures/PictureOf.tsx';
import { formatChange, formatNumber } from '../../lib/format/number.ts';
import { formatDuration } from '../../lib/format/time.ts';

/** One use of an item as a row. */
export interface UseRow {
  readonly key: string;
  readonly picture: WikiPicture;
  readonly title: string;
  /** The entry to which the title leads; null for none. */
  readonly entry: { readonly section: WikiSection; readonly id: number } | null;
  readonly below: string;
  readonly aside: string;
}

const plain = { entry: null, below: '', aside: '' } as const;

export function rowOfUse(use: ItemUse, world: World): UseRow {
  const skillName = (skillId: number) => world.sets.skills.find(({ id }) => id === skillId)?.name ?? '';
  switch (use.kind) {
    case 'component': {
      const { recipe, amount } = use;
      const item = world.item(recipe.itemId);
      return {
        key: `component ${recipe.itemId}`,
        picture: item ? { kind: 'item', item } : { kind: 'glyph', glyph: 'open-book' },
        title: item?.name ?? '',
        entry: { section: 'recipes', id: recipe.itemId },
        below: `${skillName(recipe.skillId)} level ${recipe.requiredLevel}`,
        aside: `takes ${formatNumber(amount)}`,
      };
    }
    case 'key':
      return {
        ...plain,
        key: `key ${use.dungeon.id}`,
        picture: { kind: 'place', path: use.dungeon.imagePath },
        title: use.dungeon.name,
        entry: { section: 'dungeons', id: use.dungeon.id },
        below: 'Opens this dungeon',
        aside: '1 a run',
      };
    case 'trophy':
      return {
        ...plain,
        key: 'trophy',
        picture: { kind: 'glyph', glyph: 'trophy' },
        title: 'Claim it for the Relicarium',
        below: 'The first one lets sessions run longer',
        aside: use.entry.bonusTime > 0 ? `+${formatDuration(use.entry.bonusTime)}` : '',
      };
    case 'card':
      return {
        ...plain,
        key: 'card',
        picture: { kind: 'enemy', enemy: use.enemy },
        title: use.enemy.name,
        entry: { section: 'enemies', id: use.enemy.id },
        below: use.isRadiant ? 'Its radiant card for the Bestiary' : 'Its card for the Bestiary',
      };
    case 'pet':
      return {
        ...plain,
        key: 'pet',
        picture: { kind: 'glyph', glyph: 'paw' },
        title: 'Tame it',
        entry: { section: 'skills', id: use.skillId },
        below: `More experience in ${skillName(use.skillId)}`,
        aside: `${formatChange(use.percent)}%`,
      };
    case 'learn':
      return {
        ...plain,
        key: 'learn',
        picture: { kind: 'glyph', glyph: 'open-book' },
        title: 'Learn it',
        entry: use.recipes[0] ? { section: 'recipes', id: use.recipes[0].itemId } : null,
        below:
          use.recipes.length > 0
            ? `Teaches ${use.recipes.flatMap(({ itemId }) => world.item(itemId)?.name ?? []).join(', ')}`
            : 'It no longer teaches anything',
      };
    case 'wear':
      return { ...plain, key: 'wear', picture: { kind: 'glyph', glyph: 'shield' }, title: 'Wear it' };
    case 'eat':
      return {
        ...plain,
        key: 'eat',
        picture: { kind: 'glyph', glyph: 'meal' },
        title: 'Pack it for fights',
        below: 'Heals after a turn when health is low',
        aside: `heals ${formatNumber(use.healing)}`,
      };
    case 'disenchant':
      return {
        ...plain,
        key: 'disenchant',
        picture: { kind: 'item', item: use.essence },
        title: use.essence.name,
        entry: { section: 'items', id: use.essence.id },
        below: 'By disenchanting',
        aside: `gives ${use.amount}`,
      };
    case 'sell':
      return {
        ...plain,
        key: 'sell',
        picture: { kind: 'glyph', glyph: 'two-coins' },
        title: 'Sell it',
        aside: `${formatNumber(use.value)} gold`,
      };
  }
}
