import {
  addAmounts,
  atRest,
  equipObstacles,
  type ItemAmount,
  openNightPack,
  owning,
  type Preparation,
  prepared,
  type Shown,
  type State,
  untilOver,
  whatIf,
} from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arcOf, characters, fightOf, newcomer, SEED, world } from '../../lib/testing/characters.ts';

/** Home, Equipment and Combat advise the same: what one of them puts on, none of them takes off. */

const NOTHING: Preparation = { pieces: [], healingShare: null };

/** What Combat and Equipment advise to wear and to pack, and when to eat. */
function adviceFor(shown: Shown): Preparation {
  const { command } = fightOf(shown);
  const until = untilOver(shown, 0, world);
  const open = openNightPack({ shown, command, at: 0, until, seed: SEED }, world);
  if ('refused' in open) return NOTHING;
  while (!open.isDone) open.play();
  const { pieces, healingShare } = open.result();
  return { pieces, healingShare };
}

function wearing(shown: Shown, pieces: readonly ItemAmount[]): Shown {
  if (pieces.length === 0) return shown;
  const worn = whatIf(shown, { name: 'wear', input: { pieces } }, world, 0);
  if ('refused' in worn) throw new Error(worn.refused);
  return worn;
}

const typeOf = ({ itemId }: ItemAmount) => world.item(itemId)?.equipmentType;

/** The character at rest, as it is in the facts of its proposals. */
const restedOf = ({ shown }: State): Shown => atRest(shown, world, 0);

function expectOneAdvice({ shown }: Pick<State, 'shown'>): void {
  const advice = adviceFor(shown);
  // All of it at once, as Combat, Equipment and Home do.
  const dressed = prepared(shown, advice, world, 0);
  expect(adviceFor(dressed)).toEqual(NOTHING);

  // One slot, as Equipment does.
  const alone = advice.pieces.find(({ itemId }) => {
    const item = world.item(itemId);
    return item !== undefined && equipObstacles(shown, item).length === 0;
  });
  if (alone) expect(adviceFor(wearing(shown, [alone])).pieces.map(typeOf)).not.toContain(typeOf(alone));

  // What would bring most is worn as soon as it is owned, and is not named any more. With food, fights may be
  // fought in another way, that takes more of it.
  const [thing] = arcOf({ shown: dressed }).next;
  if (thing === undefined) return;
  const owner = owning(dressed, thing, world);
  const { pieces } = adviceFor(owner);
  for (const itemId of thing.itemIds) expect(pieces.map((piece) => piece.itemId)).toContain(itemId);
  if (thing.kind === 'food') return;
  const wearer = prepared(owner, adviceFor(owner), world, 0);
  const next = arcOf({ shown: wearer }).next.flatMap(({ itemIds }) => itemIds);
  for (const itemId of thing.itemIds) expect(next).not.toContain(itemId);
}

test(
  'no advice of one screen is undone by another, and what is named next is worn once it is owned',
  () => {
    fc.assert(
      fc.property(characters, (state) => expectOneAdvice({ shown: restedOf(state) })),
      runs(2),
    );
  },
  PROPERTY_TIMEOUT,
);

test('a newcomer who loses each fight of a far region is advised once (seed 129280197)', () => {
  const { shown } = newcomer();
  const skewers = world.sets.items.find(({ name }) => name === 'Palewater Salmon Skewers');
  const inventory = addAmounts(shown.inventory, [{ itemId: skewers?.id ?? 0, amount: 147 }]);
  expectOneAdvice({ shown: { ...shown, regionId: 4, gold: 0, inventory } });
});
