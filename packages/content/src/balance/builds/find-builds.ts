import {
  aimsOfTrait,
  BAG_AIMS,
  type BagAim,
  bagScore,
  type Equipment,
  entriesOf,
  isBetterScore,
  openBestOfBag,
  prepared,
  type Seed,
  type Shown,
  type Trait,
} from '@slumberfell/engine';
import { bestGear, ELITE_GEAR } from '../gear.ts';
import { ownerOf } from '../owner.ts';
import { item, sets, world } from '../shipped.ts';
import { type BestBuild, buildOf, plainWearer } from './build.ts';
import type { BuildPlace } from './build-cells.ts';
import { nightForecast, nightOf } from './build-measures.ts';

/** The most searches from one start. Each begins with what the one before has found, under other seeds. */
const MOST_SEARCHES = 8;
/** Nights with which what was found from several starts is compared. */
const COMPARED_NIGHTS = 40;

/** Share of the maximum health at which those in Elite gear eat at first, in ten-thousandths. */
const LOWER_THRESHOLD = 2_500;

const searchSeed = (search: number): Seed => [search + 1, 2, 3, 4];
const COMPARE_SEED: Seed = [0x636f_6d70, 2, 3, 4];

/** A character of one style that owns every piece and has tamed every pet. */
function ownerOfAll(place: BuildPlace): Shown {
  const plain = plainWearer(place);
  const isOther = (id: number) => (item(id).providedAttackStyle ?? place.style) !== place.style;
  const own = entriesOf(plain.inventory).filter(([id]) => !isOther(id));
  return ownerOf(
    { ...plain, inventory: own.flat() },
    sets.items.filter(({ id }) => !isOther(id)),
  );
}

/** Normal gear; the best Elite gear; and in each slot the best piece whose traits serve the aim. */
function startsOf(place: BuildPlace, aim: BagAim): readonly Shown[] {
  const owner = ownerOfAll(place);
  const elite = bestGear(place.style, place.level, ELITE_GEAR);
  const serving = sets.items.filter((piece) => (piece.traits ?? []).some((trait) => serves(trait, aim)));
  const dressed = (...gear: readonly Equipment[]): Shown => ({
    ...owner,
    equipment: Object.assign({ ...owner.equipment }, ...gear),
    healingShare: LOWER_THRESHOLD,
  });
  return [owner, dressed(elite), dressed(elite, bestGear(place.style, place.level, serving))];
}

const serves = (trait: Trait, aim: BagAim): boolean => aimsOfTrait(trait).includes(aim);

/** Searches again and again, until nothing better is found. */
function searchFrom(start: Shown, aim: BagAim, { regionId }: BuildPlace): Shown {
  let best = start;
  for (let searches = 0; searches < MOST_SEARCHES; searches++) {
    const search = openBestOfBag(nightOf(best, regionId, searchSeed(searches)), aim, world);
    if ('refused' in search) throw new Error(`The hunt was refused: ${search.refused}`);
    while (!search.isDone) search.play(1);
    const found = search.result();
    if (found.pieces.length === 0 && found.healingShare === null) break;
    best = prepared(best, found, world, 0);
  }
  return best;
}

/** The one that is best for an aim. */
function bestOf(found: readonly Shown[], aim: BagAim, { regionId }: BuildPlace): Shown {
  const scored = found.map((shown) => ({
    shown,
    score: bagScore(nightForecast(shown, regionId, COMPARE_SEED, COMPARED_NIGHTS), aim, healingOf(shown)),
  }));
  return scored.reduce((best, other) => (isBetterScore(other.score, best.score) ? other : best)).shown;
}

const healingOf = ({ equipment }: Shown): number => item(equipment.food ?? 0).healingAmount ?? 0;

/**
 * The best builds of a place, one for each aim, as the search for the best of the bag finds them: from each
 * start for each aim, then on from the best of all that was found.
 */
export function findBuilds(place: BuildPlace): readonly BestBuild[] {
  const found = BAG_AIMS.flatMap((aim) => startsOf(place, aim).map((start) => searchFrom(start, aim, place)));
  return BAG_AIMS.map((aim) => {
    const first = bestOf(found, aim, place);
    const best = bestOf([first, searchFrom(first, aim, place)], aim, place);
    return { cell: { ...place, aim }, ...buildOf(best) };
  });
}
