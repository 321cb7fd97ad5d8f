import {
  AttackStyle,
  addAmounts,
  type BagAim,
  type Item,
  isFood,
  MOST_STEPS,
  openBestOfBag,
  wornSlotOf,
} from '@slumberfell/engine';
import { expect, test } from 'vitest';
import { stateOf } from './forecast-characters.ts';
import { sets, world } from './shipped.ts';

const HOUR = 3_600_000;

const isOwnable = (item: Item): boolean => isFood(item) || wornSlotOf(item) !== undefined;

/** A character of level 80 in good equipment that owns one of all that can be worn or eaten. */
function collector() {
  const { shown } = stateOf(80, AttackStyle.Melee, 5, 100);
  const owned = sets.items.filter(isOwnable).map(({ id }) => ({ itemId: id, amount: 1 }));
  return { ...shown, inventory: addAmounts(shown.inventory, owned) };
}

test.each<BagAim>(['experience', 'gold', 'safety'])(
  'the bag of a collector is searched for %s in bounded work, and something better is found',
  (aim) => {
    const command = { name: 'begin-hunting', input: { regionId: 5 } } as const;
    const question = { shown: collector(), command, at: 0, until: HOUR, seed: [1, 2, 3, 4] as const };
    const search = openBestOfBag(question, aim, world);
    if ('refused' in search) throw new Error(search.refused);
    let steps = 0;
    for (; !search.isDone; steps++) search.play(1);
    // The generator's return is a step of its own.
    expect(steps).toBeLessThanOrEqual(MOST_STEPS + 1);
    const { pieces, worn, best } = search.result();
    expect(pieces.length).toBeGreaterThan(0);
    const kills = ({ survives, kills }: typeof best) => [survives, kills.perHour] as const;
    expect(kills(best)[0]).toBeGreaterThanOrEqual(kills(worn)[0]);
    if (aim === 'experience') expect(kills(best)[1]).toBeGreaterThan(kills(worn)[1]);
    if (aim === 'gold') expect(best.gold.expected).toBeGreaterThan(worn.gold.expected);
  },
);
