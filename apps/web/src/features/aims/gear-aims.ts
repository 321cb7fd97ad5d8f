import {
  amountOf,
  CRITICAL_CHANCE_SCALE,
  type CrafteableItem,
  craftObstacles,
  entriesOf,
  equipObstacles,
  gearSums,
  type Item,
  idleTime,
  SLOT_OF_TYPE,
} from '@slumberfell/engine';
import { formatChange, formatNumber } from '../../lib/format/number.ts';
import type { Aim, AimFacts } from './aim.ts';
import { byChance, soonestOf, type Way } from './ways.ts';

const MERITS = ['attackPower', 'armor', 'criticalChance'] as const;
const MERIT_NAMES = {
  attackPower: 'attack power',
  armor: 'armour',
  criticalChance: '% critical chance',
} as const;

/**
 * Pieces that are better than what is worn: nowhere below it and somewhere above it, so that no fight gets
 * worse. Owned ones first, then what the character can make, or find within one session on average. The
 * soonest comes first; of equally near ones, the one that adds most.
 */
export function gearAims(facts: AimFacts, ways: readonly Way[]): Aim[] {
  const { shown, world } = facts;
  const found: Near[] = [];
  const owned = new Set<number>();
  const add = (item: Item | undefined, rest: Omit<Near, 'item' | 'gain'>): void => {
    const gain = item && gainOf(item, facts);
    if (item && gain !== null && gain !== undefined) found.push({ item, gain, ...rest });
  };
  for (const [itemId] of entriesOf(shown.inventory)) {
    owned.add(itemId);
    const steps = [{ name: 'equip', input: { itemId } } as const];
    add(world.item(itemId), { seconds: 0, steps, label: 'Wear', how: 'It is in your bag.' });
  }
  const made = new Set<number>();
  for (const recipe of world.sets.crafteableItems) {
    const { itemId, baseActionTime, requiredComponents } = recipe;
    if (owned.has(itemId) || requiredComponents.length === 0) continue;
    if (craftObstacles(shown, recipe).length > 0) continue;
    made.add(itemId);
    const steps = [{ name: 'begin-crafting', input: { itemId, amount: 1 } } as const];
    add(world.item(itemId), { seconds: baseActionTime, steps, label: 'Make', how: usesOf(recipe, facts) });
  }
  const reach = idleTime(shown.trophies, world);
  for (const [itemId, { way, seconds }] of soonestOf(ways)) {
    if (owned.has(itemId) || made.has(itemId) || seconds > reach) continue;
    add(world.item(itemId), { seconds, steps: way.steps, label: way.label, how: byChance(way) });
  }
  return found
    .sort((one, other) => one.seconds - other.seconds || other.gain - one.gain || one.item.id - other.item.id)
    .map((near) => aimOf(near, facts));
}

interface Near extends Pick<Aim, 'seconds' | 'steps' | 'label'> {
  readonly item: Item;
  readonly gain: number;
  /** How it is come by, as a sentence. */
  readonly how: string;
}

/** What the piece adds, as a share of the whole set; null when it is not better or cannot be worn. */
function gainOf(item: Item, { shown, world }: AimFacts): number | null {
  const { equipmentType, healingAmount, providedAttackStyle } = item;
  const slot = equipmentType === undefined ? undefined : SLOT_OF_TYPE[equipmentType];
  if (slot === undefined || healingAmount !== undefined) return null;
  const changesStyle = providedAttackStyle !== undefined && providedAttackStyle !== shown.attackStyle;
  if (changesStyle && shown.equipment.weapon !== undefined) return null;
  if (equipObstacles(shown, item).length > 0) return null;
  const changes = changesOf(item, world.item(shown.equipment[slot] ?? 0));
  if (changes.length === 0 || changes.some(({ change }) => change < 0)) return null;
  const { attackPower, armor, criticalChance } = gearSums(shown.equipment, world);
  const sums = { attackPower, armor, criticalChance: (criticalChance * 100) / CRITICAL_CHANCE_SCALE };
  return changes.reduce((gain, { merit, change }) => gain + change / Math.max(1, sums[merit]), 0);
}

const changesOf = (item: Item, worn: Item | undefined) =>
  MERITS.map((merit) => ({
    merit,
    // Critical chances have one decimal. The rounding removes the error of binary fractions.
    change: Math.round(((item[merit] ?? 0) - (worn?.[merit] ?? 0)) * 10) / 10,
  })).filter(({ change }) => change !== 0);

function aimOf({ item, seconds, steps, label, how }: Near, { shown, world }: AimFacts): Aim {
  const slot = item.equipmentType === undefined ? undefined : SLOT_OF_TYPE[item.equipmentType];
  const worn = slot === undefined ? undefined : world.item(shown.equipment[slot] ?? 0);
  const adds = changesOf(item, worn).map(
    ({ merit, change }) =>
      `${formatChange(change)}${merit === 'criticalChance' ? '' : ' '}${MERIT_NAMES[merit]}`,
  );
  const than = worn === undefined ? 'in a slot that is empty' : `than ${worn.name}`;
  return {
    kind: 'gear',
    key: `gear:${item.id}`,
    title: item.name,
    text: `${adds.join(', ')} ${worn === undefined ? than : `more ${than}`}. ${how}`,
    seconds,
    steps,
    label,
    picture: { kind: 'item', id: item.id },
  };
}

const usesOf = ({ requiredComponents }: CrafteableItem, { shown, world }: AimFacts): string =>
  `Uses ${requiredComponents
    .map(
      ({ itemId, amount }) =>
        `${formatNumber(amount)} of your ${formatNumber(amountOf(shown.inventory, itemId))} ${world.item(itemId)?.name}`,
    )
    .join(', ')}.`;
