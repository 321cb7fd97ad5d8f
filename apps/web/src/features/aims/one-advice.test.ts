import {
  atRest,
  combatRates,
  equipObstacles,
  type ItemAmount,
  openNightPack,
  type Shown,
  type State,
  supposing,
  untilOver,
  whatIf,
  withAllFood,
} from '@slumberfell/engine';
import { PROPERTY_TIMEOUT, runs } from '@slumberfell/engine/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AimFacts } from './aim.ts';
import { aimsByKind } from './choose-aims.ts';
import { aimsOf, characters, fightOf, SEED, world } from './testing/characters.ts';

/** Home, Equipment and Combat advise the same: what one of them puts on, none of them takes off. */

/** What Combat and Equipment advise to wear and to pack. */
function adviceFor(shown: Shown): readonly ItemAmount[] {
  const { command } = fightOf(shown);
  const until = untilOver(shown, 0, world);
  const open = openNightPack({ shown, command, at: 0, until, seed: SEED }, world);
  if ('refused' in open) return [];
  while (!open.isDone) open.play();
  return open.result().pieces;
}

function wearing(shown: Shown, pieces: readonly ItemAmount[]): Shown {
  if (pieces.length === 0) return shown;
  const worn = whatIf(shown, { name: 'wear', input: { pieces } }, world, 0);
  if ('refused' in worn) throw new Error(worn.refused);
  return worn;
}

const typeOf = ({ itemId }: ItemAmount) => world.item(itemId)?.equipmentType;

/** The character at rest, as it is in the facts of its aims. */
const restedOf = ({ shown }: State): Shown => atRest(shown, world, 0);

function expectOneAdvice(state: State): void {
  const found = aimsOf(state, 0);
  const { aims, facts } = found;
  const { shown } = facts;
  expectNoWayBack(found);
  const advice = adviceFor(shown);
  expect(facts.advised?.pack.pieces ?? []).toEqual(advice);
  for (const aim of aims) {
    const last = aim.steps.at(-1);
    const wear = aim.steps.find(({ name }) => name === 'wear');
    if (wear === last && wear !== undefined) expect(wear.input).toEqual({ pieces: advice });
    if (last?.name === 'begin-hunting' && last.input.regionId === shown.regionId)
      expect(wear?.input ?? { pieces: [] }).toEqual({ pieces: advice });
  }

  // All of it at once, as Combat, Equipment and Home do.
  const dressed = wearing(shown, advice);
  expect(adviceFor(dressed)).toEqual([]);
  const after = aimsByKind(aimsOf({ shown: dressed }, 0).facts);
  expect(after.gear.filter(({ steps }) => steps.at(-1)?.name === 'wear')).toEqual([]);

  // One slot, as Equipment does, and a piece that Home proposes to make or to find.
  const alone = advice.find(({ itemId }) => {
    const item = world.item(itemId);
    return item !== undefined && equipObstacles(shown, item).length === 0;
  });
  if (alone) expect(adviceFor(wearing(shown, [alone])).map(typeOf)).not.toContain(typeOf(alone));
  const [near] = facts.nearPieces;
  if (near) {
    const piece = { itemId: near.item.id, amount: 1 };
    const owner = wearing(supposing(dressed, { owned: [piece] }), [piece]);
    expect(adviceFor(owner).map(typeOf)).not.toContain(typeOf(piece));
  }
}

/** The experience of an hour in a region, as the character would go there: with its best pieces and food. */
function experienceIn(regionId: number, { advised, shown }: AimFacts): number {
  const from = withAllFood(advised?.dressed ?? shown, world);
  const [hour] = combatRates([{ kind: 'region', id: regionId }], { shown: from, at: 0, seed: SEED }, world);
  // A region in which half of the runs fall within the hour is no place to be sent from.
  return hour && hour.survives > 0.5 ? hour.experience.reduce((sum, { perHour }) => sum + perHour, 0) : 0;
}

function expectNoWayBack({ aims, facts }: ReturnType<typeof aimsOf>): void {
  const here = experienceIn(facts.shown.regionId, facts);
  const next = Object.values(aimsByKind(facts)).flatMap((all) => all.slice(0, 2));
  for (const { steps } of [...aims, ...next])
    for (const step of steps)
      if (step.name === 'travel')
        expect(experienceIn(step.input.regionId, facts)).toBeGreaterThanOrEqual(0.79 * here);
}

test(
  'no advice of one screen is undone by another, and no aim leads to a region that brings much less',
  () => {
    fc.assert(
      fc.property(characters, (state) => expectOneAdvice({ ...state, shown: restedOf(state) })),
      runs(8),
    );
  },
  PROPERTY_TIMEOUT,
);
