import {
  type ItemAmount,
  isOpenWay,
  type Shown,
  skillLevel,
  totalLevel,
  type Way,
  type WayLack,
  type WayPlace,
  type World,
} from '@slumberfell/engine';
import { formatNumber } from '../../lib/format/number.ts';
import { trainingText } from '../proposals/training-words.ts';

/** What keeps a character from a way, or how it gets there, as the beginning of a sentence. */
export function wayText(way: Way, shown: Shown, world: World): string {
  const [source] = way.sources;
  const [lack] = way.lacks;
  const hasNoKey = way.lacks.some(({ kind }) => kind === 'key');
  if (lack !== undefined && !isOpenWay(way)) {
    const level = way.training === null ? '' : `. ${trainingText(way.training, shown, world)}`;
    return `${lackText(lack, shown, world)}${hasNoKey ? NO_KEY : ''}${level}`;
  }
  if (way.place === null) return 'From pieces that you own';
  const place = placeText(way.place, shown, world);
  if (way.plan.length > 0) return `${place}, with what it needs gathered and made first`;
  if (source?.kind !== 'shop' && !hasNoKey) return place;
  return `${place}; a key costs ${goldText(keyValue(way, world))}${hasNoKey ? NO_KEY : ''}`;
}

const NO_KEY = ', and you have none';

const goldText = (gold: number): string => `${formatNumber(gold)} gold`;

const keyValue = ({ sources: [source] }: Way, world: World): number => {
  if (source?.kind !== 'shop' && source?.kind !== 'dungeon') return 0;
  return world.item(source.dungeon.keyItemId)?.value ?? 0;
};

function placeText({ regionId, fare }: WayPlace, shown: Shown, world: World): string {
  if (regionId === shown.regionId) return 'Here';
  return `In ${world.region(regionId)?.name}; travel there ${fare > 0 ? `costs ${goldText(fare)}` : 'is free'}`;
}

function lackText(lack: WayLack, shown: Shown, world: World): string {
  switch (lack.kind) {
    case 'retired':
      return 'Nowhere any more';
    case 'fare':
      return `Travel to ${world.region(lack.regionId)?.name} costs ${goldText(lack.gold)}`;
    case 'level': {
      const skill = world.sets.skills.find(({ id }) => id === lack.skillId);
      return `${skill?.name} level ${lack.requiredLevel}, yours is ${skillLevel(shown, lack.skillId)}`;
    }
    case 'recipe':
      return `${world.item(lack.recipeId)?.name ?? 'Its recipe'} is not learned`;
    case 'components':
      return `You lack ${componentsText(lack.items, world)}`;
    case 'piece':
      return 'You own no piece that becomes it';
    case 'meeting':
      return 'Does not appear at your levels';
    case 'key':
      return 'You have no key';
    case 'price':
      return `A key costs ${goldText(lack.gold)}`;
    case 'total-level':
      return `Your total level is ${formatNumber(totalLevel(shown))}`;
    case 'given':
      return 'You have already been given it';
  }
}

/** Kinds of components that a reason names. */
const NAMED = 2;

function componentsText(items: readonly ItemAmount[], world: World): string {
  const names = items.map(({ itemId, amount }) => `${formatNumber(amount)} × ${world.item(itemId)?.name}`);
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
